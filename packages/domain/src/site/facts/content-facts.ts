import { plural } from "../../number-words.ts";
import { factOf, type SiteFact, type WordValues } from "../site-fact.ts";
import { changedDate, type PageContent, type SiteReading } from "../site-reading.ts";
import { dayText, listText, pathsWhere, rangeText, valuesOf } from "./phrases.ts";

/** A page is mostly there without scripts from this share of its words on, percent. */
export const GOOD_WORD_SHARE = 90;
/** Content counts as fresh for this long before the reading. */
export const FRESH_DAYS = 120;
const DAY_MS = 86_400_000;

/** Words, structured data, dates and languages of the pages read. */
export function contentFacts(reading: SiteReading): SiteFact[] {
  return [wordsFact(reading), structuredDataFact(reading), freshnessFact(reading), languageFact(reading)];
}

const WORDS_RULE =
  "Counted: words in the HTML as served, against words that only its data for scripts hold. No scripts were run.";

function wordsFact(reading: SiteReading): SiteFact {
  const values = valuesOf(reading, wordValues);
  const shares = values.flatMap(({ value }) => value.share ?? []);
  const poor = pathsWhere(values, ({ share }) => share !== null && share < GOOD_WORD_SHARE);
  const shells = pathsWhere(values, ({ share }) => share === null);
  const signs = valuesOf(reading, ({ shellSigns }) => shellSigns).flatMap(({ path, value }) =>
    shells.includes(path) && value.length > 0 ? [`${path} (${listText(value)})`] : [],
  );
  const empty = pathsWhere(values, ({ words, share }) => words === 0 && share === null);
  const title =
    shares.length > 0
      ? `Content without scripts: ${rangeText(shares, "%")}`
      : "Content without scripts: next to none";
  const parts = [
    ...(signs.length < shells.length ? [`No words on ${listText(empty)}.`] : []),
    ...(signs.length > 0 ? [`Scripts seem to write ${listText(signs)}.`] : []),
    ...(poor.length > 0 ? [`Less than ${GOOD_WORD_SHARE}% on ${listText(poor)}.`] : []),
    WORDS_RULE,
  ];
  return factOf("words_without_scripts", {
    status: shells.length > 0 ? "bad" : poor.length > 0 ? "warning" : "good",
    title,
    detail: parts.join(" "),
    pages: [...shells, ...poor],
    values,
  });
}

function wordValues({ words: { html, scriptData }, shellSigns }: PageContent): WordValues {
  const all = html + scriptData;
  const isUnknown = all === 0 || (shellSigns.length > 0 && scriptData === 0);
  return { words: html, share: isUnknown ? null : Math.round((100 * html) / all) };
}

function structuredDataFact(reading: SiteReading): SiteFact {
  const values = valuesOf(reading, ({ structuredData }) => structuredData);
  const without = pathsWhere(values, ({ types }) => types.length === 0);
  const broken = pathsWhere(values, (value) => value.broken > 0);
  const types = [...new Set(values.flatMap(({ value }) => value.types))];
  const parts = [
    types.length > 0 ? `${types.join(", ")}.` : "No type was found.",
    ...(without.length > 0 && types.length > 0 ? [`None on ${listText(without)}.`] : []),
    ...(broken.length > 0 ? [`JSON-LD that is no JSON on ${listText(broken)}.`] : []),
  ];
  return factOf("structured_data", {
    status: types.length === 0 ? "bad" : without.length + broken.length > 0 ? "warning" : "good",
    title: `Structured data on ${values.length - without.length} of ${plural(values.length, "page")}`,
    detail: parts.join(" "),
    pages: [...new Set([...without, ...broken])],
    values,
  });
}

function freshnessFact(reading: SiteReading): SiteFact {
  const values = valuesOf(reading, ({ dates }) => changedDate(dates));
  const oldest = Date.parse(reading.readAt) - FRESH_DAYS * DAY_MS;
  const old = pathsWhere(values, (date) => date !== null && Date.parse(date) < oldest);
  const undated = pathsWhere(values, (date) => date === null);
  const dated = values.length - undated.length;
  const months = Math.round(FRESH_DAYS / 30);
  const since = values.flatMap(({ path, value }) =>
    value && old.includes(path) ? [`${path} since ${dayText(value)}`] : [],
  );
  const parts = [
    ...(since.length > 0 ? [`Not changed: ${listText(since)}.`] : []),
    ...(undated.length > 0 ? [`No date on ${listText(undated)}.`] : []),
    "By each page's own date, else the sitemap's, else the server's.",
  ];
  return factOf("freshness", {
    status: dated === 0 ? "neutral" : old.length > 0 ? "warning" : "good",
    title:
      dated === 0
        ? "Freshness: no dates"
        : `Freshness: ${dated - old.length} of ${values.length} changed within ${months} months`,
    detail: parts.join(" "),
    pages: old,
    values,
  });
}

function languageFact(reading: SiteReading): SiteFact {
  const values = valuesOf(reading, ({ language, alternates }) => ({ language, alternates }));
  const without = pathsWhere(values, ({ language }) => language === null);
  const languages = [...new Set(values.flatMap(({ value }) => value.language ?? []))];
  const alternates = [...new Set(values.flatMap(({ value }) => value.alternates))];
  const name = languages.length > 0 ? languages.join(", ") : "not declared";
  const others = alternates.length > 0 ? `, ${plural(alternates.length, "alternate")}` : "";
  const parts = [
    ...(without.length > 0 ? [`Not declared on ${listText(without)}.`] : ["Declared on every page read."]),
    ...(alternates.length > 0 ? [`Alternates: ${alternates.join(", ")}.`] : []),
  ];
  return factOf("language", {
    status: without.length > 0 ? "warning" : "good",
    title: `Language: ${name}${others}`,
    detail: parts.join(" "),
    pages: without,
    values,
  });
}
