import type { Estimate, StudyVerdict, TopicForm } from "@standings/domain";

/** What a question, a topic or one of its wordings can show: shares of the answers in percent. */
export function toVerdict({ kind, naming, own, rounds }: StudyVerdict, form: TopicForm = "list") {
  const figure = own && toPercent(own);
  return { kind, naming: toPercent(naming), ...countedBy(form, figure), roundsNeeded: rounds };
}

/** A figure under its name: `listed`, of answers in plain words `named`. */
export function countedBy<Figure>(form: TopicForm, figure: Figure) {
  return form === "natural" ? { named: figure } : { listed: figure };
}

export function toPercent({ value, range }: Estimate) {
  return { value: 100 * value, low: range && 100 * range.low, high: range && 100 * range.high };
}
