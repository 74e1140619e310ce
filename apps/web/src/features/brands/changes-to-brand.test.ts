import type { BrandRecord } from "@standings/domain";
import { expect, it } from "vitest";
import { changedSettings, marketsOnto, onto, promptsWithout, settingsOf } from "./changes-to-brand.ts";

const BRAND = {
  name: "HubSpot",
  models: ["openai/gpt-4.1-mini"],
  webSearch: true,
  natural: false,
  markets: [{ country: "US", language: "en" }],
  rhythm: "weekly",
  day: 1,
  hour: 6,
  timeZone: "UTC",
  rounds: 3,
  agency: null,
} as unknown as BrandRecord;
const OPENED = settingsOf(BRAND);

it("a form sends what it has changed, so that it undoes nothing that was changed elsewhere", () => {
  expect(changedSettings(OPENED, { ...OPENED })).toEqual({});
  expect(changedSettings(OPENED, { ...OPENED, name: "Hub" })).toEqual({ name: "Hub" });
  const models = [...OPENED.models];
  expect(changedSettings(OPENED, { ...OPENED, models }), "the same list").toEqual({});
});

it("a market takes its prompts with it, and the first one those that were asked in none", () => {
  const markets = [{ country: "US", language: "en" }];
  const brand = (market: (typeof markets)[number] | null) =>
    ({ prompts: [{ id: "a", market }] }) as unknown as BrandRecord;
  expect(promptsWithout(brand(null), markets)).toEqual(["a"]);
  expect(promptsWithout(brand(null), [])).toEqual([]);
  expect(promptsWithout(brand(markets[0] ?? null), markets)).toEqual([]);
  expect(promptsWithout(brand(markets[0] ?? null), [])).toEqual(["a"]);
});

it("a schedule is sent whole, since its parts mean something together", () => {
  expect(changedSettings(OPENED, { ...OPENED, rhythm: "monthly" })).toEqual({
    rhythm: "monthly",
    day: 1,
    hour: 6,
    timeZone: "UTC",
  });
});

it("what a form has added and taken is done to the list as it is now", () => {
  const change = { before: ["a", "b"], after: ["b", "c"] };
  expect(onto(["a", "b", "d"], change, String)).toEqual(["b", "d", "c"]);
  expect(onto(["d"], change, String), "b was taken elsewhere").toEqual(["d", "c"]);
  const [us, de, fr] = ["US", "DE", "FR"].map((country) => ({ country, language: "en" })) as [
    BrandRecord["markets"][number],
    BrandRecord["markets"][number],
    BrandRecord["markets"][number],
  ];
  expect(marketsOnto([us, de], { before: [us], after: [us, fr] })).toEqual([us, de, fr]);
});
