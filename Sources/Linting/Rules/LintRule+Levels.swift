package import Theming

extension LintRule {
    /// How severe its findings are, unless the theme says otherwise.
    package func level(in profile: LintProfile) -> LintLevel {
        switch self {
        case .targetSize, .contrast, .textOverlap, .offCanvas, .unreachableTitle, .fontMissing, .glyphMissing: .error
        case .colourAlone: profile == .android ? .warning : .error
        case .textClipped: .error
        case .outsideSafeArea: profile == .wcag ? .warning : .error
        case .bubbleUnderFinger, .bubbleClipped, .appearanceUnset, .unusedKey, .staleException: .warning
        case .motion: profile == .wcag ? .note : .warning
        case .condensed, .unusedToken: .note
        }
    }

    /// Whose words it goes by, with their numbers.
    package var sources: [String] {
        switch self {
        case .targetSize:
            [
                "WCAG 2.2, 2.5.8 Target Size (Minimum): 24 × 24 CSS pixels, or circles of 24 that do not meet",
                "Apple, Human Interface Guidelines, Buttons: a hit region of at least 44 × 44 pt",
                "Google, Material Design, Touch targets: 48 × 48 dp; Android's checks take 32 dp at a screen's edge",
            ]
        case .contrast:
            [
                "WCAG 2.2, 1.4.3 Contrast (Minimum): 4.5 : 1, large text 3 : 1; 1.4.11 Non-text Contrast: 3 : 1",
                "Apple, Human Interface Guidelines, Accessibility: up to 17 pt 4.5 : 1, from 18 pt and for bold text 3 : 1",
                "Google, Android accessibility: 4.5 : 1, from 18 sp, or 14 sp bold, 3 : 1",
            ]
        case .colourAlone: ["WCAG 2.2, 1.4.1 Use of Color; technique G183: a contrast of 3 : 1 tells it too"]
        case .textClipped: ["WCAG 2.2, 1.4.4 Resize Text; 1.4.12 Text Spacing: no loss of content"]
        case .textOverlap: ["WCAG 2.2, 1.4.4 Resize Text: no loss of content"]
        case .bubbleUnderFinger: ["Apple, Human Interface Guidelines: a finger covers about 44 pt"]
        case .bubbleClipped, .offCanvas: ["WCAG 2.2, 1.4.10 Reflow: nothing is lost"]
        case .outsideSafeArea: ["Apple, Human Interface Guidelines, Layout: controls stay within the safe area"]
        case .unreachableTitle: ["WCAG 2.2, 2.4.4 Link Purpose; rule CI-6"]
        case .condensed: ["rule IB-16"]
        case .fontMissing, .glyphMissing: ["rules TX-1, TX-2"]
        case .appearanceUnset: ["Apple, Human Interface Guidelines, Dark Mode; rule TX-4"]
        case .motion: ["WCAG 2.2, 2.3.3 Animation from Interactions; Apple, Reduce Motion"]
        case .unusedKey, .unusedToken, .staleException: ["rule LN"]
        }
    }

    /// What it looks for, why, and what to do: paragraphs of plain text.
    package var explanation: String {
        switch self {
        case .targetSize:
            """
            Index titles, rows, items of a grid and the search field take touches on their hit areas, as a state's JSON \
            tells them. Under 'wcag' a smaller one will do if a circle of 24 points around its middle meets no other \
            target and no circle of another small one. 'ios' asks for 44 points; 'android' for 48, and for 32 where the \
            target touches an edge of the screen; 'all' for the most of them.

            The titles of an index bar are always smaller. A bar that assistive technology meets as one adjustable control, \
            as UIKit's does, says 'lint: {adjustableBar: true}': then the bar is the target. indexBar.touchPadding widens \
            what takes touches without changing a picture.
            """
        case .contrast:
            """
            The ink of every text, and of what is no text but has to be seen (dots, a magnifying glass, a star, the signs of \
            bars), against what lies beneath it, at the worst place under the ink: through translucent fills, over \
            gradients, shadows and pictures, in every state, headers at every step of their push. Text asks for 4.5 : 1, \
            large text and signs for 3 : 1.

            What comes or goes with time counts where it is whole; how low it gets on its way, and when, is told beside a \
            finding, and by --json in any case. What a finger dims counts as it is shown.
            """
        case .colourAlone:
            """
            The current title, or the current page's dot, differs from the others by its colour only, and the two colours \
            are less than 3 : 1 apart: who sees no difference of hue sees none at all. A shape behind the title, a bolder \
            font or a lighter or darker colour tells it as well.
            """
        case .textClipped:
            """
            A text is higher or wider than its box, is cut by it, or ends in … though it has to be read whole: titles of \
            headers, footers, badges, the search field, the page number. Names in rows and labels may end in …, as their \
            styles say.
            """
        case .textOverlap:
            """
            The inks of two texts meet, and nothing between them hides the lower one: titles of the bar over names, a title \
            over its subtitle, rows that show through a pinned header.
            """
        case .bubbleUnderFinger:
            """
            The bubble exists to show what the finger covers. Its title begins within 22 points of the middle of the \
            finger on the slot, and so is covered itself.
            """
        case .bubbleClipped:
            "The bubble is shifted inside the canvas (IB-25), but it is larger than that, so that its edge is cut off."
        case .outsideSafeArea:
            """
            The bar or the page control reaches into what the device covers: the notch, the status bar, the home \
            indicator. It can be neither seen nor touched there. Or a cut-out that the theme sets hides words or signs of \
            its bars, as a phone's does on a tablet, whose safe area leaves no room for it.
            """
        case .offCanvas:
            "The bar, an item of the grid or the page control reaches beyond the canvas, where nobody gets."
        case .unreachableTitle:
            "A title of the bar leads to no section: there are more titles than the content has sections for (CI-6)."
        case .condensed:
            """
            The bar is too long for its area and shows every other title, with dots between (IB-16). All can be reached, \
            but not all can be read.
            """
        case .fontMissing:
            "None of the fonts that the theme names is on this machine, or a file that it brings is no font."
        case .glyphMissing: "No font has a character that is drawn: a box stands in its place."
        case .appearanceUnset:
            """
            Every ground of the dark appearance is that of the light one, so the dark pictures are light. A pair \
            {light: …, dark: …} gives both.
            """
        case .motion:
            """
            With 'reduce-motion' (AX-3) scrolling to a section and turning a page become fades. A wave of titles under the \
            finger, and an item that shrinks when it is pressed, move all the same. A value for these readers cures it: \
            shape: {default: wave, reduce-motion: circle}.
            """
        case .unusedKey:
            """
            The theme sets a key that changes nothing, because another key rules it out: the fill of a bubble without a \
            shape, the dots of a control that shows numbers. '--fix' removes it.
            """
        case .unusedToken:
            """
            No theme that was linted, and none in the folder of the token file, uses the token, nor does another token that \
            one uses. Where it serves other programs, say so: except it, or its group, with a reason.
            """
        case .staleException:
            """
            An exception meets nothing: what it excepted was cured, or its key is another. '--fix' removes it. One that \
            may be for what was not looked at, as with --state, is left alone.
            """
        }
    }
}
