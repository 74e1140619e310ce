import { plural } from "../../number-words.ts";
import { factOf, type SiteFact } from "../site-fact.ts";
import { readPagesOf, type SiteReading } from "../site-reading.ts";
import { unreadText } from "../unread-texts.ts";
import { listText, pathsWhere, valuesOf } from "./phrases.ts";

/** Whether the pages read let themselves be indexed, under which address, and in which encoding they came. */
export function indexingFacts(reading: SiteReading): SiteFact[] {
  return [indexingFact(reading), canonicalFact(reading), encodingFact(reading), pagesReadFact(reading)];
}

function indexingFact(reading: SiteReading): SiteFact {
  const values = valuesOf(reading, ({ noindex }) => noindex);
  const hidden = pathsWhere(values, (noindex) => noindex !== null);
  return factOf("indexing", {
    status: hidden.length > 0 ? "bad" : "good",
    title: `Indexing: asked for on ${values.length - hidden.length} of ${plural(values.length, "page")}`,
    detail:
      hidden.length > 0
        ? `noindex keeps ${listText(hidden)} out of search results.`
        : "No page read says noindex, in its HTML or its headers.",
    pages: hidden,
    values,
  });
}

function canonicalFact(reading: SiteReading): SiteFact {
  const read = readPagesOf(reading);
  const values = valuesOf(reading, ({ canonical }) => canonical);
  const without = pathsWhere(values, (canonical) => canonical === null);
  const elsewhere = read.flatMap(({ path, content: { canonical, url } }) =>
    canonical && canonical !== url ? [{ path, canonical }] : [],
  );
  const named = values.length - without.length;
  const parts = [
    ...(without.length > 0 ? [`None on ${listText(without)}.`] : []),
    elsewhere.length > 0
      ? `Another address: ${listText(elsewhere.map(({ path, canonical }) => `${path} names ${canonical}`))}.`
      : named > 0
        ? "Each is the page's own."
        : "Search engines choose the address themselves.",
  ];
  return factOf("canonical", {
    status: without.length + elsewhere.length > 0 ? "warning" : "good",
    title: `Canonical addresses: ${named} of ${values.length}`,
    detail: parts.join(" "),
    pages: [...without, ...elsewhere.map(({ path }) => path)],
    values,
  });
}

function encodingFact(reading: SiteReading): SiteFact {
  const read = readPagesOf(reading);
  const values = valuesOf(reading, ({ encoding: { used } }) => used);
  const disputed = read.flatMap(({ path, content: { encoding } }) => {
    const { header, page } = encoding;
    return header && page && header !== page ? [`${path} (header ${header}, page ${page})`] : [];
  });
  const broken = read.filter(({ content }) => content.encoding.broken > 0).map(({ path }) => path);
  const parts = [
    ...(disputed.length > 0 ? [`Header and page disagree on ${listText(disputed)}; the header counts.`] : []),
    ...(broken.length > 0 ? [`Characters that cannot be decoded on ${listText(broken)}.`] : []),
  ];
  return factOf("encoding", {
    status: parts.length > 0 ? "warning" : "good",
    title: `Encoding: ${[...new Set(values.map(({ value }) => value))].join(", ")}`,
    detail: parts.join(" ") || "Every page read decodes as declared.",
    pages: read
      .filter(({ content: { encoding } }) => {
        const { header, page, broken: count } = encoding;
        return count > 0 || (header && page && header !== page);
      })
      .map(({ path }) => path),
    values,
  });
}

function pagesReadFact({ pages }: SiteReading): SiteFact {
  const unread = pages.flatMap((page) =>
    page.state === "unread" ? [{ path: page.path, text: unreadText(page.unread) }] : [],
  );
  const cut = pages.flatMap((page) => (page.state === "read" && page.content.isCut ? [page.path] : []));
  const parts = [
    ...unread.map(({ path, text }) => `${path}: ${text}.`),
    ...(cut.length > 0 ? [`Only the beginning of ${listText(cut)} was read.`] : []),
  ];
  return factOf("pages_read", {
    status: unread.length > 0 ? "warning" : "good",
    title: `Pages read: ${pages.length - unread.length} of ${pages.length}`,
    detail: parts.join(" ") || "Each was read to its end.",
    pages: [...unread.map(({ path }) => path), ...cut],
    values: pages.map(({ path, ...page }) => ({
      path,
      value: page.state === "unread" ? unreadText(page.unread) : null,
    })),
  });
}
