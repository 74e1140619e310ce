import fc from "fast-check";
import { expect, it } from "vitest";
import type { PageContent, SiteReading } from "../site/site-reading.ts";
import { cleanTrade, TRADE_LENGTHS, tradeOf } from "./trade.ts";

function readingOf(domain: string, content: Partial<PageContent> | null): SiteReading {
  const about = { description: null, areaServed: null, language: null };
  const page = { path: "/", kind: "home", state: "read", content: { about, ...content } } as const;
  const pages = content === null ? [] : [page];
  return { domain, pages } as unknown as SiteReading;
}

it.each([
  [
    "the description, the ending's country and the declared language",
    "ofenbau.example.de",
    { description: "Tile stoves,\n built by hand", title: "Home", language: "de" },
    { sells: "Tile stoves, built by hand", country: "Germany", language: "German" },
  ],
  [
    "the title where there is no description, and the language's country",
    "stoves.com",
    { description: null, title: "Stoves and more", language: "pt_BR" },
    { sells: "Stoves and more", country: "Brazil", language: "Portuguese" },
  ],
  [
    "no country of an ending that companies anywhere use",
    "stoves.io",
    { description: "Stoves", title: null, language: "en" },
    { sells: "Stoves", country: "", language: "English" },
  ],
  [
    "the United Kingdom for its ending",
    "stoves.co.uk",
    { description: null, title: null, language: "no such tag" },
    { sells: "", country: "United Kingdom", language: "" },
  ],
  [
    "structured data before the page's own words",
    "stoves.de",
    {
      about: { description: "Stoves for ships", areaServed: "NO, Bergen", language: "nb-NO" },
      description: "Welcome aboard",
      title: "Home",
      language: "de",
    },
    { sells: "Stoves for ships", country: "Norway, Bergen", language: "Norwegian Bokmål" },
  ],
  [
    "the ending's country where the whole world is served, and a language by its name",
    "stoves.fr",
    {
      about: { description: null, areaServed: "Worldwide", language: "Breton" },
      title: "Stoves",
      language: null,
    },
    { sells: "Stoves", country: "France", language: "Breton" },
  ],
  [
    "nothing but the country of a site that was not read",
    "stoves.fr",
    null,
    { sells: "", country: "France", language: "" },
  ],
])("reads %s", (_what, domain, content, trade) => {
  expect(tradeOf(readingOf(domain, content))).toEqual(trade);
});

it("keeps each line short, whole characters and free of controls, whatever was typed", () => {
  const text = fc.string({ unit: "binary", maxLength: 500 });
  fc.assert(
    fc.property(fc.record({ sells: text, country: text, language: text }), (typed) => {
      const trade = cleanTrade(typed);
      for (const key of ["sells", "country", "language"] as const) {
        const line = trade?.[key] ?? "";
        expect([...line].length).toBeLessThanOrEqual(TRADE_LENGTHS[key]);
        expect(line).not.toMatch(/[\p{Cc}\p{Cf}]/u);
        expect(line.isWellFormed()).toBe(true);
      }
    }),
  );
});
