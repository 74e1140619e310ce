import fc from "fast-check";
import { expect, it } from "vitest";
import { readPairs, readWordings } from "./make-wordings.ts";

it("wordings are read of a reply with words around it, without those that have no text; a surplus is left out", () => {
  const wordings = [
    { text: "Best CRM", level: "general", persona: "" },
    { text: "CRM for agencies", level: "expert" },
    { level: "mid" },
    { text: "CRM with invoices", level: "niche", persona: "freelancer" },
    { text: "One too many", level: "mid" },
  ];
  expect(readWordings(`Sure:\n\`\`\`json\n${JSON.stringify({ wordings })}\n\`\`\``, 3)).toEqual([
    { text: "Best CRM", level: "general", persona: "" },
    { text: "CRM for agencies", level: "mid", persona: null },
    { text: "CRM with invoices", level: "niche", persona: "freelancer" },
  ]);
  const long = { text: "x".repeat(2_000), level: "mid", persona: null };
  expect(readWordings(JSON.stringify({ wordings: [long] }))).toEqual([long]);
  expect(readWordings('{"wordings": []}')).toBeNull();
  expect(readWordings("I would rather not")).toBeNull();
});

it("a pair that a model passes over, or contradicts itself about, is not told", () => {
  const told = (pair: number, same_need: boolean) => ({
    ...{ pair, same_need, answered_by_a_list: true },
    differs: " of  another\nbuyer ",
  });
  const reply = JSON.stringify({ pairs: [told(1, true), told(3, true), told(3, false), told(9, true)] });
  expect(readPairs(reply, 3)).toEqual([
    { sameNeed: true, answeredByList: true, differs: "of another buyer" },
    null,
    null,
  ]);
});

it("no reply makes them throw", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (reply) => {
      readWordings(reply);
      readPairs(reply, 3);
    }),
  );
});
