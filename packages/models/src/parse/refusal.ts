import { anyOf, WORD_START } from "./vocabulary/compile.ts";

const REFUSAL = new RegExp(
  `${WORD_START}${anyOf("refusals", "spaced")}|${anyOf("refusals", "joined")}`,
  "iu",
);
const REFUSAL_WORD = new RegExp(String.raw`\b${anyOf("refusalWords")}\b`, "iu");
const ABSENCE = new RegExp(anyOf("absences"), "iu");
const WEAK_ABSENCE = new RegExp(String.raw`\b${anyOf("weakAbsences")}`, "iu");
const OFFERS = new RegExp(String.raw`\b${anyOf("offers")}\b`, "iu");

/** The opening says that there is nothing to name, and announces nobody in spite of it. */
export function declinesAtOnce(text: string): boolean {
  const opening = text.slice(0, 260);
  const paragraph = opening.split(/\n\s*\n/u, 1)[0] ?? opening;
  const declines = REFUSAL.test(paragraph) || ABSENCE.test(paragraph) || WEAK_ABSENCE.test(paragraph);
  const announced =
    paragraph.length < opening.length ? opening : (text.split(/\n\s*\n/u, 1)[0] ?? "").slice(0, 700);
  return declines && !OFFERS.test(announced) && !isListed(text);
}

const LISTED_NAME = /^\s{0,8}(?:\d{1,2}[.)]|[-*•])\s+(?:\*\*|\[)[^\n]{1,100}\.\p{Ll}{2,}/gmu;
const MIN_LISTED = 3;

/** A list of emphasised names follows, whatever the opening could not find. */
function isListed(text: string): boolean {
  return (text.match(LISTED_NAME)?.length ?? 0) >= MIN_LISTED;
}

/** Whether an answer without entries declines to answer; a search that found nothing is no refusal. */
export function isRefusal(text: string): boolean {
  const opening = text.slice(0, 700);
  if (!REFUSAL.test(opening) || ABSENCE.test(opening)) return false;
  return !WEAK_ABSENCE.test(opening) || REFUSAL_WORD.test(opening);
}
