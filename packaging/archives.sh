#!/bin/sh
# usage: archives.sh FOLDER
# Makes in FOLDER/lib the archives that the self-contained program is linked with and that Debian 12 does not have:
# libraries from Debian's source packages, and the part of ICU's data that collation needs. FOLDER/licenses gets the terms of
# all that is inside. Debian verifies what it gives; the machine's own settings of apt are not touched.
set -eu

folder=$1
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$folder/lists/partial" "$folder/cache/archives/partial" "$folder/sources" "$folder/objects" "$folder/lib" \
	"$folder/licenses"
folder=$(cd "$folder" && pwd)
suite=$(sed --quiet "s/^VERSION_CODENAME=//p" /etc/os-release)
keyring=/usr/share/keyrings/debian-archive-keyring.gpg
{
	echo "deb-src [signed-by=$keyring] http://deb.debian.org/debian $suite main"
	echo "deb-src [signed-by=$keyring] http://deb.debian.org/debian-security $suite-security main"
} > "$folder/sources.list"

apt() {
	apt-get --quiet=2 -o APT::Sandbox::User=root -o Dir::Etc::SourceList="$folder/sources.list" \
		-o Dir::Etc::SourceParts=/dev/null -o Dir::State::Lists="$folder/lists" -o Dir::Cache="$folder/cache" "$@"
}

# The versions that the headers are of: what is linked in is what was compiled against.
version() { dpkg-query --show --showformat '${source:Version}' "$1"; }

apt update
cd "$folder/sources"
apt source "harfbuzz=$(version libharfbuzz-dev)" "lcms2=$(version liblcms2-dev)" "libspng=$(version libspng-dev)" \
	"libisal=$(version libisal-dev)" "xxhash=$(version libxxhash-dev)" > /dev/null

objects=$folder/objects
flags="-O2 -fPIC -ffunction-sections -fdata-sections -ffile-prefix-map=$folder=."
archive() {
	rm -f "$folder/lib/$1"
	name=$1
	shift
	ar rcsD "$folder/lib/$name" "$@"
}

# Without mmap HarfBuzz would read whole fonts.
# shellcheck disable=SC2086
c++ -std=c++17 $flags -fno-exceptions -fno-rtti -fno-threadsafe-statics -fvisibility-inlines-hidden \
	-DHAVE_MMAP -DHAVE_SYS_MMAN_H -DHAVE_UNISTD_H -DHAVE_SYSCONF -DHAVE_MPROTECT -DHAVE_SYS_STAT_H -DHAVE_FCNTL_H \
	-DHAVE_PTHREAD -c harfbuzz-*/src/harfbuzz.cc -o "$objects/harfbuzz.o"
archive libharfbuzz.a "$objects/harfbuzz.o"
for file in lcms2-*/src/*.c; do
	# shellcheck disable=SC2086
	cc $flags -I"$(dirname "$file")/../include" -c "$file" -o "$objects/lcms2-$(basename "$file" .c).o"
done
archive liblcms2.a "$objects"/lcms2-*.o
# shellcheck disable=SC2086
cc $flags -c libspng-*/spng/spng.c -o "$objects/spng.o"
archive libspng.a "$objects/spng.o"
for name in xxhash xxh_x86dispatch; do
	case $(uname -m)-$name in
	x86_64-* | *-xxhash)
		# shellcheck disable=SC2086
		cc $flags -c xxhash-*/$name.c -o "$objects/xxhash-$name.o"
		;;
	esac
done
archive libxxhash.a "$objects"/xxhash-*.o
make --silent --directory "$(echo libisal-*/)" -f Makefile.unx units="crc igzip" lib > /dev/null
cp libisal-*/bin/isa-l.a "$folder/lib/libisal.a"

# Of ICU's data what sorting names takes: collation, locales, a few names of languages, normalisation; a quarter of it.
cd "$objects"
icu=$(dpkg-query --show --showformat '${source:Upstream-Version}' libicu-dev | cut -d. -f1)
ar p "$(cc -print-file-name=libicudata.a)" "icudt${icu}l_dat.o" > icudata-all.o
mkdir -p cut
objcopy --output-target binary --only-section .rodata icudata-all.o "icudt${icu}l.dat"
icupkg --list "icudt${icu}l.dat" > all.txt
{
	grep --invert-match --extended-regexp \
		'^(coll/.*|[^/]*\.res|lang/(root|pool|res_index)\.res|[^/]*\.nrm)$' all.txt
	# Times, amounts and names of hosts, among what is for all locales.
	grep --extended-regexp \
		-e '^(zoneinfo64|metaZones|timezoneTypes|windowsZones|dayPeriods|currencyNumericCodes)\.res$' \
		-e '^(genderList|grammaticalFeatures|plurals|pluralRanges)\.res$' -e '^(nfkc_cf|uts46)\.nrm$' all.txt
} > dropped.txt
icupkg --remove dropped.txt "icudt${icu}l.dat" "cut/icudt${icu}l.dat"
cc -DICU_DATA="icudt${icu}_dat" -DICU_FILE="\"cut/icudt${icu}l.dat\"" -c "$here/data.S" -o data.o
archive libicudata.a data.o
# Foundation's own ICU has data for dates, numbers and words, none of which the program formats with it.
swift=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")
foundation=$(nm "$swift/lib/swift_static/linux/lib_FoundationICU.a" 2> /dev/null \
	| sed --quiet 's/.* R \(icudt[0-9]*_dat\)$/\1/p' | head -n 1)
cc -DICU_DATA="$foundation" -c "$here/data.S" -o no-data.o
archive libfoundationdata.a no-data.o
# Found here, it is linked in place of the shared one.
cp "$(c++ -print-file-name=libstdc++.a)" "$folder/lib"
cp "$here/link.cfg" "$folder/link.cfg"

# The terms: of what was built here, of Debian's other archives, of libyaml, whose sources Yams has without them, and of
# Swift; those of packages are added when all is packed.
for source in harfbuzz lcms2 libspng libisal xxhash; do
	cp "$folder"/sources/$source-*/debian/copyright "$folder/licenses/$source.txt"
done
for package in libcairo2-dev libpixman-1-dev libpng-dev libfontconfig-dev libexpat1-dev libfreetype-dev libbrotli-dev \
	libfribidi-dev libwebp-dev libjpeg62-turbo-dev libgif-dev libdeflate-dev zlib1g-dev libicu-dev libstdc++6 libgcc-s1 \
	libyaml-0-2; do
	cp -L "/usr/share/doc/$package/copyright" "$folder/licenses/${package%-dev}.txt"
done
cp "$swift/share/swift/LICENSE.txt" "$folder/licenses/swift.txt"
