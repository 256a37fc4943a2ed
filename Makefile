# The front door: `make decode` shows it working, `make test` checks it. Both make .venv on their first run.
PYTHON ?= python3
VENV ?= .venv
ARGS ?=
DIST ?= dist
PY := $(VENV)/bin/python
READY := $(VENV)/.ready
CPP_FILES = $(shell git ls-files 'kernels/*.h' 'kernels/*.cpp' 'kernels/*.cu' 'kernels/*.hip' 'op_tests/*.cpp' 'op_tests/*.h')
CLANG_FORMAT ?= $(shell command -v clang-format-22)

.PHONY: help env build decode test slow lint format wheel clean

help:
	@echo 'make decode   build, then run one DeepSeek-V4 decode step on the CPU (ARGS="--trace FILE.csv" and others)'
	@echo 'make test     op_tests without the slow ones; make slow: the slow ones'
	@echo 'make lint     ruff, mypy, and clang-format where it is installed; make format: mend what they can'
	@echo 'make wheel    wheel and source distribution into $(DIST)/'

$(READY): requirements-dev.txt pyproject.toml
	test -x $(PY) || $(PYTHON) -m venv $(VENV)
	$(PY) -m pip install --disable-pip-version-check --quiet -r requirements-dev.txt
	touch $@

env: $(READY)

build: $(READY)
	$(PY) -m mla_jit build --arch cpu

decode: build
	$(PY) -m mla_jit decode $(ARGS)

test: $(READY)
	$(PY) -m pytest op_tests -m "not slow" $(ARGS)

slow: $(READY)
	$(PY) -m pytest op_tests -m slow $(ARGS)

lint: $(READY)
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	$(PY) -m mypy
	@if [ -n "$(CLANG_FORMAT)" ]; then echo "$(CLANG_FORMAT) --dry-run --Werror"; \
	    [ -z "$(CPP_FILES)" ] || $(CLANG_FORMAT) --dry-run --Werror $(CPP_FILES); \
	else echo 'clang-format-22 is not installed: C++ formatting not checked'; fi

format: $(READY)
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .
	@[ -z "$(CLANG_FORMAT)" ] || [ -z "$(CPP_FILES)" ] || $(CLANG_FORMAT) -i $(CPP_FILES)

wheel: $(READY)
	$(PY) -m hatchling build -d $(DIST)

clean:
	rm -rf $(VENV) build $(DIST)
