# `make demo` and `make test` need nothing but Python >= 3.11: they create .venv themselves.
# ARGS="..." is passed to the command of the target; PYTHON=... chooses the Python.

BIN := .venv/bin

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help demo test test-all test-slow test-stack test-alone check docs soak bench figures sbom scan lock clean up down \
	backup restore trusted token run-venv dev-venv compose
# With it every process would compile all modules that it imports.
unexport PYTHONDONTWRITEBYTECODE

# Run test files in parallel; a module's fixtures are set up once. With more threads than cores, linear algebra in all
# of them would take several times as long.
PARALLEL := --dist loadfile --no-loadscope-reorder --numprocesses
ONE_THREAD := OPENBLAS_NUM_THREADS=1

help: ## list the targets
	@echo 'Usage: make TARGET [ARGS="..."] [PYTHON=python3.12]'
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-8s %s\n", $$1, $$2 }' Makefile

demo: run-venv ## run the whole system on this machine; results in demo-out/ (ARGS=--dashboard to watch)
	@$(BIN)/heatcloak demo --out demo-out $(ARGS)

test: dev-venv ## run the quick tests, which need only Python packages (a quarter of an hour)
	@$(ONE_THREAD) $(BIN)/pytest -m "not slow and not alone and not stack and not soak" $(PARALLEL) logical $(ARGS)

test-all: test test-slow test-stack test-alone ## run every suite but soak (over an hour; see CONTRIBUTING.md)

test-slow: dev-venv
	@$(ONE_THREAD) $(BIN)/pytest -m "slow and not soak" --timeout 900 $(PARALLEL) 3 $(ARGS)

test-stack: dev-venv
	@$(BIN)/pytest -o testpaths=tests/system/stack -m "stack and not soak" $(ARGS)

test-alone: dev-venv
	@$(BIN)/pytest -m "alone and not soak" $(ARGS)

check: dev-venv ## run linters, formatter and type checker
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@tools/check_tree.sh

docs: dev-venv ## build the documentation in site/; broken links and missing API names fail
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict $(ARGS)

soak: dev-venv ## run the long forms of tests: kills, audits, outages, containers (hours)
	@status=0; $(ONE_THREAD) $(BIN)/pytest -m soak --timeout 0 $(PARALLEL) logical $(ARGS) || status=$$?; \
	$(BIN)/pytest -s tests/system/test_kill_storm.py tests/lab/audit/test_false_alarms.py \
		tests/system/test_cut_off.py tests/system/storm tests/system/stack/test_loses_nothing.py \
		tests/aggregator/recovery/test_bpdn.py tests/aggregator/domains/graph/test_wide_weights.py \
		--timeout 0 --kills 1000 --audits 200 --hours 24 --storms 20 --fuzz 100000 --draws 200 --graphs 2000 \
		--stack-minutes 5 --city-zones 100 --city-minutes 10 $(ARGS) || status=$$?; exit $$status

bench: dev-venv ## run the benchmarks against peers (ARGS=recovery for one of them)
	@$(BIN)/heatcloak bench $(ARGS)

figures: run-venv ## reproduce every figure of the papers in figures-out/ (about seven minutes)
	@$(BIN)/heatcloak experiment run all --out figures-out $(ARGS)

up: compose ## build and start the containers (ARGS="--profile city" for many zones)
	@compose/up.sh $(ARGS)

down: compose ## stop the containers; ARGS=--volumes also deletes keys, passwords and readings
	@docker compose --profile postgres --profile city down --remove-orphans $(ARGS)

backup: compose ## archive keys, passwords and readings of running containers (ARGS=FILE)
	@compose/backup.sh save $(ARGS)

restore: compose ## fill new volumes from an archive (ARGS=FILE)
	@compose/backup.sh restore $(ARGS)

trusted: compose ## show what the trusted party sees, and prove that only it can (minutes)
	@echo "starts the stack, shows twenty rounds, and searches all containers for keys: about three minutes, more with long rounds"
	@compose/up.sh
	@echo "1 of 2: twenty rounds, as published and without noise (a minute with rounds of a second)"
	@docker compose run --rm trusted --rounds 20 $(ARGS)
	@echo "2 of 2: search every other container for keys (about two minutes)"
	@compose/prove.sh

token: compose ## print the token of the dashboard and the HTTP interface
	@docker compose exec -T aggregator cat /heatcloak/store/http.token

sbom: dev-venv ## list the Python packages of both images in sbom/, as CycloneDX
	@SOURCE_DATE_EPOCH=$${SOURCE_DATE_EPOCH:-$$(git log -1 --format=%ct)} PYTHONPATH=tools \
		$(BIN)/python -m supply.sbom sbom

scan: ## report known vulnerabilities of locked packages (asks an online service)
	@tools/scan.sh $(ARGS)

lock: ## renew requirements/ and docs/reference/licences.md; ARGS=--upgrade for the newest versions
	@tools/lock.sh $(ARGS)

clean: ## remove .venv, caches and output
	@rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis build dist */build */dist demo-out figures-out sbom \
		screenshots site
	@find . -name __pycache__ -type d -prune -exec rm -rf {} +

compose:
	@docker compose version >/dev/null 2>&1 || \
		{ echo "heatcloak: needs Docker with Compose 2.20 or later: see docker.com/get-started" >&2; exit 1; }

run-venv:
	@tools/venv.sh run

dev-venv:
	@tools/venv.sh dev
