import fc from "fast-check";
import { expect, it } from "vitest";
import { normaliseName } from "../identity/names.ts";
import { findPromptProblem, PROMPT_MAX_LENGTH } from "../prompt.ts";
import { DISCOVERY_PROMPTS } from "./discovery-rules.ts";
import { namesCompany } from "./names-company.ts";
import { checkPrompts } from "./strategic-prompts.ts";

const ACME = { domain: "acme.com", companyName: "Acme" };

it.each([
  ["one that names the company", "Alternatives to ACME"],
  ["one that only differs in case and punctuation", "best CRM, for startups?"],
  ["an empty one", "  "],
  ["one that is too long", "a ".repeat(PROMPT_MAX_LENGTH)],
])("rejects %s", (_what, text) => {
  const { accepted, rejected } = checkPrompts(["Best CRM for startups", text], ACME);
  expect(accepted).toEqual(["Best CRM for startups"]);
  expect(rejected).toEqual([text]);
});

it("takes numbers, quotes and line breaks off a proposal", () => {
  const proposed = ['1. "best CRM\nfor startups"', "- Which CRM is cheapest"];
  expect(checkPrompts(proposed, ACME).accepted).toEqual(["Best CRM for startups", "Which CRM is cheapest"]);
});

it.each([
  ["Which plan fits a baker's first shop", "Which plan fits a baker s first shop"],
  ["Quelle banque pour l’atelier d'un potier", "Quelle banque pour l atelier d un potier"],
  ["Best ovens for bakers' shops", "Best ovens for bakers shops"],
])("glues no words of %s", (proposed, accepted) => {
  expect(checkPrompts([proposed], ACME).accepted).toEqual([accepted]);
});

it.each([
  "Quel logiciel pour lhebergement dun site",
  "Miglior software nellimpresa edile",
  "Quelle solution quun artisan peut payer",
])("rejects the glued words of %s", (proposed) => {
  expect(checkPrompts([proposed], ACME)).toEqual({ accepted: [], rejected: [proposed] });
});

it("keeps what was accepted before, and what is new", () => {
  const { accepted, rejected } = checkPrompts(["Second", "first"], ACME, ["First"]);
  expect([accepted, rejected]).toEqual([["First", "Second"], ["first"]]);
});

it("never accepts a prompt that names the company, cannot be asked, or repeats another", () => {
  const part = fc.constantFrom("acme", "Acme", "A", "best", "CRM", " ", "-", '"', "é", "é", "?", "\u0000");
  const text = fc.oneof(
    fc.string(),
    fc.array(part, { maxLength: 8 }).map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(fc.array(text, { maxLength: 30 }), (proposed) => {
      const { accepted } = checkPrompts(proposed, ACME);
      expect(accepted.length).toBeLessThanOrEqual(DISCOVERY_PROMPTS);
      expect(new Set(accepted.map(normaliseName)).size).toBe(accepted.length);
      for (const prompt of accepted) {
        expect(namesCompany(prompt, ACME)).toBe(false);
        expect(findPromptProblem(prompt)).toBeNull();
      }
    }),
  );
});
