import type { PageReading } from "@standings/domain";
import type { AskedPage } from "./read-page.ts";

type Dates = ReadonlyMap<string, string | null>;

/** Leaves out pages that lead to one before them. */
export function withoutRepeats(pages: readonly AskedPage[]): AskedPage[] {
  const known = new Set<string>();
  return pages.filter(({ parsed }) => {
    if (!parsed) return true;
    const isNew = !known.has(parsed.url);
    known.add(parsed.url);
    return isNew;
  });
}

/** Completes the readings with what the sitemap and the other pages say. */
export function joinPages(pages: readonly AskedPage[], dates: Dates): PageReading[] {
  return pages.map((page): PageReading => {
    const { parsed, reading } = page;
    if (reading.state === "unread" || !parsed) return reading;
    const names = namesOf(page);
    const sitemap = names.flatMap((name) => dates.get(name) ?? [])[0] ?? null;
    const linking = pages.filter(
      (other) => other !== page && names.some((name) => other.parsed?.links.includes(name)),
    );
    const content = {
      ...reading.content,
      dates: { ...reading.content.dates, sitemap },
      linkedFrom: linking.length,
    };
    return { ...reading, content };
  });
}

/** Paths of the pages read that the sitemap lists. */
export function pathsHeld(pages: readonly AskedPage[], dates: Dates): string[] {
  return pages
    .filter((page) => page.parsed && namesOf(page).some((name) => dates.has(name)))
    .map(({ reading }) => reading.path);
}

/** Addresses that mean the page: asked for, answered at, and both with or without a slash at the end. */
function namesOf({ url, parsed }: AskedPage): string[] {
  const hrefs = [url.href, ...(parsed ? [parsed.url] : [])];
  const all = hrefs.flatMap((href) => [href, href.endsWith("/") ? href.slice(0, -1) : `${href}/`]);
  return [...new Set(all)];
}
