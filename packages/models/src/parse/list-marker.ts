import { ordinalWord } from "@standings/domain";
import { anyOf, ordinalGroups } from "./vocabulary/compile.ts";

/** Marks that begin a list item, in the numerals models use. */

export interface Marker {
  readonly type: "number" | "bullet";
  /** The stated rank; null for bullets and letters. */
  readonly rank: number | null;
  /** The line after its mark. */
  readonly rest: string;
  /** The mark says that several share the rank. */
  readonly tied: boolean;
  readonly isLetter?: boolean;
}

const DIGIT_ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];
const CJK = "零一二三四五六七八九";
const ORDINALS = Array.from({ length: 10 }, (_, index) => ordinalWord(index + 1));

// `1.` `1)` `(1)` `[1]` `#1` `1 -` `No. 1:` `Rank 1:` `1位` `第1名` in any decimal digits.
const IN_BRACKETS = String.raw`[([（【]\s?第?(\p{Nd}{1,3})[位名]?\s?[)\]）】][.:、]?\s*`;
// `2 (tie)`, `2=`, and before the number `=2`, `T2`
const TIE_AFTER = String.raw`(?:=|\s?[(（]${anyOf("ties")}[)）])?`;
const TIE_BEFORE = new RegExp(
  String.raw`^(?:(?:=|T-?)(?=\d{1,2}(?:[.):]|\s))|${anyOf("ties", "joined")}(?=\p{Nd}))`,
  "u",
);
/** `T4 David Orr` */
const AFTER_TIE = /^(\p{Nd}{1,2})\s+(?=\p{Lu}|\*)/u;
const TIED = new RegExp(
  String.raw`\d(?:st|nd|rd|th)?(?:=|\s?[(（]${anyOf("ties")}[)）])|\d\p{L}{1,3}\s${anyOf("ties", "spaced")}`,
  "iu",
);
const TIE_WORD = new RegExp(`(?<![\\p{L}])${anyOf("ties", "spaced")}(?![\\p{L}])`, "iu");
const AFTER_WORD = String.raw`(?:[#＃]|${anyOf("rankMarks")})(\p{Nd}{1,3})${TIE_AFTER}(?=[\s.):：\-–—,*])[.)]?\s*[:：.\-–—|,]?\s*`;
const NUMBER_ENDS = [
  String.raw`\.?[ºª°](?:[.:)](?=\s)|(?=\s))`,
  String.raw`\.\)|\\?[.)](?=[^\p{Nd}])|[．、。）]|\]|\s?[:：](?=\s)|\s+[-–—|](?=\s)`,
  String.raw`(?:st|nd|rd|th)(?=\s?[.):\-–—])\s?[.):\-–—]?|(?:st|nd|rd|th)\s(?:place|pick|choice)`,
  "(?:位|위)(?![는은はがにをに])",
].join("|");
const ORDINAL_TIE =
  String.raw`(?:st|nd|rd|th|er|ère|re|e|ème|[ºª°.])?\s?[(（]${anyOf("ties")}[)）]\s*[:：.)\-–—]?|` +
  String.raw`(?:er|ère|re|e|ème)(?:\s${anyOf("ties")})?\s?[:：.)–—-]|=[.):]?(?=\s)`;
const ALONE = String.raw`(\p{Nd}{1,3})(?:${ORDINAL_TIE}|${NUMBER_ENDS})\s*[:：.\-–—]?\s*`;
/** `2° posto ex aequo –`, `Joint 2nd —`, `Geteilter 3. Platz:`: a number with the word of a place or tie before or after it. */
const TIE = anyOf("ties", "spaced");
const PLACED = new RegExp(
  String.raw`^(?=${TIE}\s|\d{1,2}[^\s\d]{0,3}\s?(?:${anyOf("rankNouns")}|[(（]?${TIE}))` +
    String.raw`(?:${TIE}\s+)?${anyOf("rankMarks")}?(\d{1,2})(?:st|nd|rd|th|er|re|e|º|ª|°|\.|-[\p{L}]{1,2})*(?:\s?${anyOf("rankNouns")})?` +
    String.raw`(?:\s[(（]?${TIE}[)）]?)?(?:\s*[:：]|\s[–—-](?=[\s*])|[.)](?=\s))\s*`,
  "iu",
);
/** `🥈 (tie) Hana` */
const TIE_FIRST = new RegExp(String.raw`^[(（]${anyOf("ties")}[)）]\s*`, "iu");
const NUMBERED = new RegExp(`^(?:${IN_BRACKETS}|${AFTER_WORD}|${ALONE})`, "iu");
const CJK_NUMBERED =
  /^(?:第\s?([零一二三四五六七八九十\p{Nd}]{1,3})\s?(?:候補|選択|选择|推荐|[名位个家、])?|([一二三四五六七八九十]{1,3})(?=[、.．，,：:）)]))\s*[、.．，,：:）)]?\s*/u;
