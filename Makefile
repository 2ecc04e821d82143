# Deckpress. `make site` builds the sample site, `make test` runs every check; both first install what is missing.
# SETUP=no leaves the machine as it is: whatever is needed must then be there.

SHELL := bash
.SHELLFLAGS := -euo pipefail -c
.DEFAULT_GOAL := help
.NOTPARALLEL:

SETUP ?= yes
PORT ?= 8000
LAYOUTS ?= list cards
PROGRAM := .build/release/deckpress
SOURCES := Package.swift Sources Tests

ifeq ($(SETUP),yes)
install = Tests/Tools/install-packages $(1)
PYTHON ?= .venv/bin/python
VENV := .venv/installed
else
install = :
PYTHON ?= python3
VENV :=
endif

.PHONY: help program site sheets preview test test-swift test-site lint format bench clean packages-test

help: ## shows this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-11s %s\n", $$1, $$2 }' Makefile

program: ## builds the program: .build/release/deckpress
	@$(call install,build)
	swift build -c release --static-swift-stdlib --product deckpress

site: program ## builds the sample site into Site/public
	@$(call install,site)
	$(PROGRAM) build Site

sheets: program ## prints the sample decks as PDFs into Site/sheets; LAYOUTS="list cards"
	@$(call install,site sheets)
	@Tests/Tools/print-sheets $(PROGRAM) Site/sheets $(LAYOUTS)

preview: site ## builds the sample site and serves it; PORT=8000
	@$(call install,preview)
	@echo 'Serving Site/public at http://127.0.0.1:$(PORT)/ until Ctrl-C'
	@python3 -m http.server --bind 127.0.0.1 --directory Site/public $(PORT)

test: test-swift test-site ## runs every test: the Swift ones, then those of the built site

test-swift: packages-test
	swift test --disable-xctest

test-site: packages-test $(VENV) program
	$(PYTHON) -m pytest Tests/Tools Tests/Site

lint: ## checks format, white space and that the layers hold
	@$(call install,lint)
	swift format lint --strict --parallel --recursive $(SOURCES)
	Tests/Tools/check-text
	python3 Tests/Tools/layers.py

format: ## formats the Swift sources
	swift format --in-place --parallel --recursive $(SOURCES)

bench: program ## compares a build's speed with the cmark-gfm command's
	@$(call install,bench)
	python3 Tests/Benchmarks/bench.py

clean: ## removes what was built and installed in this folder
	rm -rf .build .venv Site/public Site/.deckpress Site/sheets

packages-test:
	@$(call install,build test)

.venv/installed: Tests/requirements.txt | packages-test
	Tests/Tools/install-python
