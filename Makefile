# make render   draw the reference batch into Output
# make test     check the formatting and run every test
# make fuzz     20,000 spoilt files, random gestures and rasters for readers, engines and encoders
# make bench    print what each step of a picture costs
# make pictures draw the goods and icons of the themes anew
# make docs     build the documentation of the libraries into .build/documentation
# make reference: write Schemas and docs/reference anew from the grammars of files; its tests fail, as they record
# make format   format the sources
# make lint     check the formatting only
# make build, libraries, fonts: the command alone; the packages that it is built with; the fonts of the themes
#
# Each installs the Debian packages that it misses and says which.

.PHONY: render test fuzz bench docs reference format lint build libraries fonts test-tools pictures
.DEFAULT_GOAL := render

library_packages := pkg-config libcairo2-dev libfreetype-dev libfontconfig-dev libharfbuzz-dev libfribidi-dev \
	libicu-dev libisal-dev libspng-dev libxxhash-dev libdeflate-dev libjpeg62-turbo-dev libwebp-dev liblcms2-dev \
	libgif-dev zlib1g-dev
font_packages := fonts-inter fonts-noto-cjk fonts-noto-color-emoji fonts-noto-core
# What the plain C programs of the benchmarks are written with.
bench_packages := libpango1.0-dev libvips-tools webp imagemagick librsvg2-bin chromium ffmpeg apngasm
test_packages := libpng-dev librsvg2-bin chromium poppler-utils pngcheck imagemagick python3-venv

formulas := pkg-config cairo freetype fontconfig harfbuzz fribidi icu4c isa-l libspng xxhash libdeflate jpeg-turbo webp \
	little-cms2 giflib zlib
font_casks := font-inter font-noto-sans-cjk font-noto-color-emoji
test_formulas := librsvg poppler pngcheck imagemagick

# The modules that a program meets through the products, each after those that it needs.
documented := Geometry Styles Contents Layouts DisplayLists Interaction ThumbindexEngines Documents Timelines Rasters \
	Rendering Painting Thumbindex Comparing ThumbindexTesting
documentation := .build/documentation

sources := Package.swift Sources Tests Examples
release := --configuration release
# The command holds Swift's libraries itself: it starts sooner, and runs where Swift is not installed.
build_command := THUMBINDEX_STATIC=1 swift build $(release) --product thumbindex
venv := .build/venv
bench_venv := .build/bench-venv
pngsuite := $(venv)/pngsuite/pypng-0.20220715.0/code/pngsuite.py
results := Benchmarks/results

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

build: libraries
	$(build_command)

test: libraries fonts test-tools lint
	swift build $(release) --build-tests
	$(build_command)
	swift test $(release) --skip-build
	swift test --package-path Examples/SnapshotTests --scratch-path .build/example
	swift run --package-path Examples/Control --scratch-path .build/example
	rm -rf .build/plants && mkdir .build/plants
	cd .build/plants && ../release/thumbindex init Plants \
		&& swift run --package-path ../../Examples/Pictures --scratch-path ../example

fuzz: libraries
	swift build $(release) --build-tests
	THUMBINDEX_FUZZ_RUNS=20000 swift test $(release) --skip-build --filter Fuzz

lint:
	swift format lint --strict --recursive $(sources)

bench: libraries fonts $(venv)/installed $(bench_venv)/installed
	$(call install,$(bench_packages),pango vips webp)
	$(build_command)
	THUMBINDEX_STATIC=1 swift build $(release) --product PictureBenchmarks
	mkdir -p $(results)
	rm -f $(results)/missed
	cc -O2 Benchmarks/pictures/plain.c -o $(results)/plain $$(pkg-config --cflags --libs pangocairo) -lm
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
	@if [ -e $(results)/missed ]; then echo "A bound was missed: the tables above say which."; exit 1; fi

docs: libraries
	mkdir -p $(documentation)
	THUMBINDEX_DOCS=1 swift package --scratch-path .build/docs --allow-writing-to-directory $(documentation) \
		generate-documentation --enable-experimental-combined-documentation --warnings-as-errors \
		$(addprefix --target ,$(documented)) --output-path $(documentation)

reference: libraries
	swift build $(release) --build-tests
	-THUMBINDEX_RECORD=all swift test $(release) --skip-build --filter '(Theme|Content|Timeline|Batch)SchemaTests|ComparisonRulesTests'

pictures: $(venv)/installed
	$(call install,librsvg2-bin,librsvg)
	$(venv)/bin/python Themes/pictures/draw.py

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
