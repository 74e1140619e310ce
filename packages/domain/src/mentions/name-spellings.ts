import { canonicalHost } from "../identity/hosts.ts";
import { nameKey, normaliseName } from "../identity/names.ts";
import { type FoldedText, foldText } from "./fold-text.ts";
import { isUnspaced } from "./scripts.ts";
import type { NameRule, SoughtCompany } from "./sought-company.ts";

/** One way to write a name, to be looked for. */
export interface Spelling {
  /** Its letters, as `foldText` leaves them. */
  readonly key: string;
  /** Places in `key` that may have a sign or space before them: `wide` by the name's own, `inner` by a capital inside. */
  readonly wide: ReadonlySet<number>;
  readonly inner: ReadonlySet<number>;
  /**
   * `signed`: matched in any case, for it has signs of its own (digits, inner capitals, dots, several words) or a script
   * without case; `unspaced`: inside running text; `capitals`: "SAP"; `word`: a word that only its writing and place make a
   * name; `small`: the same, written small by its owner.
   */
  readonly kind: "signed" | "unspaced" | "capitals" | "word" | "small";
  /** Its words, folded. */
  readonly parts: readonly string[];
  /** It counts only near a word of the company's category or beside its site. */
  readonly needsCategory: boolean;
}

/** Names of several parts are written in one word when that is long enough to be no other word. */
const LEAST_GLUED = 6;

/** Spellings of a company's names: as they are, without legal forms, joined by & or a word, and short as its domain says. */
export function spellingsOf(
  { names, sites }: Pick<SoughtCompany, "names" | "sites">,
  fold: (character: string) => string,
): Spelling[] {
  const [domain = ""] = sites;
  const byKey = new Map<string, Spelling>();
  const add = (form: string, rule: NameRule | undefined) => {
    const spelling = toSpelling(form, rule, fold);
    const known = byKey.get(spelling.key);
    if (spelling.key !== "") byKey.set(spelling.key, known ? both(known, spelling) : spelling);
  };
  for (const { text, rule } of names) for (const form of variantsOf([text.trim()])) add(form, rule);
  const inCategory = new Set([...byKey.values()].filter((one) => one.needsCategory).map(({ key }) => key));
  for (const { text, rule } of names)
    for (const form of variantsOf(shorterThan(text.trim(), domain))) {
      // A name that needs its category needs it, whatever it is short for.
      if (inCategory.has(foldText(form, fold).letters)) continue;
      // What counts in any case is the whole name: "close" alone is a word, whatever "Close, Inc." is.
      add(form, rule === "any" ? undefined : rule);
    }
  return [...byKey.values()];
}

/** "HubSpot" and "Hub Spot" have the same letters; a name that is written small may have a capital, too. */
function both(one: Spelling, other: Spelling): Spelling {
  const { kind } = one.kind === "signed" || (one.kind === "small" && other.kind !== "signed") ? one : other;
  return {
    key: one.key,
    wide: new Set([...one.wide, ...other.wide]),
    inner: new Set([...one.inner, ...other.inner]),
    kind,
    parts: one.parts.length > other.parts.length ? one.parts : other.parts,
    needsCategory: one.needsCategory && other.needsCategory,
  };
}

/** A name without its legal form, without what stands in brackets, and short as its domain says. */
function shorterThan(name: string, domain: string): string[] {
  const [outside = ""] = name.split(/\s*[(（]/u, 1);
  const bare = [name, withoutLegalForm(name), withoutLegalForm(outside)];
  const all = new Set([...bare, ...bare.flatMap((form) => shortOf(form, domain))]);
  return [...all].filter((form) => form !== name);
}

function variantsOf(forms: readonly string[]): Set<string> {
  const written = forms.filter((form) => form !== "");
  return new Set(written.flatMap(joined).flatMap(withoutUmlauts).flatMap(inCases));
}

const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*/gu;

/** "HubSpot, Inc." → HubSpot. */
function withoutLegalForm(name: string): string {
  const telling = nameKey(name, "company");
  if (telling === normaliseName(name)) return name;
  const tokens = [...name.matchAll(TOKEN)];
  const size = telling.split(" ").length;
  for (let first = 0; first + size <= tokens.length; first += 1) {
    const [from, to] = [tokens[first], tokens[first + size - 1]];
    if (from === undefined || to === undefined) break;
    const part = name.slice(from.index, to.index + to[0].length);
    if (normaliseName(part) === telling) return part;
  }
  return telling;
}

/** Up to a space, without the comma or bracket at its end. */
const FIRST_WORD = /^\S*[\p{L}\p{N}\p{M}]/u;
const DOMAIN_NAME = /^([\p{L}\p{N}-]+)\.\p{L}{2,}$/u;

/** What the domain shows to be the name: Zoho of "Zoho CRM" at zoho.com, "Monday" of "monday.com". */
function shortOf(name: string, domain: string): string[] {
  const [first = ""] = canonicalHost(domain).split(".");
  const [, label] = DOMAIN_NAME.exec(name) ?? [];
  if (label !== undefined) return [label.charAt(0).toUpperCase() + label.slice(1)];
  const [word = ""] = name.match(FIRST_WORD) ?? [];
  return word !== name && word.length > 2 && normaliseName(word) === first ? [word] : [];
}

const AND_WORDS = ["and", "und", "et", "y", "e", "en"];
const AND_WORD = new RegExp(String.raw`(?<=\S\s)(?:${AND_WORDS.join("|")})(?=\s\S)`, "u");

function joined(name: string): string[] {
  if (/\s&\s/u.test(name)) return [name, ...AND_WORDS.slice(1).map((word) => name.replace("&", word))];
  return AND_WORD.test(name) ? [name, name.replace(AND_WORD, "&")] : [name];
}

/** Last letters of names and those that stand for them in other cases; folded later, so accents need not agree. */
const CASES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/[ηή](?!\p{L})/gu, ["ης"]],
  [/(?<=\p{Script=Greek})[αά](?!\p{L})/gu, ["ας"]],
  [/[οό]ς(?!\p{L})/gu, ["ου", "ο"]],
  [/[ηή]ς(?!\p{L})/gu, ["η"]],
  [/(?<=\p{Script=Cyrillic}{2})а(?!\p{L})/gu, ["ы", "и", "е", "у", "ой", "ою", "ої", "і"]],
  [/(?<=\p{Script=Cyrillic}{2})я(?!\p{L})/gu, ["и", "е", "ю", "ей"]],
];

