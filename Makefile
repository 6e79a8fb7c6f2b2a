# make render   draw the reference batch into Output, and a sheet of each theme into Sheets
# make serve    open the themes in the browser, to touch and edit them
# make test     check the formatting and run every test
# make fuzz     20,000 spoilt files, random gestures and rasters for readers, engines and encoders; with FUZZ_MINUTES=120
#               as many as are tried in that time, from where the last such run ended; the loops in C by libFuzzer
# make kills    kill the command 1,000 times at random moments, and compare what is left
# make faults   let a live session's server be cut off, flooded with saves and dragged for ten minutes
# make sanitize run the tests of what reads files under AddressSanitizer, and those of what has threads under ThreadSanitizer
# make bench    print what each step of a picture costs
# make pictures draw the goods and icons of the themes anew
# make docs-pictures  draw the pictures of docs/mockups.md and docs/looks.md anew
# make docs     build the documentation of the libraries into .build/documentation
# make reference: write Schemas and docs/reference anew from the grammars of files; its tests fail, as they record
# make format   format the sources
# make lint     check the formatting only
# make install  put the command with manual pages, completions and schemas below PREFIX, /usr/local unless given
# make dist     pack a self-contained command for Linux, which needs nothing but the C library, into .build/dist
# make dist-test  draw the reference batch with it in bare systems of Debian (SUITES); for root
# make deb      make a Debian package of it
# make cluster-test  draw a large batch as an array of Slurm's, with a node killed in the middle; for root
# make build, libraries, fonts: the command alone; the packages that it is built with; the fonts of the themes
#
# Each installs the Debian packages that it misses and says which.

.PHONY: render serve test fuzz kills faults sanitize bench docs reference format lint build libraries fonts test-tools \
	pictures docs-pictures install dist dist-test deb cluster-test
.DEFAULT_GOAL := render

library_packages := pkg-config libcairo2-dev libfreetype-dev libfontconfig-dev libharfbuzz-dev libfribidi-dev \
	libicu-dev libisal-dev libspng-dev libxxhash-dev libdeflate-dev libjpeg62-turbo-dev libwebp-dev liblcms2-dev \
	libgif-dev zlib1g-dev librsvg2-bin
font_packages := fonts-inter fonts-noto-cjk fonts-noto-color-emoji fonts-noto-core
# What the plain C programs of the benchmarks are written with.
bench_packages := libpango1.0-dev libvips-tools webp imagemagick librsvg2-bin chromium ffmpeg apngasm
test_packages := libpng-dev chromium ffmpeg inkscape parallel poppler-utils pngcheck imagemagick python3-venv \
	shellcheck xz-utils
# What the self-contained command is made with; what its tests are made with.
dist_packages := dpkg-dev g++ icu-devtools libyaml-0-2 make nasm xz-utils
cluster_packages := slurmctld slurmd slurm-client

formulas := pkg-config cairo freetype fontconfig harfbuzz fribidi icu4c isa-l libspng xxhash libdeflate jpeg-turbo webp \
	little-cms2 giflib zlib librsvg
font_casks := font-inter font-noto-sans-cjk font-noto-color-emoji
test_formulas := poppler pngcheck imagemagick

# The modules that a program meets through the products, each after those that it needs.
documented := Geometry Styles Contents Layouts DisplayLists Interaction ThumbindexEngines Documents Timelines Rasters \
	Rendering Painting Thumbindex Comparing ThumbindexTesting
documentation := .build/documentation

PREFIX ?= /usr/local
DESTDIR ?=
SUITES ?= bookworm trixie
program := .build/release/thumbindex
# Of the argument parser, which writes manual pages.
generator := .build/manual/release/generate-manual
dist := .build/dist
dist_program := $(dist)/build/release/thumbindex
# What the builds' folders are called must not be in what they make. How long their path is remains in three checks of
# closures, which Swift's compiler writes so whatever it is told.
dist_flags := -Xswiftc -file-prefix-map -Xswiftc $(CURDIR)=. -Xcc -ffile-prefix-map=$(CURDIR)=. \
	-Xlinker --no-export-dynamic -Xlinker --build-id=none

