import { plural } from "../../number-words.ts";
import { factOf, type PageValue, type SiteFact } from "../site-fact.ts";
import { readPagesOf, type SiteReading } from "../site-reading.ts";
import { listText, pathsWhere, rangeText, textWidth, valuesOf } from "./phrases.ts";

/** Search engines show about this much of a title and of a description, in Latin characters. */
export const TITLE_WIDTHS = { least: 10, most: 70 } as const;
export const DESCRIPTION_WIDTHS = { least: 50, most: 160 } as const;

/** Titles, descriptions and headings of the pages read. */
export function textFacts(reading: SiteReading): SiteFact[] {
  return [titlesFact(reading), descriptionsFact(reading), headingsFact(reading)];
}

function titlesFact(reading: SiteReading): SiteFact {
  const read = readPagesOf(reading);
  const values = valuesOf(reading, ({ title }) => (title === null ? null : [...title].length));
  const lengths = values.flatMap(({ value }) => value ?? []);
  const missing = pathsWhere(values, (value) => value === null);
  const alike = read
    .filter(({ content: { title } }, index) =>
      read.some((other, place) => title && place !== index && other.content.title === title),
    )
    .map(({ path }) => path);
  const odd = pathsOutside(
    TITLE_WIDTHS,
    valuesOf(reading, ({ title }) => title),
  );
  const range = lengths.length > 0 ? `, ${rangeText(lengths)} characters` : "";
  const parts = [
    ...(missing.length > 0 ? [`Missing on ${listText(missing)}.`] : []),
    alike.length > 0 ? `Alike on ${listText(alike)}.` : "No two alike.",
    ...(odd.length > 0 ? [`Shorter or longer than search results show on ${listText(odd)}.`] : []),
  ];
  return factOf("titles", {
    status: missing.length > 0 ? "bad" : alike.length + odd.length > 0 ? "warning" : "good",
    title: `Titles: ${lengths.length} of ${read.length}${range}`,
    detail: parts.join(" "),
    pages: [...new Set([...missing, ...alike, ...odd])],
    values,
  });
}

function descriptionsFact(reading: SiteReading): SiteFact {
  const read = readPagesOf(reading);
  const values = valuesOf(reading, ({ description }) =>
    description === null ? null : [...description].length,
  );
  const lengths = values.flatMap(({ value }) => value ?? []);
  const missing = pathsWhere(values, (value) => value === null);
  const odd = pathsOutside(
    DESCRIPTION_WIDTHS,
    valuesOf(reading, ({ description }) => description),
  );
  const linked = read
    .filter(({ path }) => missing.includes(path))
    .map(({ path, content: { linkedFrom } }) =>
      linkedFrom > 0 ? `${path} (linked from ${ofOthers(linkedFrom, read.length - 1)})` : path,
    );
  const parts = [
    ...(lengths.length > 0 ? [`${rangeText(lengths)} characters.`] : []),
    ...(missing.length > 0 ? [`Missing on ${listText(linked)}.`] : []),
    ...(odd.length > 0 ? [`Shorter or longer than search results show on ${listText(odd)}.`] : []),
  ];
  return factOf("descriptions", {
    status: lengths.length === 0 ? "bad" : missing.length + odd.length > 0 ? "warning" : "good",
    title: `Descriptions: ${lengths.length} of ${read.length}`,
    detail: parts.join(" "),
    pages: [...missing, ...odd],
    values,
  });
}

/** "2 of 3 other pages", "all 3 other pages", "the other page" */
function ofOthers(pages: number, others: number): string {
  if (others === 1) return "the other page";
  return `${pages === others ? "all" : `${pages} of`} ${others} other pages`;
}

function headingsFact(reading: SiteReading): SiteFact {
  const values = valuesOf(reading, ({ headings }) => ({
    h1: headings.filter(({ level }) => level === 1).length,
    skipsLevel: headings.some(({ level }, index) => level > (headings[index - 1]?.level ?? 0) + 1),
  }));
  const without = pathsWhere(values, ({ h1 }) => h1 === 0);
  const several = pathsWhere(values, ({ h1 }) => h1 > 1);
  const skipping = pathsWhere(values, ({ skipsLevel }) => skipsLevel);
  const single = values.length - without.length - several.length;
  const parts = [
    ...(without.length > 0 ? [`No h1 on ${listText(without)}.`] : []),
    ...(several.length > 0 ? [`More than one on ${listText(several)}.`] : []),
    skipping.length > 0 ? `A level is skipped on ${listText(skipping)}.` : "No level is skipped.",
  ];
  return factOf("headings", {
    status: without.length > 0 ? "bad" : several.length + skipping.length > 0 ? "warning" : "good",
    title: `Headings: one h1 on ${single} of ${plural(values.length, "page")}`,
    detail: parts.join(" "),
    pages: [...new Set([...without, ...several, ...skipping])],
    values,
  });
}

interface Widths {
  readonly least: number;
  readonly most: number;
}

function pathsOutside({ least, most }: Widths, texts: readonly PageValue<string | null>[]): string[] {
  return pathsWhere(texts, (text) => text !== null && (textWidth(text) < least || textWidth(text) > most));
}
