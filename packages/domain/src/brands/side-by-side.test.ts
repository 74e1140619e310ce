import { expect, it } from "vitest";
import type { Market } from "../market.ts";
import { type MarketColumn, marketSentences } from "./side-by-side.ts";

const column = (market: Market, share: number, more: Partial<MarketColumn> = {}): MarketColumn => ({
  market,
  answers: 180,
  listedIn: Math.round(180 * share),
  listed: { value: share, range: { low: Math.max(0, share - 0.07), high: share + 0.07 } },
  difference: null,
  ways: [],
  leaders: [],
  sources: [],
  ...more,
});
const US = column({ country: "US", language: "en" }, 0.68);

it("each market is told by itself, and against the first only where it is apart", () => {
  const leaders = ["Salesforce", "kintone"].map((name) => ({
    ...{ name, domain: `${name.toLowerCase()}.com`, isBrand: false, voice: 0.1 },
  }));
  const markets = [
    US,
    column({ country: "DE", language: "de" }, 0.44, {
      difference: { value: -0.24, range: { low: -0.34, high: -0.14 }, isApart: true },
    }),
    column({ country: "FR", language: "fr" }, 0.64, {
      difference: { value: -0.04, range: { low: -0.14, high: 0.06 }, isApart: false },
    }),
    column({ country: "JP", language: "ja" }, 0, {
      listed: { value: 0, range: { low: 0, high: 0.02 } },
      difference: { value: -0.68, range: { low: -0.75, high: -0.61 }, isApart: true },
      leaders,
    }),
    column({ country: "NL", language: "nl" }, 0.5),
    column({ country: "IT", language: "it" }, 0.66, {
      difference: { value: -0.02, range: { low: -0.12, high: 0.08 }, isApart: false },
    }),
    column({ country: "ES", language: "es" }, 0, { answers: 0 }),
  ];
  expect(marketSentences("Pipedrive", { markets, rows: [], topics: [], places: [] })).toEqual([
    "In the United States Pipedrive is listed in 68% of answers (61–75%).",
    "In Germany Pipedrive is listed 24 points less than in the United States (14–34).",
    "In Japan Pipedrive is never named (0–2%), where Salesforce and kintone lead.",
    "In the Netherlands there are too few answers to hold it against the United States.",
    "In France and Italy no difference from the United States is seen.",
  ]);
  expect(marketSentences("Pipedrive", { markets: [], rows: [], topics: [], places: [] })).toEqual([]);
});
