import { describe, expect, it } from "vitest";
import { geoOf } from "../geo.ts";
import { COUNTRIES, countryName } from "../market-names.ts";
import { countLocal, isLocalSite } from "./local-sites.ts";
import { foundText, placeStateOf, proofText } from "./place.ts";
import { PLACE_CALLS, PLACE_QUESTIONS, placeCall } from "./proof-questions.ts";

describe("the questions of a proof", () => {
  it("name no country, so that only the location tells one", () => {
    const words = ` ${PLACE_QUESTIONS.join(" ").toLowerCase()} `;
    expect(COUNTRIES.filter((country) => words.includes(` ${countryName(country).toLowerCase()} `))).toEqual(
      [],
    );
    expect(PLACE_QUESTIONS.filter((question) => !/^[a-z ]+\?$/iu.test(question))).toEqual([]);
  });

  it("are each asked twice with and twice without the location, in turns", () => {
    const calls = Array.from({ length: PLACE_CALLS }, (_, call) => placeCall(call));
    const keys = calls.map(({ question, round, isSent }) => `${question} ${round} ${isSent}`);
    expect([PLACE_CALLS, new Set(keys).size]).toEqual([24, 24]);
    expect(calls.map(({ isSent }) => isSent).slice(0, 4)).toEqual([true, false, true, false]);
    expect(calls.slice(0, 12).every(({ round }) => round === 1)).toBe(true);
  });
});

it.each([
  ["check24.de", "DE", true],
  ["check24.de", "AT", false],
  ["which.co.uk", "GB", true],
  ["gov.uk", "GB", true],
  ["irs.gov", "US", true],
  ["naver.com", "KR", true],
  ["blog.naver.com", "KR", true],
  ["notnaver.com", "KR", false],
  ["eltiempo.com.co", "CO", true],
  ["angel.co", "CO", false],
  ["notion.io", "IO", false],
  ["reddit.com", "DE", false],
])("%s is a site of %s: %s", (site, country, isLocal) => {
  expect(isLocalSite(site, country)).toBe(isLocal);
});

it("a site that an answer cites twice counts once", () => {
  expect(countLocal(["test.de", "test.de", "reddit.com"], "DE")).toEqual({ cited: 2, local: 1 });
});

it.each([
  ["running, whatever was found before", { isRunning: true, isOutdated: true }, "running"],
  ["proved where the low end is above 0", {}, "proved"],
  ["not heeded where it is 0", { proof: { low: 0 } }, "not_heeded"],
  ["old after another version", { isOutdated: true }, "old"],
  ["as before when a later try was not answered", { trouble: "unanswered" }, "proved"],
  ["not sent where the gateway takes no location any more", { trouble: "not_sent" }, "not_sent"],
  ["unanswered without any figure", { trouble: "unanswered", proof: null }, "unanswered"],
] as const)("a place is %s", (_how, facts, state) => {
  const proved = { isRunning: false, trouble: null, proof: { low: 0.1 }, isOutdated: false };
  expect(placeStateOf({ ...proved, ...facts })).toBe(state);
});

it("a model is located only where the location was sent and is proved to be heeded", () => {
  const asked = { prompt: "Best oven", market: { country: "DE", language: "de" } };
  const located = [true, false].flatMap((isSent) =>
    [true, false].map((isProved) => geoOf(asked, { isSent, isTold: true, isProved })),
  );
  expect(located).toEqual(["located", "sent", "told", "told"]);
});

it("a proof is told with its range and day", () => {
  const proof = { effect: 0.412, low: 0.22, high: 0.58, provedAt: "2026-11-28T23:30:00.000Z" };
  expect(proofText("Sonar", "DE", proof)).toBe("Sonar in DE: +41 points (22–58), 28 Nov 2026");
  expect(foundText({ effect: -0.021, low: -0.11, high: 0.08 })).toBe("−2 points (−11 to 8)");
  expect(foundText({ effect: 0.004, low: -0.004, high: 0.01 })).toBe("0 points (0 to 1)");
});
