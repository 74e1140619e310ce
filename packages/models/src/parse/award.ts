import { ordinalRank } from "./list-marker.ts";
import { cutName } from "./name-cut.ts";
import { isEntryName, isGeneric, trimName } from "./name-shape.ts";
import { ORDINARY_WORDS } from "./name-words.ts";
import { anyOf, isJoinedScript, matcher, termsOf, WORD_END } from "./vocabulary/compile.ts";

// Beginning of a label that says what the following name is best at.
const AWARD_START = `(?:(?:the )?${anyOf("awards", "spaced")}${WORD_END}|${anyOf("awards", "joined")}|【)`;
const AWARD = new RegExp(
  `^${AWARD_START}[^:：–—→\\n】]{0,70}?(?:】\\s*|\\s*(?:[:：→]|\\s[–—-](?=\\s)|[–—](?=\\s))\\s*)`,
  "iu",
);
const BRACKETED = /^[【［〔]([^】］〕\n]{1,40})[】］〕]\s*(?=\S)/u;
// `拍照最佳：`, `コスパ最強：`, `性价比之王：`
const JOINED_AWARD = new RegExp(
  String.raw`^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ーA-Za-z0-9・/]{0,14}` +
    String.raw`${anyOf("awardEnds")}(?:\s*[:：]\s*|\s[–—-]\s)`,
  "u",
);

// Labels that announce several names.
const COUNT = String.raw`(?:${anyOf("counts")}|\d{1,2})`;
const PLURAL_LABEL = new RegExp(
  String.raw`\b(?:${COUNT}|${anyOf("severalNames")})$|\b${COUNT} (?:\p{L}+ ){0,3}\p{L}+s$`,
  "iu",
);

const AWARD_NOUNS = new Set(termsOf("awardNouns"));
const PURPOSES = new Set(termsOf("awardPurposes"));
const WEAK_AWARDS = new Set(termsOf("weakAwards"));
const SUPERLATIVES = new Set(termsOf("awardSuperlatives"));

const BEGINS = matcher(["awards"], "start");

/** A label of an award begins the text, or a bracket or a script that has labels of its own. */
function mayBeAward(text: string): boolean {
  return (
    BEGINS.test(text) ||
    /^(?:the |[【［〔])/iu.test(text) ||
    isJoinedScript(text) ||
    /No\.?1\s?[:：]/u.test(text)
  );
}

/** Whether a text without a name is a label such as `Best for teams`, `Gold` or `Testsieger`. */
export function isAwardTitle(text: string): boolean {
  return mayBeAward(text) && AWARD.exec(`${text}:`)?.[0].length === text.length + 1 && isAwardLabel(text);
}

/** `Best overall: HubSpot – why` → HubSpot. The label may stand alone in the emphasised part. */
export function splitAward(inner: string, after: string): { name: string; rest: string } | null {
  if (!mayBeAward(inner)) return null;
  const whole =
    after === ""
      ? inner
      : `${inner}${/[:：–—-]$/u.test(inner) || /^\s*[:：→–—-]/u.test(after) ? "" : "\ue000"}${/^\s*[–—-]/u.test(after) ? " " : ""}${after.trim()}`;
  const match = BRACKETED.exec(whole) ?? JOINED_AWARD.exec(whole) ?? AWARD.exec(whole);
  if (!match || whole.slice(0, match[0].length).includes("\ue000")) return null;
  const label = match[0].replace(/[\s:：–—→-]+$/u, "");
  if ((match[0] !== whole && !startsAward(match[0], label)) || PLURAL_LABEL.test(label)) return null;
  const body = whole
    .slice(match[0].length)
    .replace(/\ue000/gu, " ")
    .replace(/^(?:goes to|is)\s+/iu, "");
  if (/^[（(]?\d{1,2}[.)]/u.test(body)) return null;
  const cut = cutName(body, false);
  return cut.name === "" ||
    !isEntryName(trimName(cut.name)) ||
    isGeneric(cut.name.trim().split(/\s+/u)) ||
    (/^\p{Ll}/u.test(cut.name) && !isSmallName(cut))
    ? null
    : cut;
}

/** `italki. You choose`, `mineo`: one small word that stands alone. */
function isSmallName(cut: { readonly name: string; readonly rest: string }): boolean {
  return (
    /^[\p{Ll}\p{N}-]+(?:\.\p{Ll}+)?$/u.test(cut.name.trim()) && /^(?:$|\s*[.(（–—|-]|\.)/u.test(cut.rest)
  );
}

function startsAward(mark: string, label: string): boolean {
  return /[】］〕]\s*$/u.test(mark) || JOINED_AWARD.test(mark) || isAwardTitle(label);
}

/** `Best for startups` is an award; `Best Buy` and `Top Hat` are names. */
function isAwardLabel(label: string): boolean {
  const words = label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s'-]/gu, " ")
    .split(/\s+/u)
    .filter(Boolean);
  const [first = "", ...others] = words;
  if (others.length > 0 && ordinalRank(first) !== null) return others.every((word) => AWARD_NOUNS.has(word));
  if (PURPOSES.has(first)) return others.length > 0;
  if (others.length === 0) return !WEAK_AWARDS.has(first) || ordinalRank(first) !== null;
  const isOrdinary = others.some((word) => ORDINARY_WORDS.has(word) || word === "you");
  return isOrdinary || (SUPERLATIVES.has(first) && others.length >= 2);
}
