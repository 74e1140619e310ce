import type { Interval, StudyFindings, TopicFigure } from "@standings/domain";
import { toVerdict } from "./verdict-document.ts";

/** What a study of a topic found, as REST and assistants are told: figures from 0 to 100. */
export function toTopicFindings({ topic, names, report }: StudyFindings) {
  if (!topic) return null;
  const { wordings, frame, drawn, strata, models, leftOut, isWeighted, naming, focus, entries, byWording } =
    topic;
  return {
    wordings,
    frame,
    drawn,
    strata,
    models,
    modelsLeftOut: leftOut,
    isWeighted,
    verdict: toVerdict(report.verdict),
    naming: toFigure(naming),
    listed: focus && toFigure(focus),
    wordingPart: focus?.wordingPart == null ? null : 100 * focus.wordingPart,
    byStratum: (focus?.byStratum ?? []).map(({ stratum, wordings: count, ...figure }) => ({
      stratum,
      wordings: count,
      ...toFigure(figure),
    })),
    apart: (focus?.apart ?? []).map(({ higher, lower, difference, range }) => ({
      higher,
      lower,
      difference: 100 * difference,
      range: toRange(range),
    })),
    byModel: (focus?.byModel ?? []).map(({ modelId, ...figure }) => ({ modelId, ...toFigure(figure) })),
    entries: entries.map(({ key, less, withThese, howeverAsked, ...figure }) => ({
      name: names[key]?.name ?? key,
      domain: names[key]?.domain ?? "",
      ...toFigure(figure),
      focusLess: less && toFigure(less),
      focusWithThese: withThese,
      focusHoweverAsked: howeverAsked,
    })),
    byWording: byWording.map(({ verdict, ...wording }) => ({
      ...wording,
      verdict: verdict && toVerdict(verdict),
    })),
  };
}

function toFigure({ value, overWordings, exactlyThese }: TopicFigure) {
  return { value: 100 * value, overWordings: toRange(overWordings), exactlyThese: toRange(exactlyThese) };
}

function toRange(range: Interval | null) {
  return range && { low: 100 * range.low, high: 100 * range.high };
}
