import { matcher, WHOLE_WORD } from "./vocabulary/compile.ts";

const REFUSAL = matcher(["refusals"], "anywhere");
const REFUSAL_WORD = matcher(["refusalWords"], "anywhere", WHOLE_WORD);
const ABSENCE = matcher(["absences"], "anywhere");
const OFFERS = matcher(["offers"], "anywhere", WHOLE_WORD);

/** The opening declines or found nothing, and announces no names all the same. */
export function declinesAtOnce(answer: string): boolean {
  const text = answer.trimStart();
  const opening = text.slice(0, 260);
  const paragraph = opening.split(/\n\s*\n/u, 1)[0] ?? opening;
  const declines = REFUSAL.test(paragraph) || ABSENCE.test(paragraph);
  const announced =
    paragraph.length < opening.length ? opening : (text.split(/\n\s*\n/u, 1)[0] ?? "").slice(0, 700);
  return declines && !OFFERS.test(announced) && !isListed(text);
}

const LISTED_NAME =
  /^\s{0,8}(?:(?:\d{1,2}[.)]|[-*•])\s+(?:\*\*|\[)[^\n]{1,100}\.\p{Ll}{2,}|\d{1,2}[.)] \*\*\p{Lu}\S*(?: (?:\p{Lu}|[&+] )[^\s*]*){1,4}\*\*)/gmu;
const MIN_LISTED = 3;

/** A list of emphasised names follows the opening: with addresses, or numbered and of several words with capitals. */
function isListed(text: string): boolean {
  return (text.match(LISTED_NAME)?.length ?? 0) >= MIN_LISTED;
}

/** Whether an answer without entries declines to answer; a search that found nothing is no refusal. */
export function isRefusal(text: string): boolean {
  const opening = text.slice(0, 700);
  return REFUSAL.test(opening) && (!ABSENCE.test(opening) || REFUSAL_WORD.test(opening));
}