sources := Package.swift Sources Tests Examples
# Without debug information, which takes a tenth of a build. Generic code of one module is compiled for the types of
# another. Types are asked for by their accessors and not by their names, of which each has the program search all
# conformances that it holds: a quarter of what its start took.
release := --configuration release -debug-info-format none -Xswiftc -cross-module-optimization \
	-Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
# The command holds Swift's libraries itself: it starts sooner, and runs where Swift is not installed.
build_command := THUMBINDEX_STATIC=1 swift build $(release) --product thumbindex
venv := .build/venv
bench_venv := .build/bench-venv
pngsuite := $(venv)/pngsuite/pypng-0.20220715.0/code/pngsuite.py
results := Benchmarks/results
# The seed with which the next long run of fuzz tests begins.
fuzz_seed := .build/fuzz-seed
# Swift's own clang has libFuzzer; so has that of Xcode's toolchains from swift.org.
fuzz_clang := $(firstword $(wildcard $(dir $(realpath $(shell command -v swift)))clang) clang)

# $(call example,command of swift,example): with the modules and the versions of packages that this package is built with.
# `swift test` is to build nothing: it would compile all modules again, and so would what is built after it.
example = cp $(CURDIR)/Package.resolved $(CURDIR)/Examples/$(2) && swift $(1) $(release) \
	--package-path $(CURDIR)/Examples/$(2) --scratch-path $(CURDIR)/.build

# Builds the tests that THUMBINDEX_TESTS names with a sanitizer, and runs them.
sanitized := options="$(release) --sanitize $$0 --scratch-path .build/$$0"; \
	swift build $$options --product ThumbindexPackageTests; swift test $$options --skip-build "$$@"

# $(call install,Debian packages,Homebrew formulas): the packages on Debian and its kin, advice elsewhere.
define install
@if command -v dpkg-query > /dev/null; then \
	missing=$$(for package in $(1); do \
		dpkg-query --show --showformat '$${db:Status-Status}' $$package 2> /dev/null | grep -qx installed \
			|| echo $$package; \
	done); \
	if [ -n "$$missing" ]; then \
		echo "Installing" $$missing; \
		if [ $$(id -u) = 0 ]; then run=env; else run="sudo env"; fi; \
		$$run apt-get update --quiet=2 \
			&& $$run DEBIAN_FRONTEND=noninteractive apt-get install --quiet --yes --no-install-recommends $$missing; \
	fi; \
elif command -v brew > /dev/null; then \
	missing=$$(for formula in $(2); do brew list $$formula > /dev/null 2>&1 || echo $$formula; done); \
	if [ -n "$$missing" ]; then echo "Please run: brew install" $$missing; exit 1; fi; \
else \
	echo "Neither apt-get nor brew is here; these are needed: $(1)"; \
fi
endef

