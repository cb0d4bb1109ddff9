# Shortcuts for common tasks. Whole-repository targets also run through Nx (`npx nx graph` shows them), npm package
# tasks through Turborepo.
SHELL := /bin/bash
.DEFAULT_GOAL := help
.PHONY: help up dev test proof gen gen-check lint ledger house storybook storybook-build build clean reset

help: ## Show this list
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | awk -F ':.*## ' '{printf "  make %-11s %s\n", $$1, $$2}'

up: ## Install, build, and run everything on this machine, with a demo marketplace
	@tools/scripts/up.sh

dev: ## Like up, with hot reload
	@tools/scripts/up.sh --dev

test: ## Prove everything: types, lint, web tests, stories, Go tests, ledger
	@tools/scripts/test.sh

proof: ## The long versions of the proofs (races, random sequences, kills) and the benchmarks
	@tools/scripts/proof.sh

gen: ## Generate code from the contracts
	@tools/scripts/gen.sh

gen-check: ## Fail if generated code differs from what the contracts produce
	@tools/scripts/gen.sh --check

lint: ## Check formatting, vet, package lint, and module boundaries
	@tools/scripts/lint.sh

ledger: ## Check the claims about the specification's sentences
	@go run ./tools/ledger check

house: ## Print maintainability metrics, each with its starting value, limit, and goal
	@go run ./tools/house

storybook: ## Open the component library
	@. tools/scripts/lib.sh && web_ready && npm run storybook

storybook-build: ## Build the component library for any static host: packages/ui/storybook-static
	@. tools/scripts/lib.sh && web_ready && turbo run build-storybook --filter=@caravan/ui --output-logs=errors-only

build: ## Build the pages and the server
	@. tools/scripts/lib.sh && preflight && web_ready && build_web && build_server

clean: ## Remove build output, but keep data and dependencies
	@rm -rf .caravan/bin/caravan .turbo .nx apps/*/.turbo packages/*/.turbo packages/*/dist packages/ui/storybook-static
	@find backend/app/web/dist -mindepth 1 ! -name .keep -delete 2>/dev/null || true
	@echo "• built files removed"

reset: ## Also remove this machine's data: databases, mail, files, generated secrets
	@tools/scripts/reset.sh
