#!/bin/sh
# Draws the pictures of docs/mockups.md and docs/looks.md anew; make docs-pictures calls it.
# usage: draw.sh thumbindex
set -eu
program=$1
pictures=$(dirname "$0")
work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

# draw TARGET PATH… OPTION…: the one picture that a run draws, as pictures/TARGET.png
draw() {
	target=$1
	shift
	rm -rf "$work/out"
	"$program" render "$@" --out "$work/out" >/dev/null
	mkdir -p "$pictures/$(dirname "$target")"
	find "$work/out" -name '*.png' ! -name 'board*' -exec cp {} "$pictures/$target.png" ';'
}

# look THEME STATE: light and dark at one pixel a point
look() {
	draw "looks/$1" "Themes/$1.theme.yaml" --state "$2" --appearance light --scale 1
	draw "looks/$1-dark" "Themes/$1.theme.yaml" --state "$2" --appearance dark --scale 1
}

"$program" init "$work/ios" --like ios >/dev/null
ios=$work/ios/starter.theme.yaml
cat >"$work/ios/android.theme.yaml" <<'END'
name: Android
content: starter.content.yaml
canvas: {preset: android-medium}
chrome:
  platform: android
  navigationBar: {title: Plants, leading: [menu], trailing: [more, search]}
  tabBar: {items: [Plants, Beds, Calendar], selected: 0}
  cutout: punchHole
END
cat >"$work/ios/tablet.theme.yaml" <<'END'
extends: starter.theme.yaml
canvas: {preset: ipad-mini}
chrome: {cutout: none}
END
cat >"$work/ios/foldable.theme.yaml" <<'END'
extends: android.theme.yaml
canvas: {preset: pixel-9-pro-fold-open}
END

one='--appearance light --scale 1'
# shellcheck disable=SC2086 # options are words
{
	draw mockups/chrome-rest "$ios" --state index-bar/rest $one
	draw mockups/chrome-scrolled "$ios" --state section-list/pinned $one
	draw mockups/chrome-android "$work/ios/android.theme.yaml" --state index-bar/rest $one
	draw mockups/bubble Themes/wechat.theme.yaml --state index-bar/touch-down-middle --crop bubble $one
	for finish in dark light clay; do
		draw "mockups/phone-$finish" "$ios" --state index-bar/rest --frame-style "phone,$finish" $one
	done
	draw mockups/tablet "$work/ios/tablet.theme.yaml" --state index-bar/rest --frame $one
	draw mockups/foldable "$work/ios/foldable.theme.yaml" --state index-bar/touch-down-middle --frame-style light $one
	draw mockups/measure "$ios" --state section-list/pinned --annotate measure $one
	draw mockups/elements "$ios" --state section-list/pinned --annotate a11y,hit $one
}
"$program" render Themes/wechat.theme.yaml --timeline Themes/jump.timeline.yaml --crop index-bar --film finger \
	--format gif --appearance light --scale 1 --out "$work/film" >/dev/null
cp "$work/film/wechat/jump/jump~index-bar.gif" "$pictures/mockups/finger.gif"
"$program" sheet Themes/wechat.sheet.yaml --scale 1 --out "$work/sheets" >/dev/null
cp "$work/sheets/wechat.png" "$pictures/mockups/sheet.png"

look glass index-bar/dragging
look material index-bar/dragging
look photos index-bar/dragging
look category grid/swipe-50

# lint RULE THEME: the report's picture of a rule's finding in a theme of 375 × 240 points
lint() {
	rm -rf "$work/report"
	printf '%s\n' "$2" >"$work/ios/flaw.theme.yaml"
	"$program" lint "$work/ios/flaw.theme.yaml" --report "$work/report" >/dev/null || true
	find "$work/report/pictures" -name "*-$1.png" -exec cp {} "$pictures/lint/$1.png" ';' -quit
}

small='content: starter.content.yaml
canvas: {size: [375, 240], background: {light: "#FFFFFF", dark: "#000000"}}'
lint unreachable-title "$small
indexBar: {slotHeight: 24, overflow: clip}"
lint condensed "$small
indexBar: {slotHeight: 16}"
lint font-missing "$small
indexBar: {slotHeight: 12, titleFont: {size: 10, families: [No Such Font, Inter]}}"
lint motion "$small
indexBar: {slotHeight: 12, titleFont: {size: 10}}
bubble: {shape: wave}"
lint appearance-unset 'content: starter.content.yaml
canvas: {size: [375, 240], background: "#FFFFFF"}
list: {header: {restingBackground: "#F0F0F0"}}
indexBar: {slotHeight: 12, titleFont: {size: 10}}'

# mended THEME STATE RULE: a reference theme without what it excepts, a finding outlined, and as --unsafe-fixes leave it
mended() {
	name=$1 state=$2 rule=$3
	rm -rf "$work/report" "$work/themes"
	cp -R Themes "$work/themes"
	rm "$work/themes/$name.lint.yaml"
	theme=$work/themes/$name.theme.yaml
	set -- "$theme" --state "$state" --appearance light --direction ltr --text-size L
	"$program" lint "$@" --report "$work/report" >/dev/null || true
	find "$work/report/pictures" -name "*-$rule.png" -exec cp {} "$pictures/lint/$name-before.png" ';' -quit
	"$program" lint "$@" --unsafe-fixes >/dev/null || true
	draw "lint/$name-after" "$theme" --state "$state" --appearance light
}
mended shop grid/first-page contrast
