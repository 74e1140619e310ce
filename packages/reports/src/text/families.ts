import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

const require = createRequire(import.meta.url);

/** Prose; names and labels; headings and figures. */
export type Weight = "text" | "medium" | "strong";

export interface FontFamily {
  readonly name: string;
  /** Place on the weight axis for each use; equal numbers share one font. */
  readonly weights: Record<Weight, number>;
  /** Variable WOFF2 file that should hold a character. */
  readonly fileOf: (codePoint: number) => string | undefined;
}

const BRAND = { text: 420, medium: 520, strong: 620 };
const OTHER = { text: 410, medium: 560, strong: 560 };

const at = {
  hanken: require.resolve("@fontsource-variable/hanken-grotesk/unicode.json"),
  noto: require.resolve("@fontsource-variable/noto-sans/unicode.json"),
  arabic: require.resolve("@fontsource-variable/noto-sans-arabic/unicode.json"),
  hebrew: require.resolve("@fontsource-variable/noto-sans-hebrew/unicode.json"),
  emoji: require.resolve("@fontsource-variable/noto-emoji/unicode.json"),
  thai: require.resolve("@fontsource-variable/noto-sans-thai/unicode.json"),
  armenian: require.resolve("@fontsource-variable/noto-sans-armenian/unicode.json"),
  bengali: require.resolve("@fontsource-variable/noto-sans-bengali/unicode.json"),
  ethiopic: require.resolve("@fontsource-variable/noto-sans-ethiopic/unicode.json"),
  georgian: require.resolve("@fontsource-variable/noto-sans-georgian/unicode.json"),
  gujarati: require.resolve("@fontsource-variable/noto-sans-gujarati/unicode.json"),
  gurmukhi: require.resolve("@fontsource-variable/noto-sans-gurmukhi/unicode.json"),
  kannada: require.resolve("@fontsource-variable/noto-sans-kannada/unicode.json"),
  khmer: require.resolve("@fontsource-variable/noto-sans-khmer/unicode.json"),
  lao: require.resolve("@fontsource-variable/noto-sans-lao/unicode.json"),
  malayalam: require.resolve("@fontsource-variable/noto-sans-malayalam/unicode.json"),
  myanmar: require.resolve("@fontsource-variable/noto-sans-myanmar/unicode.json"),
  oriya: require.resolve("@fontsource-variable/noto-sans-oriya/unicode.json"),
  sinhala: require.resolve("@fontsource-variable/noto-sans-sinhala/unicode.json"),
  tamil: require.resolve("@fontsource-variable/noto-sans-tamil/unicode.json"),
  telugu: require.resolve("@fontsource-variable/noto-sans-telugu/unicode.json"),
  chinese: require.resolve("@fontsource-variable/noto-sans-sc/unicode.json"),
  japanese: require.resolve("@fontsource-variable/noto-sans-jp/unicode.json"),
  korean: require.resolve("@fontsource-variable/noto-sans-kr/unicode.json"),
};

const alphabets = [
  family("HankenGrotesk", at.hanken, BRAND),
  family("NotoSans", at.noto, OTHER),
  family("NotoSansArabic", at.arabic, OTHER),
  family("NotoSansHebrew", at.hebrew, OTHER),
  family("NotoSansThai", at.thai, OTHER),
  family("NotoSansArmenian", at.armenian, OTHER),
  family("NotoSansBengali", at.bengali, OTHER),
  family("NotoSansEthiopic", at.ethiopic, OTHER),
  family("NotoSansGeorgian", at.georgian, OTHER),
  family("NotoSansGujarati", at.gujarati, OTHER),
  family("NotoSansGurmukhi", at.gurmukhi, OTHER),
  family("NotoSansKannada", at.kannada, OTHER),
  family("NotoSansKhmer", at.khmer, OTHER),
  family("NotoSansLao", at.lao, OTHER),
  family("NotoSansMalayalam", at.malayalam, OTHER),
  family("NotoSansMyanmar", at.myanmar, OTHER),
  family("NotoSansOriya", at.oriya, OTHER),
  family("NotoSansSinhala", at.sinhala, OTHER),
  family("NotoSansTamil", at.tamil, OTHER),
  family("NotoSansTelugu", at.telugu, OTHER),
];
const chinese = family("NotoSansSC", at.chinese, OTHER);
const japanese = family("NotoSansJP", at.japanese, OTHER);
const korean = family("NotoSansKR", at.korean, OTHER);

const emoji = family("NotoEmoji", at.emoji, OTHER);

const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const HANGUL = /\p{Script=Hangul}/u;
/** Symbols that are drawn as pictures, with the letters of flags; a skin tone alone would be a grey tile. */
const PICTURES = /[[\p{Extended_Pictographic}\p{Emoji_Presentation}]--\p{Emoji_Modifier}]/v;
const HAN = /\p{Script=Han}/gu;

/** A report draws its Chinese characters one way: the Japanese one if it has kana and no character of China's. */
export function isJapanese(text: string): boolean {
  if (!KANA.test(text)) return false;
  return (text.match(HAN) ?? []).every((sign) => japanese.fileOf(sign.codePointAt(0) ?? 0) !== undefined);
}

/** The families to look a character up in, best first; a further script is one more alphabet. */
export function familiesOf(
  character: string,
  { inJapanese }: { inJapanese: boolean },
): readonly FontFamily[] {
  if (HANGUL.test(character)) return [korean];
  if (KANA.test(character)) return [japanese];
  const eastAsian = inJapanese ? [japanese, chinese, korean] : [chinese, japanese, korean];
  const others = [...alphabets, ...eastAsian];
  return PICTURES.test(character) ? [...others, emoji] : others;
}

/** @param index path of a fontsource package's `unicode.json`, which names the ranges of each of its files */
function family(name: string, index: string, weights: Record<Weight, number>): FontFamily {
  let files: Map<number, string> | undefined;
  const fileOf = (codePoint: number) => {
    files ??= readIndex(index);
    return files.get(codePoint);
  };
  return { name, weights, fileOf };
}

function readIndex(index: string): Map<number, string> {
  const folder = dirname(index);
  const subsets: Record<string, string> = JSON.parse(readFileSync(index, "utf8"));
  const files = new Map<number, string>();
  for (const [subset, ranges] of Object.entries(subsets)) {
    const name = `${basename(folder)}-${subset.replace(/[[\]]/g, "")}-wght-normal.woff2`;
    const file = join(folder, "files", name);
    for (const [first, last] of ranges.split(",").map(parseRange)) {
      for (let codePoint = first; codePoint <= last; codePoint += 1) files.set(codePoint, file);
    }
  }
  return files;
}

/** "U+4E00-9FFF" or "U+3001". */
function parseRange(range: string): [first: number, last: number] {
  const [first = "", last = first] = range.trim().slice(2).split("-");
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
}
