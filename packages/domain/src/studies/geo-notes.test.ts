import { expect, it } from "vitest";
import type { Geo } from "../geo.ts";
import { asModelId } from "../models/catalogue.ts";
import { geoNotes } from "./geo-notes.ts";
import type { StudyAnswerView } from "./study-record.ts";

const PORTUGAL = { country: "PT", language: "pt" };
const NAMES = { modelName: (id: string) => id, modelKey: (id: string) => id };

function answer(model: string, round: number, geo: Geo | undefined, arm: StudyAnswerView["arm"] = "list") {
  const versions = { reading: 1, matching: null, searchPolicy: 1, ...(geo && { geo }) };
  return { modelId: asModelId(model), round, arm, versions } as unknown as StudyAnswerView;
}

it("says how each model was told the market, models of one way together", () => {
  const answers = [answer("a", 1, "sent"), answer("b", 1, "sent"), answer("c", 1, "told")];
  expect(geoNotes({ market: PORTUGAL, answers }, NAMES)).toEqual([
    "Sent: Portugal (a and b).",
    "Told: Portugal (c).",
  ]);
});

it("says since when another way reaches a model, in whatever order its answers stand", () => {
  const answers = [
    answer("a", 3, "told"),
    answer("a", 1, "sent"),
    answer("a", 2, "language", "natural"),
    answer("a", 2, "sent"),
  ];
  expect(geoNotes({ market: PORTUGAL, answers }, NAMES)).toEqual([
    "The market reached a in other ways: “Sent: Portugal” from round 1, “Told: Portugal” from round 3; its answers may differ for that.",
  ]);
});

it("says nothing without a market", () => {
  expect(geoNotes({ market: null, answers: [answer("a", 1, "none")] }, NAMES)).toEqual([]);
});
