import { isAwardTitle } from "./award.ts";
import { FIELD_LABEL } from "./labels.ts";
import { sectionRole } from "./section-role.ts";
import { anyOf } from "./vocabulary/compile.ts";

/** A line that begins with a text in lenticular brackets: `1. **【弥生】**安心のソフト`. */
const BRACKETED =
  /^([ \t]*(?:#{1,6}[ \t]+|(?:[-*•]|\p{Nd}{1,2}[.)．、])[ \t]*)?)(?:\*\*|__)?【([^【】\n]{1,40})】([^\n]{1,200})$/gmu;
/** It says for whom or at what: `料金で選ぶなら`, `総合1位`, `想住得有特色`. */
const LABEL = new RegExp(
  String.raw`(?:${anyOf("awardEnds")}|なら|[たな]い|[人方用派型系])$|\d\s?位|おすすめ|人気|[をがにで](?=\S)|^\p{Script=Han}*[的得想要给在]\p{Script=Han}*$`,
  "u",
);
/** It says how somebody is: a clause, a sentence or a quality. */
const DESCRIPTION = /[をがにでもはへ](?=\S)|の\S+の|[いる]$|[，。、！；]|[高好快强低优全多]$|化$/u;
const MAX_NAME = 20;

/**
 * Names in brackets before what is said of them, with a colon instead: `【弥生】安心のソフト` → `**弥生**：安心のソフト`.
 * Brackets also hold what a name is best at (`【料金で選ぶなら】mineo`), which all such lines together tell.
 */
export function unfoldBracketNames(text: string): string {
  if (!text.includes("【")) return text;
  const lines = [...text.matchAll(BRACKETED)].map(([, , inside = "", after = ""]) => ({ inside, after }));
  const described = lines.filter(({ after }) => isDescription(after));
  const labelled = lines.filter(({ inside }) => isLabel(inside));
  const isNames = described.length * 3 >= lines.length * 2 && labelled.length * 3 < lines.length;
  if (lines.length < 2 || !isNames) return text;
  return text.replace(
    BRACKETED,
    (_line, before: string, name: string, after: string) => `${before}**${name.trim()}**：${plain(after)}`,
  );
}

function isLabel(text: string): boolean {
  return LABEL.test(text) || FIELD_LABEL.test(text) || isAwardTitle(text) || sectionRole(text) !== "plain";
}

function isDescription(text: string): boolean {
  const words = plain(text);
  return DESCRIPTION.test(words) || words.length > MAX_NAME;
}

/** Without the emphasis that stands around the brackets, and the marks after them. */
function plain(after: string): string {
  return after
    .replace(/\*\*|__/gu, "")
    .replace(/^[\s:：–—-]+/u, "")
    .trim();
}
