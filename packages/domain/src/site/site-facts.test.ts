import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { AI_CRAWLERS } from "./ai-crawlers.ts";
import { type FactStatus, SITE_FACT_IDS, type SiteFact } from "./site-fact.ts";
import { siteFacts } from "./site-facts.ts";
import type { CrawlerAccess, PageContent, PageReading, ReadPage, SiteReading } from "./site-reading.ts";

const READ_AT = "2026-11-22T12:00:00.000Z";
const FRESH_FROM = "2026-07-25";

const text = (lengths: readonly number[]) =>
  fc.option(fc.constantFrom(...lengths.map((length) => "x".repeat(length)), "Acme"), { nil: null });
const day = fc.option(fc.constantFrom("2026-11-20", "2026-07-26", "2026-07-20", "2019-01-01"), { nil: null });
const encoding = fc.constantFrom("utf-8", "shift_jis", null);

const content: fc.Arbitrary<PageContent> = fc.record({
  url: fc.constantFrom("https://acme.com/", "https://acme.com/a"),
  isCut: fc.boolean(),
  encoding: fc.record({
    used: fc.constant("utf-8"),
    header: encoding,
    page: encoding,
    broken: fc.constantFrom(0, 0, 3),
  }),
  title: text([30, 71]),
  description: text([100, 161, 20]),
  headings: fc.array(fc.record({ level: fc.integer({ min: 1, max: 4 }), text: fc.constant("h") }), {
    maxLength: 4,
  }),
  language: fc.constantFrom("en", "ja", null),
  alternates: fc.subarray(["de", "fr"]),
  alternateSites: fc.constant([]),
  canonical: fc.constantFrom("https://acme.com/", "https://acme.com/a", null),
  noindex: fc.constantFrom("header" as const, "page" as const, null, null),
  stated: fc.constant([]),
  names: fc.constant([]),
  text: fc.constant(""),
  structuredData: fc.record({ types: fc.subarray(["Product", "FAQPage"]), broken: fc.constantFrom(0, 0, 1) }),
  about: fc.constant({ description: null, areaServed: null, language: null }),
  words: fc.record({ html: fc.constantFrom(0, 12, 300), scriptData: fc.constantFrom(0, 20, 300) }),
  shellSigns: fc.subarray(["one script"]),
  dates: fc.record({ own: day, sitemap: day, header: day }),
  linkedFrom: fc.integer({ min: 0, max: 3 }),
});

const pages: fc.Arbitrary<PageReading[]> = fc
  .array(fc.option(content, { nil: null, freq: 5 }), { minLength: 1, maxLength: 6 })
  .map((contents) =>
    contents.map((value, index): PageReading => {
      const place = { path: index === 0 ? "/" : `/p${index}`, kind: "other" } as const;
      return value
        ? { ...place, state: "read", content: value }
        : { ...place, state: "unread", unread: { reason: "timed_out", value: null } };
    }),
  );

const reading: fc.Arbitrary<SiteReading> = pages.chain((all) => {
  const access = fc.tuple(
    ...AI_CRAWLERS.map(({ name }) =>
      fc
        .tuple(fc.boolean(), ...all.map(() => fc.boolean()))
        .map(([isMentioned, ...allowed]): CrawlerAccess => {
          const rows = all.map(({ path }, index) => {
            const isAllowed = allowed[index] ?? true;
            return { path, isAllowed, rule: isAllowed ? null : { line: 7, text: "Disallow: /" } };
          });
          return { crawler: name, isMentioned, pages: rows };
        }),
    ),
  );
  return access.map((crawlers) => ({
    domain: "acme.com",
    readAt: READ_AT,
    tookMs: 1_000,
    unread: null,
    robots: { state: "read", url: "https://acme.com/robots.txt", isCut: false, crawlers },
    llmsTxt: [],
    sitemap: null,
    pages: all,
  }));
});

