package import Contents
import Interaction
package import Layouts

/// Whether layouts can have a canonical state: asked of many layouts, the state's recipe is looked up once.
package enum CanonicalTest: Sendable {
    /// Of a state of a list or its bar.
    case list(CanonicalRecipe<ListStage, ListNeed>)
    /// Of a state of a grid.
    case grid(CanonicalRecipe<GridStage, GridNeed>)

    /// The test of a state.
    package init(of state: CanonicalState) {
        self =
            switch state {
            case .indexBar(let state): .list(state.recipe)
            case .sectionList(let state): .list(state.recipe)
            case .grid(let state): .grid(state.recipe)
            }
    }
}

extension CanonicalRecipe where Stage == ListStage, Need == ListNeed {
    /// Whether a list has the state; the gestures are played only where nothing else tells.
    ///
    /// - Parameters:
    ///   - layout: that of the stage.
    ///   - bars: what is known of the bar on this layout.
    package func isPossible(on layout: Layout<ListContent>, _ bars: inout ForeseenBars) -> Bool {
        guard needs.allSatisfy({ $0.isMet(by: layout) }) else { return false }
        return GestureForesight<IndexedListEngine>.allows(timeline, on: layout, &bars)
            ?? ((try? play(timeline, on: layout))?.missedTouches.isEmpty ?? false)
    }

    /// Whether a list has the state, as far as its layout tells without the changes of the stage; `nil` where it does not.
    ///
    /// - Parameters:
    ///   - layout: as themed.
    ///   - bars: what is known of it.
    package func isForeseen(unstaged layout: Layout<ListContent>, _ bars: inout ForeseenBars) -> Bool? {
        switch stage {
        // A list keeps the sections that it shows, one of them without rows.
        case .emptySection:
            guard needs == [.sections], timeline.steps.allSatisfy(\.action.needsSectionsAlone),
                bars.phaseTime(of: layout.theme) * Double(timeline.steps.count) < Timeline.longestDuration
            else { return nil }
            return !layout.geometry.list.sections.isEmpty
        // Fewer titles than a bar needs are left, whatever there were.
        case .tooFewTitles: return needs == [.noBar] && timeline.steps.isEmpty ? true : nil
        case .asThemed, .shortCanvas: return nil
        }
    }
}

extension TimelineStep.Action {
    /// Whether it can be done wherever there is a section.
    fileprivate var needsSectionsAlone: Bool {
        switch self {
        case .scroll(.section(.middle), _): true
        case .wait(.share(let share, .barFadeIn)): share <= 1
        default: false
        }
    }
}

extension CanonicalRecipe where Stage == GridStage, Need == GridNeed {
    /// Whether a grid has the state; the gestures are played only where nothing else tells.
    ///
    /// - Parameter layout: that of the stage.
    package func isPossible(on layout: Layout<GridContent>) -> Bool {
        guard needs.allSatisfy({ $0.isMet(by: layout) }) else { return false }
        var none = ForeseenBars()
        return GestureForesight<GridEngine>.allows(timeline, on: layout, &none)
            ?? ((try? play(timeline, on: layout))?.missedTouches.isEmpty ?? false)
    }
}
