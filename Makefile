# make render   draw the reference themes into Output
# make test     check the formatting and run every test
# make fuzz     feed 20,000 spoilt files to the readers
# make bench    print what each step of a picture costs, beside plain C programs
# make format   format the sources
# make lint     check the formatting only
#
# Each installs the packages that it misses and says which.

.PHONY: render test fuzz bench format lint library-packages render-packages test-packages bench-packages
.NOTPARALLEL:
.DEFAULT_GOAL := render

libraries := pkg-config libcairo2-dev libfontconfig-dev libfreetype-dev libfribidi-dev libharfbuzz-dev libicu-dev \
	libisal-dev libspng-dev
fonts := fonts-inter fonts-noto-cjk fonts-noto-color-emoji fonts-noto-core
test_tools := chromium librsvg2-bin pngcheck poppler-utils python3-venv
bench_tools := libpango1.0-dev

# The same for Homebrew.
library_formulas := pkg-config cairo fontconfig freetype fribidi harfbuzz icu4c isa-l libspng
font_casks := font-inter font-noto-sans-cjk-sc font-noto-color-emoji font-noto-sans-arabic font-noto-sans-hebrew \
	font-noto-sans-thai font-noto-sans-devanagari
test_formulas := chromium librsvg pngcheck poppler python
bench_formulas := pango

sources := Package.swift Sources Tests Benchmarks
release := --configuration release
venv := .build/venv

# Swift brings this compiler along.
CC := clang
CXX := clang++

# $(call install,Debian packages,Homebrew formulas): the packages on Debian and its kin, advice elsewhere.
define install
@if command -v dpkg-query > /dev/null; then \
	missing=$$(for package in $(1); do \
		dpkg-query --show --showformat '$${db:Status-Status}\n' $$package 2> /dev/null | grep -qx installed \
			|| echo $$package; \
	done); \
	if [ -n "$$missing" ]; then \
		echo "Installing" $$missing; \
		if [ $$(id -u) = 0 ]; then as=env; else as="sudo env"; fi; \
		$$as apt-get update --quiet=2 \
			&& $$as DEBIAN_FRONTEND=noninteractive apt-get install --quiet=2 --yes --no-install-recommends $$missing; \
	fi; \
elif command -v brew > /dev/null; then \
	missing=$$(for formula in $(2); do brew list $$formula > /dev/null 2>&1 || echo $$formula; done); \
	if [ -n "$$missing" ]; then echo "Please run: brew install" $$missing; exit 1; fi; \
else \
	echo "Neither apt-get nor brew is here; needed are: $(1)"; \
fi
endef

render: render-packages
	swift build $(release) --product thumbindex
	.build/release/thumbindex render --direction ltr,rtl

test: test-packages $(venv)/installed lint
	swift build $(release) --build-tests
	swift test $(release) --skip-build

fuzz: library-packages
	swift build $(release) --build-tests
	THUMBINDEX_FUZZ_RUNS=20000 swift test $(release) --skip-build --filter Fuzz

bench: bench-packages
	swift build $(release) --product PictureBenchmarks
	swift build $(release) --product CollationBenchmark
	mkdir -p Benchmarks/results
	$(CC) -O3 Benchmarks/pictures/plain.c $$(pkg-config --cflags --libs pangocairo) -lm -o .build/plain-pictures
	.build/release/PictureBenchmarks .build/plain-pictures Benchmarks/results/pictures.json
	$(CXX) -O3 -std=c++17 Benchmarks/collation/plain.cpp $$(pkg-config --cflags --libs icu-i18n) -o .build/plain-collation
	.build/release/CollationBenchmark names 1000000 1 > .build/names.txt
	.build/release/CollationBenchmark .build/names.txt zh
	.build/plain-collation .build/names.txt zh

lint:
	swift format lint --strict --recursive $(sources)

format:
	swift format --in-place --recursive $(sources)

library-packages:
	$(call install,$(libraries),$(library_formulas))

render-packages:
	$(call install,$(libraries) $(fonts),$(library_formulas) $(font_casks))

test-packages:
	$(call install,$(libraries) $(fonts) $(test_tools),$(library_formulas) $(font_casks) $(test_formulas))

bench-packages:
	$(call install,$(libraries) $(fonts) $(bench_tools),$(library_formulas) $(font_casks) $(bench_formulas))

# The Python packages that tests compare with, at fixed versions.
$(venv)/installed: Tests/requirements.txt
	python3 -m venv $(venv)
	$(venv)/bin/python -m pip install --quiet --disable-pip-version-check --requirement Tests/requirements.txt
	touch $@
