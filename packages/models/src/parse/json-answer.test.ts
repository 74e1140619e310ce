import type { RankingKind } from "@standings/domain";
import { describe, expect, it } from "vitest";
import { readJsonBlocks, readWholeJson } from "./json-answer.ts";
import { parseAnswer } from "./parse-answer.ts";

const names = (text: string, kind: RankingKind = "company") =>
  readJsonBlocks(text, kind).candidates.map(({ name }) => name);

describe("shapes of JSON answers", () => {
  it.each([
    ["a list of objects", '[{"name":"HubSpot"},{"name":"Zoho"}]', ["HubSpot", "Zoho"]],
    ["a list of names", '["HubSpot","Zoho"]', ["HubSpot", "Zoho"]],
    ["a list in an object", '{"companies":[{"company":"HubSpot"},{"company":"Zoho"}]}', ["HubSpot", "Zoho"]],
    ["rows", '{"rows":[[1,"HubSpot","hubspot.com"],[2,"Zoho","zoho.com"]]}', ["HubSpot", "Zoho"]],
    ["ranks as keys", '{"1":"HubSpot","2":"Zoho"}', ["HubSpot", "Zoho"]],
    ["ordinals as keys", '{"first":{"name":"HubSpot"},"second":{"name":"Zoho"}}', ["HubSpot", "Zoho"]],
    ["names as keys", '{"HubSpot":{"rank":1},"Zoho":{"rank":2}}', ["HubSpot", "Zoho"]],
    ["names as keys of addresses", '{"HubSpot":"hubspot.com","Zoho":"zoho.com"}', ["HubSpot", "Zoho"]],
    ["names as keys of ranks", '{"HubSpot":1,"Zoho":2}', ["HubSpot", "Zoho"]],
    ["names as keys of reasons", '{"HubSpot":"easy to use","Zoho":"a lot for little"}', ["HubSpot", "Zoho"]],
    ["places as keys", '{"gold":"HubSpot","silver":"Zoho"}', ["HubSpot", "Zoho"]],
    ["categories", '{"enterprise":[{"name":"SAP"}],"startups":[{"name":"Attio"}]}', ["SAP", "Attio"]],
    [
      "a named category",
      '{"results":[{"name":"CRM","companies":[{"name":"HubSpot"},{"name":"Zoho"}]}]}',
      ["HubSpot", "Zoho"],
    ],
    ["a name one level down", '[{"company":{"name":"HubSpot","website":"hubspot.com"}}]', ["HubSpot"]],
    ["unknown keys", '[{"wer":"HubSpot","preis":"20"},{"wer":"Zoho","preis":"10"}]', ["HubSpot", "Zoho"]],
    ["keys in Chinese", '[{"公司名称":"华为"},{"公司名称":"小米"}]', ["华为", "小米"]],
    ["keys in German", '[{"Unternehmen":"SAP"},{"Unternehmen":"Datev"}]', ["SAP", "Datev"]],
    ["a document in a text", '"{\\"results\\":[{\\"name\\":\\"HubSpot\\"}]}"', ["HubSpot"]],
    ["a fence with words around", 'Here:\n```json\n[{"name":"HubSpot"}]\n```\nGood luck!', ["HubSpot"]],
    ["two halves", '[{"name":"HubSpot"}]\n\n[{"name":"Zoho"}]', ["HubSpot", "Zoho"]],
    ["objects a line", '{"name":"HubSpot"}\n{"name":"Zoho"}', ["HubSpot", "Zoho"]],
  ])("%s", (_name, text, expected) => expect(names(text)).toEqual(expected));

  it.each([
    ["to avoid", '{"results":[{"name":"Zoho"}],"avoid":[{"name":"Acme"}]}'],
    ["excluded", '{"results":[{"name":"Zoho"}],"excluded_companies":["Acme"]}'],
    ["of sources", '{"results":[{"name":"Zoho"}],"sources":["Gartner","Forbes"]}'],
    ["of competitors", '{"results":[{"name":"Zoho","competitors":["Acme","Bcme"]}]}'],
    ["of features", '{"results":[{"name":"Zoho","features":["Calendar","Mail"]}]}'],
    ["to avoid, in Chinese", '{"results":[{"name":"Zoho"}],"避免":["Acme"]}'],
  ])("leaves out a list %s", (_name, text) => expect(names(text)).toEqual(["Zoho"]));

  it("reads honourable mentions as such", () => {
    const { candidates } = readJsonBlocks(
      '{"results":["HubSpot"],"honorable_mentions":["Nimble"]}',
      "company",
    );
    expect(candidates.map(({ name, mention }) => [name, mention])).toEqual([
      ["HubSpot", false],
      ["Nimble", true],
    ]);
  });

  it("asks an expert's keys for names of people", () => {
    const text = '[{"title":"Chief Scientist","full_name":"Ada Lovelace"}]';
    expect(names(text, "expert")).toEqual(["Ada Lovelace"]);
  });
});

describe("what else JSON says", () => {
  it("its sector, whether it was whole, and what stands around it", () => {
    const reading = readJsonBlocks(
      'Before {"sector":"Energy","results":[{"name":"Vestas"}]} after',
      "company",
    );
    expect(reading).toMatchObject({ sector: "Energy", truncated: false, emptyList: false });
    expect(reading.outside).toBe("Before \n after");
    expect(readJsonBlocks('{"results":[{"name":"Vestas"},{"na', "company").truncated).toBe(true);
  });

  it("that it holds nobody, and texts that may be an answer in another shape", () => {
    expect(readJsonBlocks('{"results":[]}', "company")).toMatchObject({ emptyList: true, candidates: [] });
    expect(readJsonBlocks('{"answer":"1. HubSpot\\n2. Zoho is great"}', "company").texts).toEqual([
      "1. HubSpot\n2. Zoho is great",
    ]);
  });

  it.each(["[HubSpot](https://hubspot.com)", "no JSON at all", "a {placeholder} text", "[1] a note"])(
    "nothing, where %s only looks like it",
    (text) => expect(names(text)).toEqual([]),
  );

  it("is read quickly only when the whole answer is one document", () => {
    expect(readWholeJson('[{"name":"HubSpot"}]', "company")?.candidates).toHaveLength(1);
    for (const text of ['[{"name":"HubSpot"}] and more', '"HubSpot"', "3", "{broken"])
      expect(readWholeJson(text, "company")).toBeNull();
  });
});

describe("an object below a key that is a place", () => {
  const read = (value: unknown) =>
    parseAnswer(JSON.stringify(value), { kind: "company" }).entries.map(({ name, domain }) => [name, domain]);

  it("is named by its own text, not by the place, whatever that text's key", () => {
    const verdict = {
      winner: { marque: "Solbakken", site: "solbakken.no" },
      runner_up: { marque: "Nordlys", site: "nordlys.no" },
      noted_by: { supplier: "unknown", url: "" },
    };
    expect(read({ verdict })).toEqual([
      ["Solbakken", "solbakken.no"],
      ["Nordlys", "nordlys.no"],
    ]);
  });

  it("is named by its key when that is written as a name", () => {
    const hotels = {
      "Best Harbour": { website: "bestharbour.com", city: "Phoenix" },
      Larkinn: { website: "larkinn.com", city: "Tulsa" },
    };
    expect(read(hotels)).toEqual([
      ["Best Harbour", "bestharbour.com"],
      ["Larkinn", "larkinn.com"],
    ]);
  });
});
