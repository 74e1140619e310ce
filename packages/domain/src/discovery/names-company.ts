/** Forms of companies at the end of a name, which say nothing about who it is. */
const LEGAL_FORMS = new Set(
  "ag bv co corp corporation gmbh inc incorporated kg limited llc ltd nv oy plc pty sa sarl se spa srl".split(
    " ",
  ),
);

/** Shorter names are parts of too many words: "hp" stands in "php", "x" in "next". */
const LEAST_INSIDE = 4;

export interface NamedCompany {
  readonly domain: string;
  readonly companyName: string;
}

/**
 * Whether a text names the company, by its name, its domain or the domain's first label: in whatever case, with or
 * without accents, spaces and hyphens, and inside words; names of fewer than four letters only as words of their own.
 */
export function namesCompany(text: string, { domain, companyName }: NamedCompany): boolean {
  const folded = fold(text);
  const [label = ""] = domain.split(".");
  if (folded.includes(domain)) return true;
  const names = label.length >= LEAST_INSIDE ? [companyName, label] : [companyName];
  return names.some((name) => patternOf(name)?.test(folded) ?? false);
}

/** Letters in one form: without accents and width, in lower case. */
function fold(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

/** Finds a name in folded text; its parts may be written as one word, or apart. Null for a name without letters. */
function patternOf(name: string): RegExp | null {
  const parts = partsOf(name);
  if (parts.length === 0) return null;
  const joined = parts.join("[^\\p{L}\\p{N}]*");
  if ([...parts.join("")].length >= LEAST_INSIDE || HAS_NO_SPACES.test(name)) return new RegExp(joined, "u");
  return new RegExp(`(?<![\\p{L}\\p{N}])${joined}(?![\\p{L}\\p{N}])`, "u");
}

/** Scripts that write no spaces: there a short name is no part of another word. */
const HAS_NO_SPACES = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** "HubSpot, Inc." → hub, spot */
function partsOf(name: string): string[] {
  const words = name
    .replace(/(\p{Ll}{2})(\p{Lu})/gu, "$1 $2")
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .map(fold)
    .filter((part) => part !== "");
  const telling = words.filter((word) => !LEGAL_FORMS.has(word));
  return telling.length > 0 ? telling : words;
}
