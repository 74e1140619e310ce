import { isGenericWord, isOrdinaryWord } from "./common-names.ts";
import { nameKey } from "./identity/names.ts";
import { fold, type Skeleton } from "./text-skeleton.ts";

/** A company or a person whose name must not be read. */
export interface Hidden {
  readonly name: string;
  /** Registrable domain, or "". */
  readonly domain: string;
}

/** One folded form of a name, and how far it may be mistaken for something else. */
export interface Shape {
  readonly key: string;
  /**
   * `distinct` names somebody wherever it stands; `short` at the beginning or end of a word; `ordinary` unless it is
   * written as the ordinary word; `stem` at the beginning of a word that ends soon.
   */
  readonly kind: "distinct" | "short" | "ordinary" | "stem";
}

/** Longer ones are told apart by their beginning. */
const KEY_MAX = 60;
const DISTINCT_LENGTH = 6;
const SHORT_LENGTH = 3;
const STEM_REST = 4;

/**
 * Forms of a name to look for: the name, also without legal forms and titles, its first distinctive word, its domain's label,
 * and their stems.
 */
export function shapesOf({ name, domain }: Hidden): Shape[] {
  const words = wordsOf(name);
  const [bare, person] = [wordsOf(nameKey(name, "company")), wordsOf(nameKey(name, "expert"))];
  const own = words.filter((word) => !isGenericWord(word));
  const distinctive = own.find((word) => !isOrdinaryWord(word)) ?? (own.length === 1 ? own[0] : undefined);
  // Of a person the last name tells as much as the first.
  const last = domain === "" ? person.filter((word) => !isGenericWord(word)).at(-1) : undefined;
  const [label = ""] = domain.split(".");
  const whole = [words, bare, person].map((parts) => parts.join(""));
  const keys = [...whole, distinctive ?? "", last ?? "", fold(label)];
  return [...new Set(keys)].filter((key) => key !== "").flatMap(shapesOfKey);
}

function wordsOf(name: string): string[] {
  const words = name.split(/[^\p{L}\p{N}\p{M}\p{Cf}]+/u).map(fold);
  return words.filter((word) => word !== "");
}

function shapesOfKey(whole: string): Shape[] {
  const key = whole.slice(0, KEY_MAX);
  if (isOrdinaryWord(key)) return [{ key, kind: "ordinary" }];
  const isLatin = /^[a-z0-9]+$/.test(key);
  const shape: Shape = { key, kind: isLatin && key.length <= SHORT_LENGTH ? "short" : "distinct" };
  const stem = key.length >= DISTINCT_LENGTH && /[aeiouy]$/.test(key) ? key.slice(0, -1) : null;
  return stem === null ? [shape] : [shape, { key: stem, kind: "stem" }];
}

/** Whether a shape that was found from `start` to `end` of a skeleton names somebody. In doubt it does. */
export function isNaming({ key, kind }: Shape, skeleton: Skeleton, start: number, end: number): boolean {
  const isWhole = !skeleton.starts.slice(start + 1, end).includes("word");
  const isStart = isWordStart(skeleton, start);
  const isEnd = endsWord(skeleton, end) || endsWord(skeleton, afterPlural(skeleton.text, end));
  switch (kind) {
    case "distinct":
      return !/^[a-z0-9]+$/.test(key) || key.length >= DISTINCT_LENGTH || isWhole || (isStart && isEnd);
    case "short":
      return (
        (isStart && isEnd) || (isWhole && key.length === SHORT_LENGTH && (isStart || endsWord(skeleton, end)))
      );
    case "stem":
      return isWhole && isStart && restOfWord(skeleton, end) <= STEM_REST;
    case "ordinary":
      if (!isStart) return false;
      if (!isEnd) return isWhole && key.length > SHORT_LENGTH && isCapital(skeleton, start);
      return !isPlain(key, skeleton, start, end);
  }
}

function isWordStart({ starts }: Skeleton, index: number): boolean {
  return (starts[index] ?? null) !== null;
}

function endsWord(skeleton: Skeleton, end: number): boolean {
  return end >= skeleton.text.length || isWordStart(skeleton, end);
}

function afterPlural(text: string, end: number): number {
  if (text[end] === "s") return end + 1;
  return text.startsWith("es", end) ? end + 2 : end;
}

function restOfWord(skeleton: Skeleton, end: number): number {
  let rest = 0;
  while (rest <= STEM_REST && !endsWord(skeleton, end + rest)) rest += 1;
  return rest;
}

function isCapital({ original, at }: Skeleton, index: number): boolean {
  return /^\p{Lu}/u.test((original[at[index] ?? 0] ?? "").normalize("NFKC"));
}

/** Written like any word: small letters in a row, no marks around it, and not the beginning of an address. */
function isPlain(key: string, { original, at }: Skeleton, start: number, end: number): boolean {
  const from = at[start] ?? 0;
  const to = (at[end - 1] ?? 0) + 1;
  if (original.slice(from, to) !== key) return false;
  const [before, after] = [original.slice(Math.max(0, from - 1), from), original.slice(to, to + 2)];
  return (
    !/[@./*_~`#<>[\]"“”‘’'&\p{Cf}]/u.test(before) &&
    !/^(?:[*_~`<>[\]"”’'@&/\p{Cf}]|\.[\p{L}\p{N}])/u.test(after)
  );
}
