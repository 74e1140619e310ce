import { ORDINARY_WORDS } from "./name-words.ts";
import { anyOf, matcher, WHOLE_WORD } from "./vocabulary/compile.ts";

/** Role of the entries under a heading or an introducing line (decisions "Ranking"). */

export type SectionRole = "plain" | "mention" | "left_out" | "criteria";

/** A text that advises against somebody. */
export const AVOID = matcher(["avoid"], "anywhere");
const SOURCES = matcher(["sources"], "start", WHOLE_WORD);
const MENTIONS = matcher(["mentions"], "anywhere");
const CRITERIA = matcher(["criteria"], "start");
const BEFORE_CRITERIA = /^(?:the|some|a few|my|our|a|your|key|important|main|other|quick|additional) /i;
const CRITERIA_END = matcher(["criteria"], "anywhere", {
  end: String.raw`(?: (?:include|are|to \p{L}+|of .{0,30}))?\s*:?\**$`,
});
const KINDS = matcher(["kinds"], "anywhere", WHOLE_WORD);
export const PICKS = matcher(["picks"], "anywhere", WHOLE_WORD);

const JOINED_KINDS = new RegExp(anyOf("kinds", "joined"), "u");
const MAX_TITLE = 240;

/**
 * A sentence before a list says that kinds, steps or questions follow. Where words are not set apart an introduction ends
 * in a full stop: `次の点を確認してください。`
 */
export function introducesKinds(text: string): boolean {
  return JOINED_KINDS.test(text.slice(-MAX_TITLE));
}

export function sectionRole(title: string): SectionRole {
  if (title.length > MAX_TITLE) return "plain";
  if (AVOID.test(title) || SOURCES.test(title)) return "left_out";
  if (MENTIONS.test(title) && !/^how /iu.test(title)) return "mention";
  if (KINDS.test(title)) return "criteria";
  const before = BEFORE_CRITERIA.exec(title)?.[0].length ?? 0;
  const isCriteria =
    CRITERIA.test(title) ||
    (before > 0 && CRITERIA.test(title.slice(before))) ||
    (CRITERIA_END.test(title) && !PICKS.test(title) && !isNamed(title));
  return isCriteria ? "criteria" : "plain";
}

/** `Shimano Steps`: two capitals and a word that is no ordinary one. */
function isNamed(title: string): boolean {
  const [first = "", ...others] = title.split(" ");
  const isTitled = others.length === 1 && /^\p{Lu}\p{Ll}+$/u.test(first) && /^\p{Lu}/u.test(others[0] ?? "");
  return isTitled && !ORDINARY_WORDS.has(first.toLowerCase());
}

/** A thumb down, a cross or a stop sign before a title. */
export const AGAINST = /^[#*_\s]*(?:👎|❌|🚫|⛔|✖|🙅)/u;

/** The label advises against the name after it: `Skip: X`. */
export const AVOID_LABEL = matcher(["avoidLabels"], "whole");

const GONE = matcher(["gone"], "anywhere");

/** What stands after a name says that it is not to be had any more. */
export function isGone(rest: string): boolean {
  return GONE.test(rest.slice(0, 120));
}

/** The line may rank the names in it: `Ranked: B, A, C`. */
export const ORDERS = matcher(["ordering"], "anywhere", WHOLE_WORD);

/** What came before is taken back: `On reflection`. */
export const WITHDRAWAL = matcher(["withdrawals"], "anywhere", WHOLE_WORD);
