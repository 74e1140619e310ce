import { isAwardTitle } from "./award.ts";
import { FIELD_LABEL } from "./labels.ts";
import { sectionRole } from "./section-role.ts";
import { anyOf } from "./vocabulary/compile.ts";

/** A line that begins with a text in lenticular brackets: `1. **【弥生】**安心のソフト`. */
const BRACKETED =
  /^([ \t]*(?:#{1,6}[ \t]+|(?:[-*•・]|\p{Nd}{1,2}[.)．、）]|[①-⑳])[ \t]*)?)(\*\*|__)?【([^【】\n]{1,40})】([^\n]{1,200})$/gmu;
/** It says for whom or at what: `料金で選ぶなら`, `総合1位`, `想住得有特色`. */
const LABEL = new RegExp(
  String.raw`(?:${anyOf("awardEnds")}|なら|[たな]い|[人方用派型系])$|\d\s?位|おすすめ|人気|[をがにで](?=\S)|^\p{Script=Han}*[的得想要给在]\p{Script=Han}*$`,
  "u",
);
/** Letters of which most names are made; hiragana goes on before or after a particle where it is part of a word. */
const NAMED = String.raw`[\p{Script=Han}\p{Script=Katakana}ーA-Za-z\d]`;
/** Japanese with a particle or an ending between two words: `無料で使える会計`, `実績がある`, `落ち着いた雰囲気`. */
const CLAUSE = new RegExp(
  `(?<=${NAMED})(?:[をにでへ](?=${NAMED})|が(?=あ|な|よ|良|高|多|早|安|強|豊富|充実|魅力|特徴))|(?<=\\S\\S)[いたるな](?=${NAMED})`,
  "u",
);
/** Chinese qualities and nothing else: `速度快，服务好`. */
const QUALITIES = /^\p{Script=Han}{1,8}(?:[快高低强优好全广稳佳足化]|便宜|方便|实惠|可靠)$/u;
/** What may stand between a name and what is said of it. */
const HEAD = /^([^\n]{1,20}?)(?:[：:（(、，]|\s?[–—]\s|\s-\s)/u;

/**
 * Names in brackets before what is said of them, with a colon instead: `【弥生】安心できるソフト` → `**弥生**：安心できるソフト`.
 * Brackets also hold what a name is best at or where it is (`【料金で選ぶなら】mineo`, `【京都】俵屋旅館`): they hold names only where
 * clauses follow, and no line begins with a name after them.
 */
export function unfoldBracketNames(text: string): string {
  if (!text.includes("【")) return text;
  const lines = [...text.matchAll(BRACKETED)].map(([, , bold, inside = "", after = ""]) => ({
    inside,
    after: bold === undefined ? after.trim() : plain(after),
  }));
  const isNames =
    lines.length >= 2 &&
    new Set(lines.map(({ inside }) => inside)).size === lines.length &&
    !lines.some(({ inside, after }) => isLabel(inside) || beginsWithName(after)) &&
    lines.filter(({ after }) => isClause(after)).length * 3 >= lines.length * 2;
  if (!isNames) return text;
  return text.replace(
    BRACKETED,
    (_line, before: string, _bold, name: string, after: string) =>
      `${before}**${name.trim()}**：${plain(after)}`,
  );
}

function isLabel(text: string): boolean {
  return LABEL.test(text) || FIELD_LABEL.test(text) || isAwardTitle(text) || sectionRole(text) !== "plain";
}

function beginsWithName(after: string): boolean {
  const head = HEAD.exec(after)?.[1];
  return /^(?:\*\*|__|\[)/u.test(after) || (head !== undefined && !isClause(head));
}

function isClause(text: string): boolean {
  return (
    CLAUSE.test(text) ||
    text
      .split(/[，、。]/u)
      .filter(Boolean)
      .every((part) => QUALITIES.test(part))
  );
}

/** Without the emphasis that stands around the brackets, and the marks after them. */
function plain(after: string): string {
  return after
    .replace(/\*\*|__/gu, "")
    .replace(/^[\s:：–—-]+/u, "")
    .trim();
}
