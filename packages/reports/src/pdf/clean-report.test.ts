import { expect, it } from "vitest";
import type { BrandPaper } from "../brand-paper.ts";
import { cleanReport } from "./clean-report.ts";

it("a year of daily visits keeps its last day", () => {
  const share = { value: 0.5, range: null };
  const day = (nth: number) => new Date(Date.UTC(2026, 0, 1 + nth)).toISOString();
  const days = Array.from({ length: 365 }, (_, nth) => day(nth));
  const paper: BrandPaper = {
    kind: "brand",
    name: "Acme",
    domain: "acme.com",
    market: null,
    agency: null,
    logo: null,
    createdAt: day(365),
    isSandbox: false,
    address: "https://standings.example/brands/1",
    sentence: "",
    method: "",
    bound: "",
    promptsTitle: "Tracked prompts",
    timeZone: "UTC",
    visits: days.map((at) => ({ id: at, at, answers: 1 })),
    companies: [
      {
        name: "Acme",
        domain: "acme.com",
        isBrand: true,
        line: days.map((_, nth) => ({ ...share, value: nth / 365 })),
        listed: share,
        voice: share,
      },
    ],
    others: null,
    changes: Array.from({ length: 1_000 }, () => "A change"),
    prompts: [],
    missed: 0,
    sourcesNote: "",
    sources: [],
    sheet: [],
  };
  const { visits, companies, changes } = cleanReport(paper) as BrandPaper;
  expect(visits.at(-1)?.at).toBe(day(364));
  expect(companies[0]?.line.at(-1)?.value).toBe(364 / 365);
  expect(changes.length).toBeLessThan(1_000);
});
