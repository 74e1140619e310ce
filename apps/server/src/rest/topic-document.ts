import type {
  BrandMarkets,
  Interval,
  StudyFindings,
  TopicCell,
  TopicFigure,
  TopicForm,
  TrackedTopic,
} from "@standings/domain";
import { countedBy, toVerdict } from "./verdict-document.ts";

/** What a study of a topic found, as REST and assistants are told: figures from 0 to 100. */
export function toTopicFindings({ topic, names, report }: StudyFindings) {
  if (!topic) return null;
  const {
    form,
    wordings,
    frame,
    drawn,
    strata,
    models,
    leftOut,
    isWeighted,
    naming,
    focus,
    entries,
    byWording,
  } = topic;
  return {
    form,
    wordings,
    frame,
    drawn,
    strata,
    models,
    modelsLeftOut: leftOut,
    isWeighted,
    verdict: toVerdict(report.verdict, form),
    naming: toFigure(naming),
    ...countedBy(form, focus && toFigure(focus)),
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
    byWording: byWording.map(({ verdict, own, ...wording }) => ({
      ...wording,
      ...countedBy(form, own),
      verdict: verdict && toVerdict(verdict, form),
    })),
  };
}

/** The markets of a brand side by side, as REST tells them: shares from 0 to 1. */
export function toBrandMarkets({ topics, ...table }: BrandMarkets) {
  const toCell = (form: TopicForm, { figure, ...cell }: TopicCell) => ({
    ...cell,
    ...countedBy(form, figure),
  });
  return {
    ...table,
    topics: topics.map(({ cells, ...topic }) => ({
      ...topic,
      cells: cells.map((cell) => cell && toCell(topic.form, cell)),
    })),
  };
}

/** A topic that visits ask, as REST tells it: shares from 0 to 1. */
export function toTrackedTopic({ figure, line, ...topic }: TrackedTopic) {
  return {
    ...topic,
    ...countedBy(topic.form, figure),
    line: line.map((visit) => ({ at: visit.at, ...countedBy(topic.form, visit.figure) })),
  };
}

function toFigure({ value, overWordings, exactlyThese }: TopicFigure) {
  return { value: 100 * value, overWordings: toRange(overWordings), exactlyThese: toRange(exactlyThese) };
}

function toRange(range: Interval | null) {
  return range && { low: 100 * range.low, high: 100 * range.high };
}
