import { MAX_RESULTS, SECTORS } from "@standings/domain";
import { describe, expect, it } from "vitest";
import { parseAnswer } from "../parse/parse-answer.ts";
import { COMPANY_RANKING_SCHEMA, companyRankingInstruction } from "./company-ranking.ts";
import { EXPERT_RANKING_SCHEMA, expertRankingInstruction } from "./expert-ranking.ts";

const KINDS = [
  ["company", companyRankingInstruction, COMPANY_RANKING_SCHEMA],
  ["expert", expertRankingInstruction, EXPERT_RANKING_SCHEMA],
] as const;

describe.each(KINDS)("the question about a %s", (kind, instruct, { schema }) => {
  it("asks for as many entries as are read, and for one of the sectors", () => {
    const instruction = instruct(true, null);
    expect(instruction).toContain(`List up to ${MAX_RESULTS[kind]} `);
    for (const sector of SECTORS) expect(instruction).toContain(sector);
  });

  it("asks for a search only where there is one", () => {
    expect(instruct(true, null)).toContain("Search the web");
    expect(instruct(false, null)).toContain("do not search");
    expect(instruct(false, null)).not.toContain("Search the web");
  });

  it("has a schema of the fields that the instruction names, and no others", () => {
    const { required, properties } = schema.properties.results.items;
    expect(Object.keys(properties)).toEqual(required);
    for (const field of required) expect(instruct(false, null)).toContain(`"${field}"`);
    expect(schema.properties.results.items.additionalProperties).toBe(false);
  });

  it("asks for what the parser reads whole", () => {
    const fields = schema.properties.results.items.required;
    const entry = Object.fromEntries(
      fields.map((field) => [field, `https://${field.replace("_", "-")}.com/x`]),
    );
    const name = `${kind}_name`;
    const results = [{ ...entry, rank: 1, [name]: "Ada Lovelace", description: "One.", rationale: "Two." }];
    const parsed = parseAnswer(JSON.stringify({ sector: "Energy", results }), { kind });
    expect(parsed).toMatchObject({
      sector: "Energy",
      entries: [{ rank: 1, name: "Ada Lovelace", description: "One.", rationale: "Two." }],
    });
  });
});
