// Prints the paths that the plan of PlanningBenchmark has, with nothing but loops and printf.
#include <stdio.h>

static const char *const components[] = {"index-bar", "section-list"};
static const char *const states[] = {"rest",     "scrolled", "touch-down-first", "touch-down-middle", "touch-down-last",
                                     "dragging", "resting",  "pinned",           "pushed-25",         "end"};
static const char *const appearances[] = {"", "~dark"};
static const char *const directions[] = {"", "~rtl"};

int main(void) {
    for (int theme = 0; theme < 100; theme++)
        for (int value = 0; value < 125; value++)
            for (int direction = 0; direction < 2; direction++)
                for (int appearance = 0; appearance < 2; appearance++)
                    for (int state = 0; state < 10; state++)
                        for (int scale = 1; scale <= 2; scale++) {
                            printf("theme%d/%s/%s%s%s~v%d", theme, components[state < 6 ? 0 : 1], states[state],
                                   appearances[appearance], directions[direction], value);
                            if (scale != 1) printf("@%dx", scale);
                            printf(".png\n");
                        }
    return 0;
}
