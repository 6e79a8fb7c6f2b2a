// Each of these files belongs to the module in whose folder it is. `#embed` is of C23, and of clang for every C.
#include "CEmbeddedFiles.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char bytes_of_zh_places_txt[] = {
#embed "../Collation/Resources/zh-places.txt"
};
thumbindex_embedded_file thumbindex_file_zh_places_txt(void) {
    return (thumbindex_embedded_file){bytes_of_zh_places_txt, sizeof bytes_of_zh_places_txt};
}

static const unsigned char bytes_of_zh_surnames_txt[] = {
#embed "../Collation/Resources/zh-surnames.txt"
};
thumbindex_embedded_file thumbindex_file_zh_surnames_txt(void) {
    return (thumbindex_embedded_file){bytes_of_zh_surnames_txt, sizeof bytes_of_zh_surnames_txt};
}

static const unsigned char bytes_of_zh_syllables_txt[] = {
#embed "../Collation/Resources/zh-syllables.txt"
};
thumbindex_embedded_file thumbindex_file_zh_syllables_txt(void) {
    return (thumbindex_embedded_file){bytes_of_zh_syllables_txt, sizeof bytes_of_zh_syllables_txt};
}

static const unsigned char bytes_of_diff_report_css[] = {
#embed "../Reporting/Resources/diff-report.css"
};
thumbindex_embedded_file thumbindex_file_diff_report_css(void) {
    return (thumbindex_embedded_file){bytes_of_diff_report_css, sizeof bytes_of_diff_report_css};
}

static const unsigned char bytes_of_diff_report_js[] = {
#embed "../Reporting/Resources/diff-report.js"
};
thumbindex_embedded_file thumbindex_file_diff_report_js(void) {
    return (thumbindex_embedded_file){bytes_of_diff_report_js, sizeof bytes_of_diff_report_js};
}

static const unsigned char bytes_of_diff_report_mustache[] = {
#embed "../Reporting/Resources/diff-report.mustache"
};
thumbindex_embedded_file thumbindex_file_diff_report_mustache(void) {
    return (thumbindex_embedded_file){bytes_of_diff_report_mustache, sizeof bytes_of_diff_report_mustache};
}

static const unsigned char bytes_of_gallery_dialogs_html[] = {
#embed "../Reporting/Resources/gallery-dialogs.html"
};
thumbindex_embedded_file thumbindex_file_gallery_dialogs_html(void) {
    return (thumbindex_embedded_file){bytes_of_gallery_dialogs_html, sizeof bytes_of_gallery_dialogs_html};
}

static const unsigned char bytes_of_gallery_css[] = {
#embed "../Reporting/Resources/gallery.css"
};
thumbindex_embedded_file thumbindex_file_gallery_css(void) {
    return (thumbindex_embedded_file){bytes_of_gallery_css, sizeof bytes_of_gallery_css};
}

static const unsigned char bytes_of_gallery_js[] = {
#embed "../Reporting/Resources/gallery.js"
};
thumbindex_embedded_file thumbindex_file_gallery_js(void) {
    return (thumbindex_embedded_file){bytes_of_gallery_js, sizeof bytes_of_gallery_js};
}

static const unsigned char bytes_of_gallery_mustache[] = {
#embed "../Reporting/Resources/gallery.mustache"
};
thumbindex_embedded_file thumbindex_file_gallery_mustache(void) {
    return (thumbindex_embedded_file){bytes_of_gallery_mustache, sizeof bytes_of_gallery_mustache};
}

static const unsigned char bytes_of_junit_mustache[] = {
#embed "../Reporting/Resources/junit.mustache"
};
thumbindex_embedded_file thumbindex_file_junit_mustache(void) {
    return (thumbindex_embedded_file){bytes_of_junit_mustache, sizeof bytes_of_junit_mustache};
}

static const unsigned char bytes_of_lint_report_css[] = {
#embed "../Reporting/Resources/lint-report.css"
};
thumbindex_embedded_file thumbindex_file_lint_report_css(void) {
    return (thumbindex_embedded_file){bytes_of_lint_report_css, sizeof bytes_of_lint_report_css};
}

