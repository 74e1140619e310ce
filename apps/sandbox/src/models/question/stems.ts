/** Splits and reduces words so that "E-Mails" and "email" are the same. */

const JOINED: readonly (readonly [RegExp, string])[] = [
  [/\be[\s-](commerce|mail|bike|learning|signature|reader)/g, "e$1"],
  [/\bwi-fi\b/g, "wifi"],
  [/\b5 g\b/g, "5g"],
  [/\bon-line\b/g, "online"],
  [/\be-?shop/g, "online shop"],
  [/\bk-12\b/g, "k12"],
];

/** Lower-case words of any script, without accents, plural endings and possessives. */
export function stems(text: string): string[] {
  let plain = text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[’']s\b/g, "");
  for (const [pattern, joined] of JOINED) plain = plain.replace(pattern, joined);
  return (plain.match(/[\p{L}\p{N}+]+/gu) ?? []).map(stem);
}

function stem(word: string): string {
  if (word.length > 4 && word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 2 && word.endsWith("s") && !/(?:ss|us|is|aas|news)$/.test(word)) return word.slice(0, -1);
  return word;
}

const STOP = new Set(
  stems(`a an and are as at be best better but by can compare could company business brand do does for from good great
    has have help how i in into is it its large leading list market me most my name need of on one option or our out
    over please popular provider product rank ranked ranking recommend recommended reliable service should show so
    some software solution supplier system team than that the their them there these they this to today tool top
    trusted use used user using vendor very want was we what when where which who whom why will with world worldwide
    would year you your number platform app application maker manufacturer firm agency organisation organization
    offer offering available right now currently famous biggest largest greatest favourite favorite cheap cheapest
    affordable quality online buy buying find get choose value money rated any all other more new modern easy simple
    make making between versus vs alternative competitor similar like 2023 2024 2025 2026 2027 2028`),
);

/** True for words that say nothing about the topic. */
export function isStopWord(stemmed: string): boolean {
  return STOP.has(stemmed);
}