/** `Erste Wahl – Vaillant`, `첫 번째: 한샘`, `三番目：アンカー` */
const WORDED = new RegExp(
  `^(?:${ordinalGroups()
    .map((group) => `(${group})`)
    .join("|")})(?:\\s?${anyOf("rankNouns")}|(?<=\\p{Script=Hangul}))\\s*(?:[:：]|\\s[–—-](?=\\s))\\s*`,
  "iu",
);
const COUNTED = /^([一二三四五六七八九十\p{Nd}])番目\s*(?:[:：]|[–—-](?=\s))\s*/u;
const CIRCLED = /^([①-⑳❶-❿➀-➉])\s*[.:：、)]?\s*/u;
const MEDAL = /^(🥇|🥈|🥉|🔟)\s*[.:：)-]?\s*/u;
const LETTER = /^(?:\(([a-zA-Z])\)|([a-zA-Z])\)|([a-z])\.|([A-Z])\.)\s+(?=\S)/u;
const ROMAN = /^(?=[ivx]{1,5}[.)]\s)(x{0,2}(?:ix|iv|v?i{0,3}))[.)]\s+/iu;
const BULLET = /^(?:[-+*](?=\s)|[•●○▪▫■□◦‣⁃∙·➤➢►▶▸→⇒✓✔✅☑★☆⭐❖◆◇♦・–—](?=\s|\S)|-(?=[\p{L}*[]))\s*/u;
const EMOJI_LEAD = /^(?:(?:\p{Extended_Pictographic}|[\u{1f1e6}-\u{1f1ff}]|[\u{1f3fb}-\u{1f3ff}])\s*){1,8}/u;
const CHECKBOX = /^\[[ xX✓]\]\s+/u;

const TIE_LAST = new RegExp(String.raw`\s?[(（]${anyOf("ties")}[)）]$`, "iu");

/** The text without the words that several share the rank: `(tied) Ada`, `Ada & Bolt (tied)`. */
function untie(text: string): { readonly rest: string; readonly tied: boolean } {
  const rest = text.replace(TIE_FIRST, "").replace(TIE_LAST, "");
  return { rest, tied: rest !== text };
}

/** Reads the mark at the start of a trimmed line; null when there is none. */
export function readMarker(line: string): Marker | null {
  const wrap = /^[*_]/.test(line) ? (WRAP.exec(line)?.[0] ?? "") : "";
  const numbered = readNumber(line.slice(wrap.length));
  if (numbered) return { type: "number", ...numbered, rest: rewrap(wrap, numbered.rest) };
  const bullet = BULLET.exec(line);
  if (bullet && !/^\*{2}/.test(line)) {
    const rest = line.slice(bullet[0].length).replace(CHECKBOX, "");
    const inner = /^[-+*•–—]/.test(line) ? readNumber(rest) : null;
    return inner ? { type: "number", ...inner } : { type: "bullet", rank: null, rest, tied: false };
  }
  const emoji = EMOJI_LEAD.exec(line);
  if (emoji && line.length > emoji[0].length) {
    const rest = line.slice(emoji[0].length);
    const inner = readMarker(rest);
    return inner ?? { type: "bullet", rank: null, rest, tied: false };
  }
  return null;
}

const WRAP = /^(?:\*{1,3}|_{1,3})(?=\p{Lu}|[첫두세네同并공\p{Nd}#№①-⑳一二三四五六七八九十第nNrR🥇🥈🥉🔟(])/u;
/** Emphasis that began before the number still holds after it: `**1. HubSpot**` → `**HubSpot**`. */
function rewrap(mark: string, rest: string): string {
  if (mark === "") return rest;
  return rest.startsWith(mark) ? rest.slice(mark.length).trimStart() : mark + rest;
}

type Numbered = Pick<Marker, "rank" | "rest" | "tied">;

/** `2-3. Bolt`, `2/3. Bolt and Crux`, `01 Ada` */
const SHARED = /^(\p{Nd}{1,2})\.?\s?[–/-]\s?\p{Nd}{1,2}[.):]\s+/u;
const PADDED = /^0(\p{Nd})\s+(?=[\p{Lu}*[])/u;

function readNumber(whole: string): Numbered | null {
  const shared = SHARED.exec(whole) ?? PADDED.exec(whole);
  if (shared?.[1])
    return { rank: decimal(shared[1]), rest: whole.slice(shared[0].length), tied: !whole.startsWith("0") };
  const before = TIE_BEFORE.exec(whole)?.[0] ?? "";
  const line = whole.slice(before.length);
  const match = PLACED.exec(line) ?? NUMBERED.exec(line) ?? (before === "" ? null : AFTER_TIE.exec(line));
  if (match) {
    const { rest, tied } = untie(line.slice(match[0].length));
    const digits = match[1] ?? match[2] ?? match[3] ?? "";
    const isShared = tied || before !== "" || TIED.test(match[0]) || TIE_WORD.test(match[0]);
    return { rank: decimal(digits), rest, tied: isShared };
  }
  const cjk = CJK_NUMBERED.exec(line);
  if (cjk && cjk[0].length > 1)
    return { rank: cjkNumber(cjk[1] ?? cjk[2] ?? ""), ...untie(line.slice(cjk[0].length)) };
  const worded = WORDED.exec(line);
  if (worded) {
    const rank = worded.slice(1).findIndex((group) => group !== undefined) + 1;
    return { rank, ...untie(line.slice(worded[0].length)) };
  }
  const counted = COUNTED.exec(line);
  if (counted) return { rank: cjkNumber(counted[1] ?? ""), ...untie(line.slice(counted[0].length)) };
  const circled = CIRCLED.exec(line);
  if (circled) return { rank: circledNumber(circled[1] ?? ""), ...untie(line.slice(circled[0].length)) };
  const medal = MEDAL.exec(line);
  if (medal) return readMedal(medal[1] ?? "", line.slice(medal[0].length));
  return null;
}

function readMedal(medal: string, whole: string): Numbered {
  const untied = untie(whole);
  const rank = medal === "🔟" ? 10 : ["🥇", "🥈", "🥉"].indexOf(medal) + 1;
  return readNumber(untied.rest) ?? { rank, ...untied };
}

/** `a)`, `B.`, `iv.`: a mark only in a run of its kind, which the caller checks by `order`. */
export function readLetter(line: string): { order: number; roman: boolean; rest: string } | null {
  const roman = ROMAN.exec(line);
  if (roman?.[1]) {
    const order = romanNumber(roman[1].toLowerCase());
    if (order > 0) return { order, roman: true, rest: line.slice(roman[0].length) };
  }
  const letter = LETTER.exec(line);
  const found = letter?.[1] ?? letter?.[2] ?? letter?.[3] ?? letter?.[4];
  if (!letter || !found) return null;
  return { order: found.toLowerCase().charCodeAt(0) - 96, roman: false, rest: line.slice(letter[0].length) };
}

const STATED = new RegExp(
  String.raw`^(?:rank|no\.?|number|place|position|pos|#|＃|№|t-?|=)?\s*[_#-]?\s*(\p{Nd}{1,3})(?:\.0+)?(?:\.?[–-]\d{1,2}(?=\.?$))?` +
    String.raw`\s*(?:st|nd|rd|th|\.?[ºª]|位|위|\.|\)|:|=|\s?\([^()]{2,20}\))?(?:\s*(?:place|of\s\d+|\/\s*\d+))?$`,
  "iu",
);

/** The rank a text or number states: 3, "3", "#3", "3rd", "third", "3️⃣", "第三名"; null otherwise. */
export function readRank(value: string | number | boolean): number | null {
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (typeof value !== "string" || value.length > 24) return null;
  const text = value.trim().replace(/[\ufe0f\u20e3]/gu, "");
  const match = STATED.exec(text);
  if (match?.[1]) return decimal(match[1]);
  const cjk = /^第?([零一二三四五六七八九十]{1,3})[名位]?$/u.exec(text);
  if (cjk?.[1]) return cjkNumber(cjk[1]);
  const medal = ["🥇", "🥈", "🥉"].indexOf(text);
  if (medal >= 0) return medal + 1;
  return ordinalRank(text);
}

export function ordinalRank(word: string): number | null {
  const index = ORDINALS.indexOf(word.toLowerCase());
  return index < 0 ? null : index + 1;
}

function decimal(digits: string): number {
  let value = 0;
  for (const char of digits) {
    const code = char.codePointAt(0) ?? 0x30;
    const zero = DIGIT_ZEROS.find((base) => code >= base && code < base + 10) ?? code;
    value = value * 10 + (code - zero);
  }
  return value;
}

function cjkNumber(text: string): number {
  if (/^\p{Nd}+$/u.test(text)) return decimal(text);
  const [tens = "", ones = ""] = text.includes("十") ? text.split("十") : ["零", text];
  return (tens === "" ? 1 : CJK.indexOf(tens)) * 10 + (ones === "" ? 0 : CJK.indexOf(ones));
}

function circledNumber(char: string): number {
  const code = char.codePointAt(0) ?? 0;
  if (code >= 0x2460 && code <= 0x2473) return code - 0x2460 + 1;
  return code >= 0x2780 ? code - 0x2780 + 1 : code - 0x2776 + 1;
}

function romanNumber(text: string): number {
  const values: Record<string, number> = { i: 1, v: 5, x: 10 };
  const valueAt = (at: number) => values[text[at] ?? ""] ?? 0;
  // A smaller sign before a larger one is taken from it: `iv`.
  return [...text].reduce((sum, _, at) => sum + valueAt(at) * (valueAt(at) < valueAt(at + 1) ? -1 : 1), 0);
}
