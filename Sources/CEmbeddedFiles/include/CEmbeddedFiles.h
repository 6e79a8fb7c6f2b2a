#ifndef THUMBINDEX_EMBEDDED_FILES_H
#define THUMBINDEX_EMBEDDED_FILES_H

#include <stddef.h>

// Files of other modules that are parts of the program: Swift's compiler takes seconds to read as many bytes as an array.
typedef struct {
    const unsigned char *start;
    size_t length;
} thumbindex_embedded_file;

// Of Collation.
thumbindex_embedded_file thumbindex_file_zh_places_txt(void);
thumbindex_embedded_file thumbindex_file_zh_surnames_txt(void);
thumbindex_embedded_file thumbindex_file_zh_syllables_txt(void);

// Of Reporting.
thumbindex_embedded_file thumbindex_file_diff_report_css(void);
thumbindex_embedded_file thumbindex_file_diff_report_js(void);
thumbindex_embedded_file thumbindex_file_diff_report_mustache(void);
thumbindex_embedded_file thumbindex_file_gallery_dialogs_html(void);
thumbindex_embedded_file thumbindex_file_gallery_css(void);
thumbindex_embedded_file thumbindex_file_gallery_js(void);
thumbindex_embedded_file thumbindex_file_gallery_mustache(void);
thumbindex_embedded_file thumbindex_file_junit_mustache(void);
thumbindex_embedded_file thumbindex_file_lint_report_css(void);
thumbindex_embedded_file thumbindex_file_lint_report_mustache(void);
thumbindex_embedded_file thumbindex_file_match_report_css(void);
thumbindex_embedded_file thumbindex_file_match_report_js(void);
thumbindex_embedded_file thumbindex_file_match_report_mustache(void);
thumbindex_embedded_file thumbindex_file_page_css(void);
thumbindex_embedded_file thumbindex_file_page_js(void);
thumbindex_embedded_file thumbindex_file_viewer_tools_html(void);
thumbindex_embedded_file thumbindex_file_viewer_css(void);
thumbindex_embedded_file thumbindex_file_viewer_js(void);

// Of Serving.
thumbindex_embedded_file thumbindex_file_live_css(void);
thumbindex_embedded_file thumbindex_file_live_html(void);
thumbindex_embedded_file thumbindex_file_live_js(void);
thumbindex_embedded_file thumbindex_file_openapi_yaml(void);

// Of Timelines.
thumbindex_embedded_file thumbindex_file_canonical_states_yaml(void);

// Of ThumbindexCommand.
thumbindex_embedded_file thumbindex_file_grid_content_yaml(void);
thumbindex_embedded_file thumbindex_file_grid_theme_yaml(void);
thumbindex_embedded_file thumbindex_file_ios_theme_yaml(void);
thumbindex_embedded_file thumbindex_file_material_theme_yaml(void);
thumbindex_embedded_file thumbindex_file_qq_music_theme_yaml(void);
thumbindex_embedded_file thumbindex_file_starter_content_yaml(void);
thumbindex_embedded_file thumbindex_file_starter_sheet_yaml(void);
thumbindex_embedded_file thumbindex_file_starter_theme_yaml(void);
thumbindex_embedded_file thumbindex_file_starter_tokens_json(void);
thumbindex_embedded_file thumbindex_file_system_theme_yaml(void);
thumbindex_embedded_file thumbindex_file_wechat_theme_yaml(void);

#endif
