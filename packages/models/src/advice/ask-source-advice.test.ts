import { ADVICE_LIMITS, type AnalysisFact } from "@standings/domain";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { completion, reply, startEndpoint } from "../../test/endpoint.ts";
import { createBreaker } from "../ask/breaker.ts";
import { askSourceAdvice, readSourceAdvice } from "./ask-source-advice.ts";

const FACTS: readonly AnalysisFact[] = [1, 2].map((number) => ({
  id: `gap:${number}`,
  number,
  status: "warning",
  title: "t",
  detail: "d",
}));
const GIVEN = {
  facts: FACTS,
  sources: ["g2.com", "reddit.com", "日本.jp"].map((source) => ({ source, count: 3 })),
};
const action = (more: object) => ({ text: "Do", facts: [1], ...more });
const read = (lists: object) => readSourceAdvice(JSON.stringify(lists), GIVEN)?.advice;
const actionOf = (more: object) => read({ priority_actions: [action(more)] })?.priorityActions[0];
const sourcesOf = (sources: unknown) =>
  read({ source_categories: [{ category: "Reviews", text: "x", facts: [2], sources }] })?.sourceCategories[0]
    ?.sources;

describe("reads source advice", () => {
  it("with its five lists, each with its facts", () => {
    const piece = (text: string) => [{ text, facts: [1] }];
    const lists = { summary: piece("S"), recommendations: piece("R"), missing_opportunities: piece("M") };
    const levels = { platforms: ["G2"], cost: "Free", effort: "Low", impact: "High" };
    const category = { category: "Reviews", text: "C", facts: [2], sources: ["g2.com"] };
    expect(read({ ...lists, priority_actions: [action(levels)], source_categories: [category] })).toEqual({
      summary: piece("S"),
      recommendations: piece("R"),
      missingOpportunities: piece("M"),
      priorityActions: [action(levels)],
      sourceCategories: [category],
    });
  });

  it.each<[unknown, string]>([
    ["Low", "Low"],
    ["HIGH", "High"],
    ["medium", "Medium"],
    ["very low effort", "Low"],
    ["Significant", "High"],
    ["medium to high", "Medium"],
    ["low or high", "Medium"],
    [1, "Low"],
    [3, "High"],
    ["", "Medium"],
    [null, "Medium"],
    [{ level: "Low" }, "Medium"],
    ["highlow", "Medium"],
  ])("the level %j as %s", (said, level) => {
    expect(actionOf({ effort: said, impact: said })).toMatchObject({ effort: level, impact: level });
  });

  it.each<[object, readonly string[]]>([
    [{ platforms: ["G2", " Capterra ", "g2", 7, ""] }, ["G2", "Capterra"]],
    [{ platforms: "G2, Capterra,, r/webdev" }, ["G2", "Capterra", "r/webdev"]],
    [{ platform: "G2" }, ["G2"]],
    [{ platforms: ["a", "b", "c", "d", "e"] }, ["a", "b", "c", "d"]],
    [{ platforms: { name: "G2" } }, []],
    [{ platforms: ["x".repeat(1_000)] }, []],
  ])("the platforms of %j", (more, platforms) => {
    expect(actionOf(more)?.platforms).toEqual(platforms);
  });

  it.each<[unknown, readonly string[]]>([
    [
      ["g2.com", "evil.example", "reddit.com"],
      ["g2.com", "reddit.com"],
    ],
    [
      ["https://www.G2.com/crm", "g2.com", "http://reddit.com"],
      ["g2.com", "reddit.com"],
    ],
    ["reddit.com, g2.com", ["reddit.com", "g2.com"]],
    [["日本.jp", "g2.com.evil.example", "xg2.com", 7], ["日本.jp"]],
    [null, []],
  ])("of the sources %j those that were given", (said, sources) => {
    expect(sourcesOf(said)).toEqual(sources);
  });

  it.each([
    [{ cost: "Free" }, "Free"],
    [{ cost: "About $200 a month" }, "About $200 a month"],
    [{ cost: 0 }, "Not stated"],
    [{}, "Not stated"],
  ])("the cost of %j", (more, cost) => {
    expect(actionOf(more)?.cost).toBe(cost);
  });

  it("and nothing in it names a fact or a source that was not given, whatever the reply", () => {
    const word = fc.oneof(fc.constantFrom("g2.com", "evil.example", "Low"), fc.anything());
    const item = fc.record(
      {
        text: fc.string(),
        facts: fc.array(fc.integer({ min: 0, max: 4 })),
        sources: fc.array(word),
        platforms: word,
        effort: word,
      },
      { requiredKeys: ["text"] },
    );
    const list = fc.oneof(fc.array(item), fc.anything());
    fc.assert(
      fc.property(fc.record({ summary: list, priority_actions: list, source_categories: list }), (value) => {
        const said = readSourceAdvice(JSON.stringify(value), GIVEN);
        if (!said) return;
        const { priorityActions, sourceCategories } = said.advice;
        const pieces = Object.values(said.advice).flat();
        for (const { facts } of pieces) expect([1, 2]).toEqual(expect.arrayContaining([...facts]));
        for (const { sources } of sourceCategories)
          expect(sources.filter((source) => source !== "g2.com")).toEqual([]);
        expect(priorityActions.length).toBeLessThanOrEqual(ADVICE_LIMITS.priorityActions);
        const all = [value.summary, value.priority_actions, value.source_categories].flat().length;
        expect(said.dropped + pieces.length).toBeLessThanOrEqual(all);
      }),
    );
  });
});

it("asks with facts and sources as data, and the form and its limits in the instruction", async () => {
  const text = JSON.stringify({ summary: [{ text: "A", facts: [1] }] });
  const { gateway, calls, close } = await startEndpoint((_call, response) =>
    reply(response, 200, completion(text)),
  );
  const question = { ...GIVEN, modelId: "m", upstreamId: "u", companyName: "Acme", domain: "acme.com" };
  const options = {
    gateway,
    breaker: createBreaker(),
    backoffMs: 1,
    deadlineMs: 60_000,
    signal: new AbortController().signal,
  };
  expect(await askSourceAdvice(question, options)).toMatchObject({
    status: "success",
    value: { dropped: 0 },
  });
  await close();
  const { messages, response_format: format } = JSON.parse(JSON.stringify(calls[0]?.body));
  expect(JSON.parse(messages[1].content)).toMatchObject({
    company: "Acme",
    website: "acme.com",
    facts: [{ number: 1 }, { number: 2 }],
    sources: GIVEN.sources,
  });
  const lists = Object.keys(format.json_schema.schema.properties);
  for (const name of [
    ...lists,
    '"Low" | "Medium" | "High"',
    `up to ${ADVICE_LIMITS.priorityActions} priority actions`,
  ])
    expect(messages[0].content).toContain(name);
  for (const name of ["Acme", "g2.com"]) expect(messages[0].content).not.toContain(name);
  // Some providers refuse a schema with limits.
  expect(JSON.stringify(format)).not.toMatch(/maxItems|maxLength|minItems/);
});
