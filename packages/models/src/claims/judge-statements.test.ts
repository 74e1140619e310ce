import type { FactInWords } from "@standings/domain";
import { expect, it } from "vitest";
import { readJudgements } from "./judge-statements.ts";

const fact = (id: string): FactInWords => ({
  ...{
    id,
    company: "",
    attribute: "audience",
    subject: "",
    market: null,
    from: null,
    to: null,
    state: "confirmed",
  },
  ...{ sourceKind: "person", sourceUrl: null, quote: null, confirmedAt: null, isOld: false },
  value: { kind: "text", text: id },
});
const question = {
  facts: [fact("fact one"), fact("fact two")],
  claims: [{ id: "claim", subject: "", text: "It is so", sentence: "It is so." }],
};
const read = (...verdicts: readonly object[]) =>
  readJudgements(JSON.stringify({ verdicts }), question)?.get("claim");
const verdict = { statement: 1, verdict: "false", facts: [2], because: "Fact two\nsays  otherwise." };

it("a verdict names the facts that decide it, in one line", () => {
  expect(read(verdict)).toEqual({
    ...{ verdict: "false", factIds: ["fact two"], hint: null, because: "Fact two says otherwise" },
  });
  expect(read({ ...verdict, facts: [2, 9, 2, 1] })?.factIds).toEqual(["fact two", "fact one"]);
});

it.each([
  ["names no fact", [{ ...verdict, facts: [] }]],
  ["names one that was not given", [{ ...verdict, facts: [3] }]],
  ["counts facts from nought", [{ ...verdict, facts: [0] }]],
  ["is of no known kind", [{ ...verdict, verdict: "perhaps" }]],
  ["is of a statement that was not given", [{ ...verdict, statement: 2 }]],
  ["contradicts another of the same statement", [verdict, { ...verdict, verdict: "true" }]],
  ["is left out", []],
])("a verdict that %s can't be told", (_, verdicts) => {
  expect(read(...verdicts)).toMatchObject({ verdict: "cannot_tell", factIds: [] });
});

it("an opinion needs no fact and has none", () => {
  expect(read({ ...verdict, verdict: "opinion" })).toMatchObject({ verdict: "opinion", factIds: [] });
});

it.each(["", "no JSON", "[]", '{"verdicts": 1}', `{"verdicts":[]}${" ".repeat(100_000)}`])(
  "a reply of another form is none",
  (content) => {
    expect(readJudgements(content, question)).toBeNull();
  },
);
