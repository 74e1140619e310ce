import { readPagesOf, type SiteReading } from "../site/site-reading.ts";

/** What a discovery is told of a company's business; "" where it is not known. */
export interface Trade {
  /** What it sells, in one line. */
  readonly sells: string;
  /** Where its buyers are. */
  readonly country: string;
  /** The language its buyers ask in. */
  readonly language: string;
}

export const NO_TRADE: Trade = { sells: "", country: "", language: "" };

/** Characters of each line. */
export const TRADE_LENGTHS: Readonly<Record<keyof Trade, number>> = { sells: 200, country: 60, language: 60 };

/** Each line as it is stored: single spaces, no controls, of bounded length. Null where none says anything. */
export function cleanTrade(trade: Trade): Trade | null {
  const line = (key: keyof Trade) => shorten(trade[key], TRADE_LENGTHS[key]);
  const clean = { sells: line("sells"), country: line("country"), language: line("language") };
  return clean.sells === "" && clean.country === "" && clean.language === "" ? null : clean;
}

/**
 * What a company's site says of its trade. Its home page's structured data come first: they are written to be read by machines;
 * then the page's description and title, the country of the domain's ending or of the language tag, and the declared language.
 */
export function tradeOf(reading: Pick<SiteReading, "domain" | "pages">): Trade {
  const [home] = readPagesOf(reading);
  const { about, description, title, language = null } = home?.content ?? {};
  const tag = localeOf(language);
  const ending = countryCodeOf(reading.domain);
  return {
    sells: shorten(about?.description ?? description ?? title ?? "", TRADE_LENGTHS.sells),
    country: shorten(
      areaOf(about?.areaServed) || nameOf("region", ending ?? tag?.region),
      TRADE_LENGTHS.country,
    ),
    language: languageOf(about?.language) || nameOf("language", tag?.language),
  };
}

const EVERYWHERE = /^(?:world(?:wide)?|global(?:ly)?|international|earth)$/i;

/** Places by their names, codes of countries too; "" for the whole world, which says nothing. */
function areaOf(area: string | null | undefined): string {
  const places = (area ?? "").split(", ").filter((place) => place !== "" && !EVERYWHERE.test(place));
  return places.map((place) => (/^[A-Z]{2}$/.test(place) && nameOf("region", place)) || place).join(", ");
}

/** A language by its tag, or as it is named; "" for what is neither. */
function languageOf(language: string | null | undefined): string {
  const named = nameOf("language", localeOf(language ?? null)?.language);
  return named !== "" ? named : /^\p{Lu}\p{L}{3,}$/u.test(language ?? "") ? (language ?? "") : "";
}

/** Endings of countries that companies anywhere use. */
const USED_ANYWHERE = new Set([
  "ai",
  "co",
  "cc",
  "fm",
  "gg",
  "io",
  "is",
  "la",
  "ly",
  "me",
  "so",
  "tv",
  "to",
  "vc",
  "ws",
]);

/** ISO 3166 code of a domain's ending; undefined for those that tell no country. */
function countryCodeOf(domain: string): string | undefined {
  const ending = domain.slice(domain.lastIndexOf(".") + 1);
  if (ending === "uk") return "GB";
  return /^[a-z]{2}$/u.test(ending) && !USED_ANYWHERE.has(ending) ? ending.toUpperCase() : undefined;
}

function localeOf(tag: string | null): Intl.Locale | null {
  try {
    return tag === null ? null : new Intl.Locale(tag.trim().replaceAll("_", "-"));
  } catch {
    return null;
  }
}

/** In English; "" for a code that names nothing. */
function nameOf(type: "region" | "language", code: string | undefined): string {
  if (code === undefined) return "";
  try {
    return new Intl.DisplayNames("en", { type, fallback: "none" }).of(code) ?? "";
  } catch {
    return "";
  }
}

/** One line of at most `longest` characters, cut at a word where there is one. */
function shorten(text: string, longest: number): string {
  const line = text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .trim();
  const characters = [...line];
  if (characters.length <= longest) return line;
  const cut = characters.slice(0, longest + 1).join("");
  const word = cut.lastIndexOf(" ");
  return (word > longest / 2 ? cut.slice(0, word) : characters.slice(0, longest).join("")).replace(
    /[\s,;:–-]+$/u,
    "",
  );
}
