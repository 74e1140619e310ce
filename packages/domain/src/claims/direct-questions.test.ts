import { expect, it } from "vitest";
import { newCompany, newName } from "../brands/brand-names.ts";
import { DIRECT_COST, directQuestions, directSentence, namesAskedDirectly } from "./direct-questions.ts";

it("ten questions name the brand as people write it, and one that is an ordinary word by its site", () => {
  const hubspot = newCompany({ name: "HubSpot, Inc.", domain: "hubspot.com" });
  const names = [newName("HubSpot, Inc.", "legal"), newName("HubSpot")];
  const asked = directQuestions([{ ...hubspot, names }]);
  expect(asked).toHaveLength(10);
  expect(asked[0]).toBe("What does HubSpot cost?");
  expect(directQuestions([newCompany({ name: "Front", domain: "front.com" })])[0]).toBe(
    "What does Front (front.com) cost?",
  );
  expect(directQuestions([newCompany({ name: "Nord $& Süd", domain: "and.com" })])[0]).toBe(
    "What does Nord $& Süd cost?",
  );
  expect(DIRECT_COST).toBe(30);
});

it("an answer means the brand without a word of its category, and no competitor", () => {
  const of = (name: string) => {
    const company = newCompany({ name, domain: "" });
    return { ...company, names: company.names.map((one) => ({ ...one, rule: "with_category" as const })) };
  };
  const [own, rival] = namesAskedDirectly([of("Front"), of("Close")]);
  expect([own.names[0]?.rule, rival?.names[0]?.rule]).toEqual(["as_written", "with_category"]);
});

it("the rate says of how many answers, and whether it is as judged", () => {
  const estimate = { value: 0.18, range: { low: 0.09, high: 0.3 } };
  const rate = {
    ...estimate,
    method: "as_judged",
    labels: 0,
    asJudged: estimate,
    errsOtherwise: false,
    once: 0,
  } as const;
  const direct = { read: 41, failed: 0, told: 12, sentiment: null };
  expect(directSentence({ ...direct, rate })).toMatch(
    /^Asked directly: 18% \(9.30.*\) of what is said is judged wrong, of 12 answers with something to check, of 41 read\.$/,
  );
  expect(directSentence({ ...direct, rate: null })).toMatch(/of 41 answers, none says anything/);
  expect(directSentence(null)).toBeNull();
});
