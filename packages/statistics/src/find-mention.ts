/** How a company may be called in an answer in plain words. */
export interface MentionedCompany {
  /** Names: the directory's name and its aliases. */
  readonly names: readonly string[];
  /** Registrable domain; "" when unknown. */
  readonly domain: string;
  /** The name is an ordinary word, as Close and Notion are: it counts only beside the domain or a word of the category. */
  readonly isAmbiguous: boolean;
  /** Words of what the company makes: "CRM", "note taking". */
  readonly categoryWords: readonly string[];
}

const URL = /\b(?:https?:\/\/|www\.)\S+/giu;
/** A warning against somebody is no mention. */
const AVOIDED =
  /\b(?:avoid|avoiding|steer clear of|stay away from|instead of|rather than|not recommend)\b[^.;!?\n]*$/iu;
const AROUND = 160;

/**
 * Where an answer in plain words first mentions a company (`studies.md` §7): a name or the domain at word boundaries,
 * outside addresses, and not in what to avoid. An offset of characters, or null.
 */
export function findMention(text: string, company: MentionedCompany): number | null {
  const plain = text.normalize("NFC").replace(URL, (address) => " ".repeat(address.length));
  const names = [...company.names, company.domain].filter((name) => name.trim() !== "");
  const places = names.flatMap((name) =>
    [...plain.matchAll(wordPattern(name, company.isAmbiguous && name !== company.domain))].map(
      ({ index }) => ({
        index,
        isDomain: name === company.domain,
      }),
    ),
  );
  const found = places
    .filter(({ index }) => !isAvoided(plain, index))
    .filter(({ index, isDomain }) => isDomain || !company.isAmbiguous || isClear(plain, index, company))
    .map(({ index }) => index);
  return found.length === 0 ? null : Math.min(...found);
}

/** The name between characters that are no part of a word; an ordinary word must be written as the name is. */
function wordPattern(name: string, isCaseSensitive: boolean): RegExp {
  const escaped = name
    .normalize("NFC")
    .trim()
    .split(/\s+/u)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/-]/g, String.raw`\$&`))
    .join(String.raw`\s+`);
  return new RegExp(
    String.raw`(?<![\p{L}\p{N}_@]|[\p{L}\p{N}][.-])${escaped}(?![\p{L}\p{N}_]|[.-][\p{L}\p{N}])`,
    isCaseSensitive ? "gu" : "giu",
  );
}

function isAvoided(text: string, index: number): boolean {
  return AVOIDED.test(text.slice(Math.max(0, index - AROUND), index));
}

/** The domain stands somewhere, or a word of the category near the name. */
function isClear(text: string, index: number, { domain, categoryWords }: MentionedCompany): boolean {
  if (domain !== "" && wordPattern(domain, false).test(text)) return true;
  const around = text.slice(Math.max(0, index - AROUND), index + AROUND);
  return categoryWords.some((word) => wordPattern(word, false).test(around));
}
