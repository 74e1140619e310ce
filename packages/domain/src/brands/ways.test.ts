import fc from "fast-check";
import { expect, it } from "vitest";
import type { AnswerVersions } from "../answer-reading.ts";
import { GEOS } from "../geo.ts";
import { asModelId } from "../models/catalogue.ts";
import { newWaySentence } from "./brand-sentences.ts";
import { readWay, wayOf } from "./ways.ts";

const versions: fc.Arbitrary<AnswerVersions> = fc.record({
  reading: fc.constant(1),
  matching: fc.constant(null),
  searchPolicy: fc.integer({ min: 1, max: 99 }),
  geo: fc.constantFrom(...GEOS),
});

it("a way is read back as it was kept, whatever its answers", () => {
  fc.assert(
    fc.property(versions, fc.nat(5), (one, times) => {
      const { geo, searchPolicy } = one;
      expect(readWay(wayOf([one, ...Array.from({ length: times }, () => one), null, undefined]))).toEqual({
        geo,
        searchPolicy,
      });
    }),
  );
  expect([wayOf([]), readWay(null), readWay("elsewhere/1"), readWay("sent")]).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

it("the way of most answers is theirs", () => {
  const answer = (geo: AnswerVersions["geo"]) => ({ reading: 1, matching: null, searchPolicy: 3, geo });
  expect(wayOf([answer("told"), answer("sent"), answer("sent")])).toBe("sent/3");
});

it("says what changed: how the market was told, or how web search is asked for", () => {
  const alert = {
    type: "way",
    id: "1",
    at: "2026-11-19T06:00:00Z",
    until: "2026-11-12T06:00:00Z",
    modelId: asModelId("b/kiln"),
    market: { country: "PT", language: "pt" },
    from: { geo: "sent", searchPolicy: 1 },
  } as const;
  const names = { modelName: () => "Kiln", modelKey: () => "kiln" };
  expect(newWaySentence({ ...alert, to: { geo: "told", searchPolicy: 1 } }, names, "UTC")).toBe(
    "Kiln: “Sent: Portugal” until November 12, “Told: Portugal” since: its answers before and since are not compared.",
  );
  expect(newWaySentence({ ...alert, to: { geo: "sent", searchPolicy: 2 } }, names, "UTC")).toBe(
    "Kiln: web search is asked for in another way since November 12 (version 2): its answers before and since are not compared.",
  );
});
