import { COPIES_ALLOWED } from "@standings/domain";
import type { StudyAnswer } from "./answers.ts";

/** Whether a model repeats itself word for word: more than a fifth of the pairs of its answers are identical. */
export function repeatsItself(answers: readonly Pick<StudyAnswer, "outcome" | "text">[]): boolean {
  const texts = answers.flatMap(({ outcome, text }) =>
    text !== undefined && (outcome === "listed" || outcome === "nobody") ? [text] : [],
  );
  const pairs = (texts.length * (texts.length - 1)) / 2;
  const alike = [...Map.groupBy(texts, (text) => text).values()].reduce(
    (sum, { length }) => sum + (length * (length - 1)) / 2,
    0,
  );
  return pairs > 0 && alike / pairs > COPIES_ALLOWED;
}