static const unsigned char bytes_of_lint_report_mustache[] = {
#embed "../Reporting/Resources/lint-report.mustache"
};
thumbindex_embedded_file thumbindex_file_lint_report_mustache(void) {
    return (thumbindex_embedded_file){bytes_of_lint_report_mustache, sizeof bytes_of_lint_report_mustache};
}

static const unsigned char bytes_of_match_report_css[] = {
#embed "../Reporting/Resources/match-report.css"
};
thumbindex_embedded_file thumbindex_file_match_report_css(void) {
    return (thumbindex_embedded_file){bytes_of_match_report_css, sizeof bytes_of_match_report_css};
}

static const unsigned char bytes_of_match_report_js[] = {
#embed "../Reporting/Resources/match-report.js"
};
thumbindex_embedded_file thumbindex_file_match_report_js(void) {
    return (thumbindex_embedded_file){bytes_of_match_report_js, sizeof bytes_of_match_report_js};
}

static const unsigned char bytes_of_match_report_mustache[] = {
#embed "../Reporting/Resources/match-report.mustache"
};
thumbindex_embedded_file thumbindex_file_match_report_mustache(void) {
    return (thumbindex_embedded_file){bytes_of_match_report_mustache, sizeof bytes_of_match_report_mustache};
}

static const unsigned char bytes_of_page_css[] = {
#embed "../Reporting/Resources/page.css"
};
thumbindex_embedded_file thumbindex_file_page_css(void) {
    return (thumbindex_embedded_file){bytes_of_page_css, sizeof bytes_of_page_css};
}

static const unsigned char bytes_of_page_js[] = {
#embed "../Reporting/Resources/page.js"
};
thumbindex_embedded_file thumbindex_file_page_js(void) {
    return (thumbindex_embedded_file){bytes_of_page_js, sizeof bytes_of_page_js};
}

static const unsigned char bytes_of_viewer_tools_html[] = {
#embed "../Reporting/Resources/viewer-tools.html"
};
thumbindex_embedded_file thumbindex_file_viewer_tools_html(void) {
    return (thumbindex_embedded_file){bytes_of_viewer_tools_html, sizeof bytes_of_viewer_tools_html};
}

static const unsigned char bytes_of_viewer_css[] = {
#embed "../Reporting/Resources/viewer.css"
};
thumbindex_embedded_file thumbindex_file_viewer_css(void) {
    return (thumbindex_embedded_file){bytes_of_viewer_css, sizeof bytes_of_viewer_css};
}

static const unsigned char bytes_of_viewer_js[] = {
#embed "../Reporting/Resources/viewer.js"
};
thumbindex_embedded_file thumbindex_file_viewer_js(void) {
    return (thumbindex_embedded_file){bytes_of_viewer_js, sizeof bytes_of_viewer_js};
}

static const unsigned char bytes_of_live_css[] = {
#embed "../Serving/Resources/live.css"
};
thumbindex_embedded_file thumbindex_file_live_css(void) {
    return (thumbindex_embedded_file){bytes_of_live_css, sizeof bytes_of_live_css};
}

static const unsigned char bytes_of_live_html[] = {
#embed "../Serving/Resources/live.html"
};
thumbindex_embedded_file thumbindex_file_live_html(void) {
    return (thumbindex_embedded_file){bytes_of_live_html, sizeof bytes_of_live_html};
}

static const unsigned char bytes_of_live_js[] = {
#embed "../Serving/Resources/live.js"
};
thumbindex_embedded_file thumbindex_file_live_js(void) {
    return (thumbindex_embedded_file){bytes_of_live_js, sizeof bytes_of_live_js};
}

static const unsigned char bytes_of_openapi_yaml[] = {
#embed "../Serving/Resources/openapi.yaml"
};
thumbindex_embedded_file thumbindex_file_openapi_yaml(void) {
    return (thumbindex_embedded_file){bytes_of_openapi_yaml, sizeof bytes_of_openapi_yaml};
}

static const unsigned char bytes_of_canonical_states_yaml[] = {
#embed "../Timelines/CanonicalStates/canonical-states.yaml"
};
thumbindex_embedded_file thumbindex_file_canonical_states_yaml(void) {
    return (thumbindex_embedded_file){bytes_of_canonical_states_yaml, sizeof bytes_of_canonical_states_yaml};
}

