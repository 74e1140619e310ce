import { isEntryName, isGeneric, trimName } from "./name-shape.ts";
import { LEADING_WORDS, LEGAL_ABBREVIATIONS, ORDINARY_WORDS } from "./name-words.ts";
import { toPlainText } from "./plain-text.ts";
import { anyOf } from "./vocabulary/compile.ts";

/** A piece of running text written like a name. */
export interface Span {
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Emphasised, linked or quoted. */
  readonly marked: boolean;
  readonly href: string | null;
  /** Written small: a name only inside an enumeration of names. */
  readonly weak: boolean;
  /** What is the name's own follows: `Silen's modular pods`. */
  readonly owns: boolean;
}

const TITLE = String.raw`(?:Dr|Prof|St|Mr|Mrs|Ms)\. (?=\p{Lu})|(?<![\p{L}])(?:\p{Lu}\. ){1,3}(?=\p{Lu}\p{Ll})|`;
const ADDRESS_END =
  "com|io|ai|co|org|net|so|app|dev|de|fr|uk|es|it|jp|cn|me|us|ca|eu|nl|be|ch|at|pl|se|dk|no|br|kr|ru";
const TOKEN_SHAPES = [
  String.raw`[\p{Lu}\p{Lt}][\p{L}\p{N}'’+!®™]*(?:[.\-&/][\p{L}\p{N}]+)*`,
  String.raw`\d{1,4}[\p{Lu}\p{Ll}][\p{L}\p{N}]*|\d[-][\p{Lu}]\p{L}+|[\p{Ll}]{1,3}\p{Lu}[\p{L}\p{N}]*`,
  String.raw`[\p{Ll}\p{N}][\p{L}\p{N}-]{1,30}\.(?:${ADDRESS_END})(?![\p{L}\p{N}])`,
].join("|");
const TOKEN = `(?:${TITLE})(?:${TOKEN_SHAPES})`;
// `Institute for`, `Society for`
const BODIES =
  "Institute|Council|Alliance|Foundation|Society|School|Fund|Teach|Academy|Office|Partnership|Initiative|Innovations";
// `Carsome Sdn. Bhd`, `PT. Tokopedia`
// In letters of both cases: with a group that ignores case, `(?i:…)`, long processes missed names now and then (V8 of Node 24).
const FORM = `(?:${LEGAL_ABBREVIATIONS})`.replace(/\p{L}/gu, (letter) =>
  letter.toLowerCase() === letter.toUpperCase() ? letter : `[${letter.toLowerCase()}${letter.toUpperCase()}]`,
);
const JOIN =
  "(?: (?:&|of|de|du|des|la|le|van|von|der|den|del|da|do|di|the|of the) " +
  String.raw`|(?<=Cent(?:er|re)|${BODIES}) for | & | |, (?=(?:Inc|LLC|Ltd)\b)|(?<=(?<!\p{L})${FORM})\. (?=${FORM}(?!\p{L}))|(?<=(?<!\p{L})PT)\. )`;
const MARKED = [
  String.raw`(?:\*\*|__|\*)(?=[^\s*_])[^*_\n]{1,90}(?:\*\*|__|\*)|\[[^[\]\n]{1,90}\]\([^()\s]{1,400}\)`,
  String.raw`[“"「『《][^“”"「」『』《》\n]{1,60}[”"」』》]`,
].join("|");
// `次におすすめなのがマネーフォワード クラウド会計です`
const KANA =
  String.raw`(?<=[はがもの、：]|なら|には)(?!\p{Nd}社)[\u30a0-\u30ff\u3400-\u9fffA-Za-z0-9・&+-]{2,20}` +
  String.raw`(?: [\u30a0-\u30ff\u3400-\u9fffA-Za-z0-9・]{2,16})?` +
  "(?=です|でしょう|だ。|となります|になります|が?おすすめ|を(?:おすすめ|推)|が(?:最適|一番|続)|も(?:おすすめ|有力|候補|検討))";
// `联想百应也值得一试`
const HAN =
  String.raw`(?<=[，。；]|^)[\u3400-\u9fffA-Za-z0-9]{2,10}?` +
  "(?=(?:也|同样|则|都)(?:很|非常)?(?:值得|不错|可以|是)|紧随其后|排在|位居)";
const CJK =
  String.raw`(?<=[是有为：:、，括荐如和及与はがと推选择虑属])(?![果荐择])[\u3400-\u9fff\u30a0-\u30ffーA-Za-z0-9・]{2,16}?` +
  String.raw`(?: [\u30a0-\u30ffー]{2,16})?(?=[、，,。和及与（(]|以及|など|です|の\p{Nd}社|$)`;
