import { isNamedInQuestion } from "./in-questions.ts";
import { finderOf } from "./name-finder.ts";
import type { SoughtCompany } from "./sought-company.ts";

/**
 * Kinds of questions, told by whom they name: nobody that is watched, the company that asks, or a rival of it alone. Figures of
 * two kinds never share a denominator (`names-claims-topics-markets.md` §1.4).
 */
export const QUESTION_KINDS = ["open", "branded", "rival"] as const;
export type QuestionKind = (typeof QUESTION_KINDS)[number];

/** Keys of the companies that a question names. */
export function namedInQuestion(
  question: string,
  companies: readonly { readonly key: string; readonly company: SoughtCompany }[],
): string[] {
  const find = finderOf(
    companies.map(({ company }) => company),
    { isQuestion: true, isNamed: isNamedInQuestion },
  );
  const named = new Set(find(question).map(({ company }) => company));
  return companies.filter((_, index) => named.has(index)).map(({ key }) => key);
}

/** Makes names ready, to tell the kinds of many questions. */
export function questionKinds(
  us: SoughtCompany,
  rivals: readonly SoughtCompany[],
): (question: string) => QuestionKind {
  const find = finderOf([us, ...rivals], { isQuestion: true, isNamed: isNamedInQuestion });
  return (question) => {
    const named = find(question);
    if (named.some(({ company }) => company === 0)) return "branded";
    return named.length > 0 ? "rival" : "open";
  };
}