/** What each fact about pages must say, told page by page: is it bad, is it to be looked at? */
const RULES: Readonly<Record<string, (page: PageContent, all: readonly PageContent[]) => FactStatus>> = {
  titles: ({ title }, all) => {
    if (title === null) return "bad";
    const isAlike = all.filter((other) => other.title === title).length > 1;
    return isAlike || title.length < 10 || title.length > 70 ? "warning" : "good";
  },
  descriptions: ({ description: it }) =>
    it === null || it.length < 50 || it.length > 160 ? "warning" : "good",
  words_without_scripts: ({ words: { html, scriptData }, shellSigns }) => {
    if (html + scriptData === 0 || (scriptData === 0 && shellSigns.length > 0)) return "bad";
    return html / (html + scriptData) < 0.895 ? "warning" : "good";
  },
  structured_data: ({ structuredData: { types, broken } }) =>
    types.length === 0 || broken > 0 ? "warning" : "good",
  freshness: ({ dates }) =>
    (dates.own ?? dates.sitemap ?? dates.header ?? "9") < FRESH_FROM ? "warning" : "good",
  language: ({ language }) => (language ? "good" : "warning"),
  headings: ({ headings }) => {
    const levels = headings.map(({ level }) => level);
    const ones = levels.filter((level) => level === 1).length;
    if (ones === 0) return "bad";
    return ones > 1 || levels.some((level, at) => level - (levels[at - 1] ?? 0) > 1) ? "warning" : "good";
  },
  indexing: ({ noindex }) => (noindex ? "bad" : "good"),
  canonical: ({ canonical, url }) => (canonical === url ? "good" : "warning"),
  encoding: ({ encoding: { header, page, broken } }) =>
    broken > 0 || (header !== null && page !== null && header !== page) ? "warning" : "good",
};

const worst = (statuses: readonly FactStatus[]): FactStatus =>
  statuses.includes("bad") ? "bad" : statuses.includes("warning") ? "warning" : "good";

/** Facts whose status is told by all pages together: nothing at all is worse than something missing. */
function overall(id: string, all: readonly PageContent[], statuses: readonly FactStatus[]): FactStatus {
  if (id === "descriptions" && all.every(({ description }) => description === null)) return "bad";
  if (id === "structured_data" && all.every(({ structuredData }) => structuredData.types.length === 0))
    return "bad";
  const isDated = all.some(({ dates }) => dates.own ?? dates.sitemap ?? dates.header);
  return id === "freshness" && !isDated ? "neutral" : worst(statuses);
}

const byId = (facts: readonly SiteFact[]) => new Map<string, SiteFact>(facts.map((fact) => [fact.id, fact]));

