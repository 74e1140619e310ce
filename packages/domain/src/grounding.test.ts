import { expect, it } from "vitest";
import {
  censorGrounding,
  countSearched,
  describeQueries,
  GROUNDING_LABELS,
  type Grounding,
  searchedBy,
  searchedByLabel,
} from "./grounding.ts";

const SEARCHED: Grounding = {
  type: "searched",
  engine: "exa",
  queries: ["crm", "best crm"],
  requests: 2,
};
const UNTOLD: Grounding = { type: "searched", engine: null, queries: [], requests: null };
const COULD: Grounding = { type: "could_have_searched" };
const TRAINING: Grounding = { type: "training" };

it("has one text each", () => {
  expect([SEARCHED, COULD, TRAINING].map(({ type }) => GROUNDING_LABELS[type])).toEqual([
    "Searched the web",
    "Could have searched, did not",
    "Training data",
  ]);
});

it.each([
  [SEARCHED, "Searched for: “crm”, “best crm”"],
  [UNTOLD, null],
  [COULD, null],
  [TRAINING, null],
  [null, null],
])("names the queries of %j: %s", (grounding, text) => expect(describeQueries(grounding)).toBe(text));

it("loses its queries where results are hidden", () => {
  expect(censorGrounding(SEARCHED)).toEqual({ ...SEARCHED, queries: [] });
  expect([COULD, TRAINING, null].map(censorGrounding)).toEqual([COULD, TRAINING, null]);
});

it.each([
  [[SEARCHED, COULD, UNTOLD, TRAINING], "2 of 4 models searched the web"],
  [[SEARCHED], "1 of 1 model searched the web"],
  [[TRAINING, COULD], "0 of 2 models searched the web"],
  [[SEARCHED, null], null],
  [[], null],
])("is counted: %j", (groundings, text) => expect(countSearched(groundings)).toBe(text));

it("says who searched, and that nobody did when the web was left alone", () => {
  const engines = (["native", "exa", "gateway", null] as const).map((engine) => ({ ...SEARCHED, engine }));
  expect(engines.map(searchedBy)).toEqual(["native", "exa", "gateway", "unknown"]);
  expect([COULD, TRAINING, null].map(searchedBy)).toEqual(["none", "none", null]);
  expect([...engines, COULD, TRAINING, null].map(searchedByLabel)).toEqual([
    "Searched with the model’s own search",
    "Searched with Exa through the gateway",
    "Searched with the gateway’s search",
    "Searched; with what is not known",
    "Did not search",
    "Did not search",
    null,
  ]);
});
