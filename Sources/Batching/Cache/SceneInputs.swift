/// Digests of what a scene is made from, beside the files of its pictures.
struct SceneInputs: Hashable, Sendable {
    /// The program with its libraries.
    var program: UInt64
    /// The theme's files with the values of further axes.
    var theme: UInt64
    var content: UInt64
    /// 0 for a state.
    var timeline: UInt64
    /// Every font file of the theme.
    var fonts: UInt64

    /// Why a picture whose record has other inputs is drawn.
    func reason(insteadOf old: SceneInputs) -> DrawingReason? {
        if program != old.program { return .programChanged }
        if theme != old.theme { return .themeChanged }
        if content != old.content { return .contentChanged }
        if timeline != old.timeline { return .timelineChanged }
        return fonts != old.fonts ? .fontChanged : nil
    }
}
