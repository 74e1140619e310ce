import { describe, expect, it } from "vitest";
import { fieldOrder, keyInfo, plainKey } from "./json-fields.ts";

it.each([
  ["Company_Name", "companyname"],
  ["company-name", "companyname"],
  ["Full Name", "fullname"],
  ["公司名称", "公司名称"],
  ["_id", "id"],
  ["***", ""],
])("the key %s is plainly %j", (key, plain) => expect(plainKey(key)).toBe(plain));

describe("what a key names", () => {
  it.each([
    ["company", ["name"]],
    ["Website", ["site", "profile"]],
    ["rank", ["rank"]],
    ["Description", ["description"]],
    ["why", ["rationale"]],
    ["linkedin_url", ["profile"]],
    ["headshot", ["image"]],
    ["industry", ["sector"]],
    ["Unternehmen", ["name"]],
    ["Begründung", ["rationale"]],
    ["descripción", ["description"]],
    ["公式サイト", ["site"]],
    ["순위", ["rank"]],
    ["компания", ["name"]],
    ["price", []],
    ["", []],
    ["__proto__", []],
  ])("%s: %j", (key, fields) => {
    expect(keyInfo(key, "company").fields.map(({ field }) => field)).toEqual(fields);
  });

  it("depends on whom the answer ranks", () => {
    expect(keyInfo("author", "company").fields).toEqual([]);
    expect(keyInfo("author", "expert").fields).toMatchObject([{ field: "name" }]);
  });

  it("is the more telling the earlier it stands in the vocabulary", () => {
    const order = (key: string) => fieldOrder("name", key, "company");
    expect(order("companyname")).toBe(0);
    expect(order("companyname")).toBeLessThan(order("name"));
    expect(order("name")).toBeLessThan(order("who"));
    expect(order("who")).toBeLessThan(order("nombre"));
    expect(order("price")).toBe(-1);
  });
});

describe("what stands below a key", () => {
  it.each([
    ["companies_to_avoid", "leftOut"],
    ["sources", "leftOut"],
    ["keyFeatures", "leftOut"],
    ["避坑", "leftOut"],
    ["honorable_mentions", "mention"],
    ["runners-up", "mention"],
    ["results", "list"],
    ["top_10_companies", "list"],
    ["Empfehlungen", null],
    ["结果", "list"],
    ["HubSpot", null],
  ] as const)("%s: %s", (key, role) => {
    const { leftOut, mention, list } = keyInfo(key, "company");
    expect({ leftOut, mention, list }).toEqual({
      leftOut: role === "leftOut",
      mention: role === "mention",
      list: role === "list",
    });
  });

  it("is told alike each time, however many keys there are", () => {
    const first = keyInfo("Company", "company");
    for (let index = 0; index < 1_200; index += 1) keyInfo(`key${index}`, "company");
    expect(keyInfo("Company", "company")).toEqual(first);
  });
});