render: build fonts
	.build/release/thumbindex render
	.build/release/thumbindex sheet Themes/*.sheet.yaml --out Sheets

serve: build fonts
	.build/release/thumbindex serve --open Themes

build: libraries
	$(build_command)

test: libraries fonts test-tools lint
	THUMBINDEX_STATIC=1 swift build $(release) --build-tests
	swift test $(release) --skip-build
	$(call example,build,SnapshotTests) --build-tests
	$(call example,test,SnapshotTests) --skip-build
	$(call example,run,Control)
	rm -rf .build/plants && mkdir .build/plants
	cd .build/plants && ../release/thumbindex init Plants && $(call example,run,Pictures)

fuzz: libraries .build/fuzz-pixels
	mkdir -p .build/fuzz-corpus
	.build/fuzz-pixels -max_len=8192 -print_final_stats=1 .build/fuzz-corpus Tests/Fuzzing/corpus \
		$(if $(FUZZ_MINUTES),-max_total_time=$$((6 * $(FUZZ_MINUTES))),-runs=200000)
	swift build $(release) --build-tests
ifdef FUZZ_MINUTES
	@end=$$(($$(date +%s) + 60 * $(FUZZ_MINUTES))); seed=$$(cat $(fuzz_seed) 2> /dev/null || echo 1); \
	while [ $$(date +%s) -lt $$end ]; do \
		THUMBINDEX_FUZZ_RUNS=2000 THUMBINDEX_FUZZ_SEED=$$seed swift test $(release) --skip-build --filter Fuzz \
			|| { echo "Failed with seeds from $$seed on."; exit 1; }; \
		seed=$$((seed + 2000)); echo $$seed > $(fuzz_seed); \
	done; echo "Seeds below $$seed were tried."
else
	THUMBINDEX_FUZZ_RUNS=20000 swift test $(release) --skip-build --filter Fuzz
endif

.build/fuzz-pixels: Tests/Fuzzing/pixels.c $(wildcard Sources/CPixels/*.c Sources/CPixels/webp/*.c)
	mkdir -p .build
	$(fuzz_clang) -O1 -g -fsanitize=fuzzer,address,undefined -fno-sanitize-recover=undefined \
		-ISources/CPixels/include -ISources/CPixels/webp $^ -lwebp -o $@

kills: build
	python3 Tests/Kills/rounds.py .build/release/thumbindex

faults: build fonts $(venv)/installed
	$(venv)/bin/python Benchmarks/live/faults.py .build/release/thumbindex $(or $(MINUTES),10)

# Builds of their own: instrumented modules are others. Tests that are not optimised would take hours. Leaks are not told:
# XCTest and Foundation have some. ThreadSanitizer has room for 65,536 calls within each other, and deepStack makes more.
sanitize: export TSAN_OPTIONS := suppressions=$(CURDIR)/Tests/Sanitizing/thread.supp
sanitize: export ASAN_OPTIONS := detect_leaks=0
sanitize: libraries fonts test-tools
	THUMBINDEX_TESTS=CodecsTests,ComparingTests,DrawingTests,FilesTests,RastersTests,RenderingTests \
		sh -ec '$(sanitized)' address
	THUMBINDEX_TESTS=BatchingTests,DrawingTests,JobsTests sh -ec '$(sanitized)' thread --skip deepStack

lint:
	swift format lint --strict --recursive --parallel $(sources)

bench: libraries fonts $(venv)/installed $(bench_venv)/installed
	$(call install,$(bench_packages),pango vips webp)
	$(build_command)
	THUMBINDEX_STATIC=1 swift build $(release) --product PictureBenchmarks
	mkdir -p $(results)
	rm -f $(results)/missed
	cc -O2 Benchmarks/pictures/plain.c -o $(results)/plain $$(pkg-config --cflags --libs pangocairo) -lm
	cc -O2 Benchmarks/pictures/plain-grid.c -o $(results)/plain-grid \
		$$(pkg-config --cflags --libs pangocairo spng libjpeg libwebp) -lm
	sync # What was built is on its way to the disk, which slows down what writes files.
	.build/release/PictureBenchmarks $(results)/plain .build/release/thumbindex $(bench_venv)/bin/python \
		$(results)/pictures.json || touch $(results)/missed
	swift build $(release) --product CollationBenchmarks
	c++ -O2 -std=c++17 Benchmarks/collation/plain.cpp -o $(results)/plain-collation \
		$$(pkg-config --cflags --libs icu-i18n icu-uc)
	.build/release/CollationBenchmarks $(results)/plain-collation $(results)/collation.json || touch $(results)/missed
	swift build $(release) --product PhotographBenchmarks
	$(venv)/bin/python Benchmarks/photographs/photographs.py $(results)/photographs
	.build/release/PhotographBenchmarks $(results)/photographs $(results)/photographs.json || touch $(results)/missed
	swift build $(release) --product BatchBenchmarks
	cc -O2 Benchmarks/batches/plain.c -o $(results)/plain-paths
	.build/release/BatchBenchmarks $(results)/plain-paths .build/release/thumbindex $(results)/batches.json \
		|| touch $(results)/missed
	swift build $(release) --product ComparisonBenchmarks
	.build/release/ComparisonBenchmarks $(venv)/bin/python $(results)/comparisons.json || touch $(results)/missed
	$(venv)/bin/python Benchmarks/live/latency.py .build/release/thumbindex $(results)/live.json \
		|| touch $(results)/missed
	@if [ -e $(results)/missed ]; then echo "A bound was missed: the tables above say which."; exit 1; fi

install: build $(generator)
	sh packaging/stage.sh $(program) $(generator) $(DESTDIR)$(PREFIX)

$(generator):
	swift package resolve
	swift build $(release) --package-path .build/checkouts/swift-argument-parser --scratch-path .build/manual \
		--product generate-manual

# A build of its own: that of the tests holds more, and is linked otherwise.
dist: libraries $(generator) $(dist)/link.cfg
	THUMBINDEX_STATIC=$(CURDIR)/$(dist)/link.cfg swift build $(release) --product thumbindex \
		--scratch-path $(dist)/build $(dist_flags)
	sh packaging/dist.sh $(dist_program) $(generator) $(dist) $(dist)

$(dist)/link.cfg: packaging/archives.sh packaging/data.S packaging/link.cfg
	$(call install,$(dist_packages),)
	sh packaging/archives.sh $(dist)

dist-test: dist build fonts
	$(call install,debootstrap,)
	rm -rf $(dist)/reference
	.build/release/thumbindex render --out $(dist)/reference > /dev/null
	sh packaging/dist-test.sh $(dist)/thumbindex-*-linux-$$(uname -m).tar.xz $(dist)/reference $(dist)/systems $(SUITES)

deb: dist
	$(call install,fakeroot lintian,)
	sh packaging/deb.sh $(dist)

cluster-test: build fonts
	$(call install,$(cluster_packages),)
	sh deploy/slurm/test.sh .build/release/thumbindex

docs: libraries
	mkdir -p $(documentation)
	THUMBINDEX_DOCS=1 swift package --scratch-path .build/docs --allow-writing-to-directory $(documentation) \
		generate-documentation --enable-experimental-combined-documentation --warnings-as-errors \
		$(addprefix --target ,$(documented)) --output-path $(documentation)

reference: libraries
	swift build $(release) --build-tests
	-THUMBINDEX_RECORD=all swift test $(release) --skip-build --filter '(Theme|Content|Timeline|Batch|Sheet)SchemaTests|LintSettingsTests|ComparisonRulesTests|AcceptedDeparturesTests'

pictures: libraries $(venv)/installed
	$(venv)/bin/python Themes/pictures/draw.py

docs-pictures: build fonts
	docs/pictures/draw.sh .build/release/thumbindex

format:
	swift format --in-place --recursive $(sources)

libraries:
	$(call install,$(library_packages),$(formulas))

fonts:
	$(call install,$(font_packages),$(font_casks))

test-tools: $(venv)/installed $(pngsuite)
	$(call install,$(test_packages),$(test_formulas))

# The Python packages that tests compare with, at fixed versions.
$(venv)/installed: Tests/requirements.txt
	$(call install,python3-venv,python3)
	python3 -m venv $(venv)
	$(venv)/bin/python -m pip install --quiet --disable-pip-version-check --requirement Tests/requirements.txt
	touch $@

# The sources of a Python package that hold the files of PngSuite.
$(pngsuite): $(venv)/installed
	$(venv)/bin/python -m pip download --quiet --disable-pip-version-check --no-deps --no-binary pypng \
		--dest $(venv)/pngsuite pypng==0.20220715.0
	tar -xzf $(venv)/pngsuite/pypng-0.20220715.0.tar.gz -C $(venv)/pngsuite
	touch $@

# The Python packages that benchmarks compare with.
$(bench_venv)/installed: Benchmarks/requirements.txt
	$(call install,python3-venv,python3)
	python3 -m venv $(bench_venv)
	$(bench_venv)/bin/python -m pip install --quiet --disable-pip-version-check --requirement $<
	touch $@