static const unsigned char bytes_of_grid_content_yaml[] = {
#embed "../ThumbindexCommand/Starters/grid.content.yaml"
};
thumbindex_embedded_file thumbindex_file_grid_content_yaml(void) {
    return (thumbindex_embedded_file){bytes_of_grid_content_yaml, sizeof bytes_of_grid_content_yaml};
}

static const unsigned char bytes_of_grid_theme_yaml[] = {
#embed "../ThumbindexCommand/Starters/grid.theme.yaml"
};
thumbindex_embedded_file thumbindex_file_grid_theme_yaml(void) {
    return (thumbindex_embedded_file){bytes_of_grid_theme_yaml, sizeof bytes_of_grid_theme_yaml};
}

static const unsigned char bytes_of_ios_theme_yaml[] = {
#embed "../ThumbindexCommand/Starters/ios.theme.yaml"
};
thumbindex_embedded_file thumbindex_file_ios_theme_yaml(void) {
    return (thumbindex_embedded_file){bytes_of_ios_theme_yaml, sizeof bytes_of_ios_theme_yaml};
}

static const unsigned char bytes_of_material_theme_yaml[] = {
#embed "../ThumbindexCommand/Starters/material.theme.yaml"
};
thumbindex_embedded_file thumbindex_file_material_theme_yaml(void) {
    return (thumbindex_embedded_file){bytes_of_material_theme_yaml, sizeof bytes_of_material_theme_yaml};
}

static const unsigned char bytes_of_qq_music_theme_yaml[] = {
#embed "../ThumbindexCommand/Starters/qq-music.theme.yaml"
};
thumbindex_embedded_file thumbindex_file_qq_music_theme_yaml(void) {
    return (thumbindex_embedded_file){bytes_of_qq_music_theme_yaml, sizeof bytes_of_qq_music_theme_yaml};
}

static const unsigned char bytes_of_starter_content_yaml[] = {
#embed "../ThumbindexCommand/Starters/starter.content.yaml"
};
thumbindex_embedded_file thumbindex_file_starter_content_yaml(void) {
    return (thumbindex_embedded_file){bytes_of_starter_content_yaml, sizeof bytes_of_starter_content_yaml};
}

static const unsigned char bytes_of_starter_sheet_yaml[] = {
#embed "../ThumbindexCommand/Starters/starter.sheet.yaml"
};
thumbindex_embedded_file thumbindex_file_starter_sheet_yaml(void) {
    return (thumbindex_embedded_file){bytes_of_starter_sheet_yaml, sizeof bytes_of_starter_sheet_yaml};
}

static const unsigned char bytes_of_starter_theme_yaml[] = {
#embed "../ThumbindexCommand/Starters/starter.theme.yaml"
};
thumbindex_embedded_file thumbindex_file_starter_theme_yaml(void) {
    return (thumbindex_embedded_file){bytes_of_starter_theme_yaml, sizeof bytes_of_starter_theme_yaml};
}

static const unsigned char bytes_of_starter_tokens_json[] = {
#embed "../ThumbindexCommand/Starters/starter.tokens.json"
};
thumbindex_embedded_file thumbindex_file_starter_tokens_json(void) {
    return (thumbindex_embedded_file){bytes_of_starter_tokens_json, sizeof bytes_of_starter_tokens_json};
}

static const unsigned char bytes_of_system_theme_yaml[] = {
#embed "../ThumbindexCommand/Starters/system.theme.yaml"
};
thumbindex_embedded_file thumbindex_file_system_theme_yaml(void) {
    return (thumbindex_embedded_file){bytes_of_system_theme_yaml, sizeof bytes_of_system_theme_yaml};
}

static const unsigned char bytes_of_wechat_theme_yaml[] = {
#embed "../ThumbindexCommand/Starters/wechat.theme.yaml"
};
thumbindex_embedded_file thumbindex_file_wechat_theme_yaml(void) {
    return (thumbindex_embedded_file){bytes_of_wechat_theme_yaml, sizeof bytes_of_wechat_theme_yaml};
}