describe("each fact is true of its reading", () => {
  it("about pages: the status and the pages that it names follow from each page", () => {
    fc.assert(
      fc.property(reading, (it) => {
        const read = it.pages.filter((page): page is ReadPage => page.state === "read");
        const contents = read.map((page) => page.content);
        const facts = byId(siteFacts(it));
        for (const [id, rule] of Object.entries(RULES)) {
          const fact = facts.get(id);
          if (read.length === 0) expect(fact).toBeUndefined();
          else {
            const statuses = contents.map((page) => rule(page, contents));
            const named = read.filter((_page, index) => statuses[index] !== "good").map(({ path }) => path);
            expect([id, fact?.status, [...(fact?.pages ?? [])].sort()]).toEqual([
              id,
              overall(id, contents, statuses),
              named.sort(),
            ]);
            expect(fact?.values).toHaveLength(read.length);
          }
        }
      }),
    );
  });

  it("about crawlers: who may read what, and the line that says so", () => {
    fc.assert(
      fc.property(reading, (it) => {
        const facts = byId(siteFacts(it));
        for (const purpose of ["on_request", "search", "training"] as const) {
          const fact = facts.get(`crawlers_${purpose}`);
          const names = AI_CRAWLERS.filter((crawler) => crawler.purpose === purpose).map(({ name }) => name);
          const crawlers = (it.robots?.state === "read" ? it.robots.crawlers : []).filter(({ crawler }) =>
            names.some((name) => name === crawler),
          );
          const free = crawlers.filter((crawler) => crawler.pages.every(({ isAllowed }) => isAllowed));
          const isShutOut = crawlers.some((crawler) => crawler.pages.every(({ isAllowed }) => !isAllowed));
          const limited = isShutOut && purpose !== "training" ? "bad" : "warning";
          expect(fact?.status).toBe(free.length === crawlers.length ? "good" : limited);
          expect(fact?.title).toContain(`: ${free.length} of ${names.length} may read every page`);
          if (free.length < crawlers.length) expect(fact?.detail).toContain("(line 7)");
          expect(fact?.values).toEqual({ purpose, crawlers });
        }
      }),
    );
  });

  it("and its number never depends on the others", () => {
    fc.assert(
      fc.property(reading, (it) => {
        const facts = siteFacts(it);
        for (const { id, number } of facts) expect(SITE_FACT_IDS[number - 1]).toBe(id);
        expect(facts.map(({ number }) => number)).toEqual(
          facts.map(({ number }) => number).sort((a, b) => a - b),
        );
        const unread = it.pages.filter(({ state }) => state === "unread").length;
        const pagesRead = byId(facts).get("pages_read");
        if (pagesRead)
          expect(pagesRead.title).toBe(`Pages read: ${it.pages.length - unread} of ${it.pages.length}`);
      }),
    );
  });

  it("about files for machines", () => {
    const unread = { reason: "timed_out", value: null } as const;
    const sitemap = fc.record({
      state: fc.constantFrom("read" as const, "broken" as const, "none" as const, "unread" as const),
      addresses: fc.nat(3_000),
      isPartial: fc.boolean(),
      changed: fc.constantFrom("2026-11-10", null),
    });
    const llms = fc.array(fc.constantFrom("found" as const, "missing" as const, "unread" as const), {
      minLength: 1,
      maxLength: 2,
    });
    fc.assert(
      fc.property(reading, sitemap, llms, fc.boolean(), (it, map, states, holdsAll) => {
        const read = it.pages.filter(({ state }) => state === "read").map(({ path }) => path);
        const holds = holdsAll ? read : [];
        const facts = byId(
          siteFacts({
            ...it,
            sitemap: { ...map, url: "/map", holds, unread: map.state === "unread" ? unread : null },
            llmsTxt: states.map((state) => ({
              path: "/llms.txt",
              state,
              bytes: 9,
              status: state === "unread" ? null : 200,
              unread: state === "unread" ? unread : null,
            })),
          }),
        );
        const { state, addresses, changed } = map;
        const isWhole = addresses > 0 && changed !== null && holds.length === read.length;
        const statuses = {
          none: "warning",
          unread: "neutral",
          broken: "bad",
          read: isWhole ? "good" : "warning",
        };
        expect(facts.get("sitemap")?.status).toBe(statuses[state]);
        const isCounted = state === "read" || state === "broken";
        expect(facts.get("sitemap")?.title.includes(addresses.toLocaleString("en-US"))).toBe(isCounted);
        expect(facts.get("llms_txt")?.status).toBe(states.includes("found") ? "good" : "neutral");
      }),
    );
  });

  it("the list of crawlers is the one decided, each with one purpose", () => {
    expect(AI_CRAWLERS.map(({ name }) => name).join(" ")).toBe(
      "GPTBot OAI-SearchBot ChatGPT-User ClaudeBot Claude-SearchBot Claude-User PerplexityBot Perplexity-User " +
        "Google-Extended Googlebot Bingbot Applebot-Extended Amazonbot meta-externalagent DuckAssistBot " +
        "MistralAI-User CCBot Bytespider",
    );
  });
});
