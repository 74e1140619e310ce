import { words } from "../word-lists.ts";

/** Scripts that put no space between words: beside another script a name ends all the same. */
export const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;

const HAN = /\p{Script=Han}/u;
const KATAKANA = /[\p{Script=Katakana}ー]/u;
const HANGUL = /\p{Script=Hangul}/u;
const SPACED_LETTER = new RegExp(String.raw`[[\p{L}\p{M}\p{N}_]--[${UNSPACED}\p{Script=Hangul}]]`, "v");
const UNSPACED_LETTER = new RegExp(`[${UNSPACED}]`, "v");

export function isUnspaced(text: string): boolean {
  return UNSPACED_LETTER.test(text);
}

/** Whether a character beside the edge of a name would be of one word with it. Unspaced names: only a single Han, and Katakana. */
export function isOneWord(edge: string, beside: string, isSingle: boolean): boolean {
  if (beside === "") return false;
  if (HANGUL.test(edge)) return HANGUL.test(beside);
  if (KATAKANA.test(edge)) return KATAKANA.test(beside);
  if (UNSPACED_LETTER.test(edge)) return isSingle && HAN.test(beside);
  return SPACED_LETTER.test(beside);
}

/** Unspaced names that are so short that they stand inside other words, by their letters. */
const SHORT_HAN = 2;
const SHORT_OTHER = 4;

/** A dictionary finds no word that only partly belongs to the name from `start` to `end`: 书店 in 双飞书店 does. */
export function isOfOwnWords(text: string, start: number, end: number, segmenter: Intl.Segmenter): boolean {
  const name = text.slice(start, end);
  const isShort = [...name].length <= (HAN.test(name) ? SHORT_HAN : SHORT_OTHER);
  if (ADJECTIVAL.test(text.slice(end, end + 2)) || (HAN.test(name) && PERSON.test(text.slice(end, end + 2))))
    return false;
  if (isPredicate(name, text.slice(Math.max(0, start - 2), start))) return false;
  if (!isShort || KATAKANA.test(name)) return true;
  const from = Math.max(0, start - AROUND);
  for (const { index, segment } of segmenter.segment(text.slice(from, end + AROUND))) {
    const [first, last] = [from + index, from + index + segment.length];
    const outside = first < start ? text.slice(first, start) : text.slice(end, last);
    if (first < end && last > start && outside !== "" && !LITTLE_WORDS.has(outside)) return false;
  }
  return true;
}

/** Behind its subject 有赞 says "has praise"; behind a verb, a particle or nothing it is a name. */
function isPredicate(name: string, before: string): boolean {
  return (
    /^[有是]/u.test(name) &&
    HAN.test(before.at(-1) ?? "") &&
    !/[在用和与及是到从对把被给或选去比试找看跟像的了荐议买入上向]$/u.test(before)
  );
}

const AROUND = 10;
/** What makes an adjective, a person or a doctrine of a Japanese word: 楽天的な is "carefree". */
const ADJECTIVAL = /^(?:的[なにだで]|[家論](?=\p{Script=Hiragana})|主義|観)/u;
/** What follows the name of a Japanese person or place. */
const PERSON = /^(?:さん|氏|様|くん|先生|[村町駅])/u;
/** Chinese words of one character beside a name, which the dictionary may take for a part of it: 在 in 在京东买. */
const LITTLE_WORDS = new Set("在用和与及是到从对把被给或选去比里");

/** Particles that a Korean word takes, up to two of them: "토스는", "쿠팡에서도". */
const HANGUL_PARTICLES = words`
  은 는 이 가 을 를 의 에 와 과 로 으로 도 만 랑 이랑 나 이나 에서 에게 한테 처럼 보다 까지 부터 마다 조차 라도 이라도 라는 이라는 라면 이라면 면 이면 야말로 이야말로 만큼 대신 뿐 들 네 사 측
  입니다 이다 예요 이에요 였다 이며 이고 고 하고 말고 대로 밖에 든 이든 란 이란 야 이야 요 죠 이죠 엔 에는 에선 로는 로도
`;
const HANGUL_ENDING = new RegExp(`^(?:(?:${HANGUL_PARTICLES.join("|")}){0,2}(?!\\p{Script=Hangul})|)`, "u");

/** Endings of cases of names in Cyrillic. */
const CYRILLIC_ENDINGS = "ами|ями|ом|ем|ой|ей|ою|ею|ам|ям|ах|ях|ов|ев|а|я|у|ю|е|ы|и|о";

/** Endings that a name takes in a sentence: an s, a case in Russian, a particle in Korean; in questions more ("HubSpotting"). */
export function endingOf(edge: string, isQuestion: boolean, text: string): RegExp {
  if (/\p{Script=Cyrillic}/u.test(edge)) return CYRILLIC_ENDING;
  if (HANGUL.test(edge)) return isQuestion ? /^\p{Script=Hangul}{0,3}/u : HANGUL_ENDING;
  if (!/\p{Script=Latin}/u.test(edge)) return /^/u;
  if (POLISH.test(text)) return POLISH_ENDING;
  if (TURKISH.test(text)) return TURKISH_ENDING;
  return isQuestion ? /^(?:e?s|ting|ing|ers?)?(?![\p{L}])|^/u : /^s?/u;
}

/** Letters that tell Polish and Turkish from other languages, and endings of cases that they put to a name. */
const POLISH = /[ąęłńśźż]/u;
const POLISH_ENDING = /^(?:(?:owi|iem|em|ze|ami|ach|om|ów|owie|a|u|ie|y|s)(?!\p{L})|)/u;
const TURKISH = /[ğışĞİŞ]/u;
const TURKISH_ENDING = /^(?:(?:n?[ıiuü]n|[dt][ae]n?|y?[ıiuü]|y?[ae]|y?l[ae]|s)(?!\p{L})|)/u;

const CYRILLIC_ENDING = new RegExp(`^(?:(?:${CYRILLIC_ENDINGS})(?!\\p{L})|)`, "u");

/** Letters that Arabic and Hebrew put before a name in one word: and, in, to, from, the. */
const ATTACHED_BEFORE = /(?<![\p{L}\p{M}])(?:[وف]?(?:[بلك]?(?:ال)?|لل)|[וש]?[בלמהכש]?)ـ?$/u;
const SEMITIC = /[\p{scx=Arabic}\p{scx=Hebrew}]/u;

/** How many characters of such letters stand before a position. */
export function attachedBefore(text: string, start: number): number {
  if (!SEMITIC.test(text.slice(Math.max(0, start - 1), start + 1))) return 0;
  return ATTACHED_BEFORE.exec(text.slice(Math.max(0, start - 6), start))?.[0].length ?? 0;
}
