"""A decode client as serving stacks write it, against the names of aiter."""

from __future__ import annotations

import torch
from support import DIM, Batch, Result, assert_correct, poisoned

MAX_ROWS = 24
CAPACITY = 16  # split counts in a server's constant table


class Server:
    """Constant tables and one workspace per device; the entries are imported where they are called."""

    def __init__(self, heads: int, device: str) -> None:
        from aiter.mla import get_mla_v4_nm_ps_workspace

        counts = torch.arange(1, CAPACITY + 1, dtype=torch.int32, device=device)
        starts = torch.arange(MAX_ROWS + 1, dtype=torch.int32, device=device)
        self.split_table = counts[:, None] * starts  # row s-1: 0, s, 2s, …
        self.qo_indptr = starts.clone()
        self.workspace = get_mla_v4_nm_ps_workspace(torch.device(device), num_partitions=128, num_heads=heads)

    def split(self, batch: Batch, rows: int, splits: int) -> torch.Tensor:
        """`rows` rows of a batch by the split plan; kv_indptr stays as long as it was staged."""
        from aiter.mla import mla_decode_fwd_v4_nm

        output = poisoned(batch.q.size(0), batch.heads, DIM, dtype=torch.bfloat16, device=batch.q.device)
        mla_decode_fwd_v4_nm(
            q=batch.q[:rows],
            qrope=batch.q_rope[:rows],
            kv_buffer=batch.kv.view(-1, 1, 1, DIM),
            kvrope=batch.kv_rope.view(-1, 1, 1, 64),
            output=output[:rows],
            qo_indptr=self.qo_indptr[: rows + 1],
            kv_indptr=batch.kv_indptr,
            kv_page_indices=batch.pages,
            max_seqlen_q=1,
            sink=batch.sink,
            num_kv_splits=splits,
            split_indptr=self.split_table[splits - 1][: rows + 1],
            sm_scale=DIM**-0.5,
        )
        return output

    def persistent(self, batch: Batch, rows: int) -> torch.Tensor:
        """`rows` rows of a batch by the persistent entry, which must leave the counters at rest."""
        from aiter.mla import mla_decode_fwd_v4_nm_ps

        output = poisoned(batch.q.size(0), batch.heads, DIM, dtype=torch.bfloat16, device=batch.q.device)
        out = output[:rows]
        returned = mla_decode_fwd_v4_nm_ps(
            batch.q[:rows].contiguous(),
            batch.q_rope[:rows].contiguous(),
            batch.kv.view(-1, DIM),
            batch.kv_rope.view(-1, 64),
            batch.kv_indptr[: rows + 1],
            batch.pages.contiguous(),
            batch.sink.contiguous(),
            self.workspace,
            out=out,
        )
        assert returned is out
        assert not self.workspace.cnt.any(), "counters are not zero at rest"
        return output


def assert_rows(batch: Batch, output: torch.Tensor, rows: int, label: object) -> None:
    """The first rows as the reference has them; rows without KV and rows after them still NaN."""
    expected = batch.reference()
    live = type(expected)(*(field[:rows] for field in expected))
    assert_correct(Result(output[:rows], None), live, label=label)
    assert output[rows:].isnan().all(), f"{label}: a row that was not asked for was written"
