"""From sources to a loaded module: spec -> key -> ninja -> lock -> load.

- ``spec.py``: what a module is made of, as data.
- ``toolchain.py``: which compiler, and its identity.
- ``key.py``: the content key that decides whether a build can be reused.
- ``ninja.py``, ``limits.py``: writing and running one build, with as many jobs as the container allows.
- ``cache.py``, ``places.py``, ``trust.py``, ``locks.py``: where builds are kept, who may write there, who builds.
- ``builder.py``: one build from staging to published.
- ``loader.py``: the entry points, ``load`` and ``ensure``.
"""

from __future__ import annotations

__all__: list[str] = []