// The last name of an enumeration may be written small: `DATEV, Personio und lexoffice.`
const SMALL = String.raw`(?<=, |、|(?: and| und| et| y| e| or| oder) )\p{Ll}{3,20}(?=[,.;、]|で|$)`;
const HANGUL =
  String.raw`(?<=[는은] |, |[：:] )[가-힣A-Za-z0-9]{2,14}?(?=,|입니다|이다|이며|와 |과 |\(| \(| 등|$)` +
  "|(?<=[와과] )[가-힣A-Za-z0-9]{2,14}?(?=입니다)" +
  "|(?<=^|, |로 )[가-힣A-Za-z0-9]{2,14}?(?=(?:도|를|을|이|가) (?:추천|고려|좋|괜찮|유력|인기))";
const SPAN = new RegExp(
  `${MARKED}|${KANA}|${HAN}|${TOKEN}(?:${JOIN}${TOKEN}){0,6}|${CJK}|${HANGUL}|${SMALL}`,
  "gu",
);
const MAX_SPANS = 60;

/** Pieces of a sentence that may be names, in order. */
export function findSpans(sentence: string): Span[] {
  const spans: Span[] = [];
  for (const match of sentence.slice(0, 1_500).matchAll(SPAN)) {
    if (spans.length >= MAX_SPANS) break;
    const span = toSpan(match[0], match.index, sentence);
    if (span) spans.push(span);
  }
  return spans;
}

function toSpan(text: string, start: number, sentence: string): Span | null {
  if (/[(（]\s*$/u.test(sentence.slice(Math.max(0, start - 3), start)) && /^[\p{Ll}\p{N}.-]+$/u.test(text))
    return null;
  const marked = /^[*_[“"「『《]/u.test(text);
  const href = /\]\((https?:[^()\s]+)\)/iu.exec(text)?.[1] ?? null;
  const inner = marked
    ? trimName(toPlainText(/\[([^[\]\n]{1,90})\]\(/u.exec(text)?.[1] ?? text).replace(/[:：.,]$/u, ""))
    : text;
  const opensSentence = isSentenceStart(sentence, start);
  const verbs = marked ? 0 : (LEADING_VERBS.exec(inner)?.[0].length ?? 0);
  const leading =
    verbs > 0
      ? verbs
      : marked || (!opensSentence && !LEADING_WORDS.has(inner.toLowerCase()) && !inner.startsWith("I "))
        ? 0
        : leadingCommonWords(inner, opensSentence);
  const name = trimName(inner.slice(leading).replace(/['’]s$/u, ""));
  if (
    name === "" ||
    !isEntryName(name) ||
    isGeneric(name.split(" ")) ||
    LEADING_WORDS.has(name.toLowerCase())
  )
    return null;
  if (marked && ORDINARY_WORDS.has(/^\p{Ll}+/u.exec(name)?.[0] ?? "")) return null;
  if (marked && (name.split(/\s+/u).length > 6 || (/^\p{Ll}/u.test(name) && !/[.\p{Lu}]/u.test(name))))
    return null;
  return {
    name,
    start: start + leading,
    end: start + text.length,
    marked: marked && !/^["“*](?!\*)/u.test(text),
    href,
    weak: /^\p{Ll}+$/u.test(name),
    owns: /['’]s$/u.test(inner),
  };
}

const LEADING_VERBS = new RegExp(`^${anyOf("leadingVerbs")}+`, "u");

function isSentenceStart(sentence: string, start: number): boolean {
  return /^[\s"“*_(]*$/u.test(sentence.slice(0, start));
}

/** Length of the capitalised ordinary words before a name: `For`, `The`, `In`, `Another`. */
function leadingCommonWords(text: string, atStart: boolean): number {
  let at = 0;
  for (;;) {
    const word = /^[\p{L}'’]+(?=\s)/u.exec(text.slice(at))?.[0];
    if (
      !word ||
      !(LEADING_WORDS.has(word.toLowerCase()) || (atStart && at === 0 && /^\p{Lu}\p{Ll}+ly$/u.test(word)))
    )
      break;
    at += word.length;
    while (text[at] === " ") at++;
  }
  const rest = text.slice(at);
  return LEADING_WORDS.has(rest.toLowerCase().replace(/['’].*$/u, "")) ? text.length : at;
}