/** A Greek or Russian name whose ending changes with its case: "Τράπεζα", "της Τράπεζας". */
function inCases(name: string): string[] {
  const others = CASES.reduce<string[]>(
    (forms, [ending, endings]) =>
      forms.flatMap((form) =>
        form.search(ending) < 0 ? [form] : [form, ...endings.map((other) => form.replaceAll(ending, other))],
      ),
    [name],
  );
  return [...new Set(others)];
}

const UMLAUTS: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", Ä: "Ae", Ö: "Oe", Ü: "Ue" };

function withoutUmlauts(name: string): string[] {
  const plain = name.normalize("NFC").replace(/[äöüÄÖÜ]/gu, (letter) => UMLAUTS[letter] ?? letter);
  return plain === name ? [name] : [name, plain];
}

function toSpelling(form: string, rule: NameRule | undefined, fold: (character: string) => string): Spelling {
  const folded = foldText(form, fold);
  const { original, letters, starts, ends } = folded;
  const wide = new Set<number>();
  const inner = new Set<number>();
  for (let at = 1; at < letters.length; at += 1) {
    const [end = 0, start = 0] = [ends[at - 1], starts[at]];
    if (start > end || isBesideAnd(folded, at)) wide.add(at);
    else if (/\p{Ll}$/u.test(original.slice(0, start)) && /^\p{Lu}/u.test(original.slice(start)))
      inner.add(at);
  }
  const kind = kindOf(form);
  return {
    key: letters,
    wide,
    inner,
    kind: rule === "any" && kind !== "unspaced" ? "signed" : kind,
    parts: normaliseName(form).split(" "),
    needsCategory: rule === "with_category",
  };
}

/** Between a letter and the sign &. */
function isBesideAnd({ original, starts }: FoldedText, at: number): boolean {
  const [before = 0, after = 0] = [starts[at - 1], starts[at]];
  return before !== after && (original.charAt(before) === "&" || original.charAt(after) === "&");
}

function kindOf(form: string): Spelling["kind"] {
  if (isUnspaced(form)) return "unspaced";
  if (!/\p{L}/u.test(form)) return "word";
  if (/^\p{Lu}{2,}$/u.test(form)) return "capitals";
  if (/^\p{Ll}[\p{Ll}\p{M}]*$/u.test(form)) return "small";
  return /^\p{Lu}[\p{Ll}\p{M}]*$/u.test(form) ? "word" : "signed";
}

/** What may stand between the parts of a name in a text. */
const WIDE_GAP = /^(?:[ \t\u00a0]{1,3}|[ \u00a0]?[-\u2010\u2011'’‘ʼ´\x60"“”.·・,&+][ \u00a0]?)$/u;
const INNER_GAP = /^[ \u00a0-]$/u;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** Whether the letters from `from` of a text are written as one name: nothing between them but what the name allows. */
export function isWrittenTogether(
  text: FoldedText,
  from: number,
  spelling: Spelling,
  isQuestion: boolean,
): boolean {
  const { key, wide, inner } = spelling;
  const { original, starts, ends } = text;
  for (let at = 1; at < key.length; at += 1) {
    const [end = 0, start = 0] = [ends[from + at - 1], starts[from + at]];
    const gap = start > end ? original.slice(end, start).replace(INVISIBLE, "") : "";
    if (gap === "") {
      if (
        wide.has(at) &&
        key.length < LEAST_GLUED &&
        !isBesideAnd(text, from + at) &&
        !isPossessive(text, from, spelling, at)
      )
        return false;
    } else if (!wide.has(at)) {
      // "Quick Books" is QuickBooks; "quick books" are books. Korean spaces are loose.
      const isKorean = gap === " " && /^\p{Script=Hangul}/u.test(original.charAt(start));
      if (!isKorean && !(inner.has(at) && (isQuestion ? INNER_GAP.test(gap) : isInner(original, start, gap))))
        return false;
    } else if (!WIDE_GAP.test(gap)) return false;
  }
  return true;
}

/** A gap before a capital. */
function isInner(original: string, start: number, gap: string): boolean {
  return INNER_GAP.test(gap) && /^\p{Lu}/u.test(original.slice(start));
}

/** "Levis" is Levi's; "lays" is not Lay's. */
function isPossessive(
  { original, starts }: FoldedText,
  from: number,
  { key }: Spelling,
  at: number,
): boolean {
  return at === key.length - 1 && key.endsWith("s") && /^\p{Lu}/u.test(original.slice(starts[from]));
}
