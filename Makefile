# Heatcloak: `make demo` and `make test` are all that a fresh machine needs, with Python >= 3.11.
# ARGS="..." reaches the command behind demo, test, bench, figures and lock; PYTHON=... names the Python to use.

BIN := .venv/bin

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help demo test check soak bench figures lock clean run-venv dev-venv

help: ## show this list
	@echo 'Usage: make TARGET [ARGS="..."] [PYTHON=python3.12]'
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  %-7s %s\n", $$1, $$2 }' Makefile

demo: run-venv ## the whole system on this machine; leaves picture and summary in demo-out/
	@$(BIN)/heatcloak demo --out demo-out $(ARGS)

test: dev-venv ## the tests
	@$(BIN)/pytest $(ARGS)

check: dev-venv ## linters, formatting, types
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@tools/check_tree.sh

soak: dev-venv ## the long forms: a thousand kills, two hundred audits, a day cut off, a storm (above an hour)
	@$(BIN)/pytest -s tests/system/test_kill_storm.py tests/aggregator/simulation/audit/test_false_alarms.py \
		tests/system/test_cut_off.py tests/system/storm --kills 1000 --audits 200 --hours 24 \
		--storms 20 --fuzz 100000 $(ARGS)

bench: dev-venv ## the benchmarks, ours beside the peers (ARGS=recovery for one of them)
	@$(BIN)/heatcloak bench $(ARGS)

figures: run-venv ## every figure of the papers, and one page of them, in figures-out/ (about five minutes)
	@$(BIN)/heatcloak experiment run all --out figures-out $(ARGS)

lock: ## renew requirements/; ARGS=--upgrade for the newest versions
	@tools/lock.sh $(ARGS)

clean: ## remove .venv, caches and what demo and builds left
	@rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist */build */dist demo-out figures-out
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

run-venv:
	@tools/venv.sh run

dev-venv:
	@tools/venv.sh dev
