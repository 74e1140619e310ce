import { registrableDomain, SECTORS } from "@standings/domain";
import { describe, expect, test } from "vitest";
import { TOPICS } from "../src/models/catalogue/catalogue.ts";
import { COMPANIES, parseCompanies } from "../src/models/catalogue/companies.ts";
import { EXPERTS } from "../src/models/catalogue/experts.ts";
import { findQualifier } from "../src/models/question/qualifiers.ts";
import { isRegion } from "../src/models/question/regions.ts";

const companiesWith = (tag: string) => COMPANIES.filter(({ tags }) => tags.has(tag)).length;
const topicsWith = (companies: number) => TOPICS.filter(({ tag }) => companiesWith(tag) >= companies).length;

describe("companies", () => {
  test("cover every sector", () => {
    expect(COMPANIES.length).toBeGreaterThanOrEqual(340);
    for (const sector of SECTORS) {
      expect(COMPANIES.filter((company) => company.sector === sector).length, sector).toBeGreaterThanOrEqual(
        30,
      );
    }
  });

  test("have one lower-case registrable domain each, and no two the same", () => {
    for (const { domain } of COMPANIES) expect(registrableDomain(domain), domain).toBe(domain);
    expect(new Set(COMPANIES.map(({ domain }) => domain)).size).toBe(COMPANIES.length);
  });

  test("are described in one short predicate, with an edge that completes “its …”", () => {
    for (const { name, does, edge } of COMPANIES) {
      expect(does.length, name).toBeLessThanOrEqual(110);
      expect(does, name).toMatch(/^[a-z]+s? .*[^.]$/);
      if (edge !== null) expect(edge, name).not.toMatch(/^(?:its|the|a|an) |\.$/);
    }
  });

  test("carry only known tags and markets, and at least one topic", () => {
    const topics = new Set(TOPICS.map(({ tag }) => tag));
    for (const { name, tags, regions } of COMPANIES) {
      const unknown = [...tags.keys()].filter((tag) => !topics.has(tag) && !findQualifier(tag));
      expect(unknown, name).toEqual([]);
      expect(
        [...tags.keys()].some((tag) => topics.has(tag)),
        name,
      ).toBe(true);
      expect(
        regions.filter((region) => !isRegion(region)),
        name,
      ).toEqual([]);
    }
  });

  test("never share a name", () => {
    const names = COMPANIES.map(({ name }) => name.toLowerCase());
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

describe("catalogue rows", () => {
  const parse = (row: string) =>
    parseCompanies("Technology", `name,other_names,domain,tags,does,edge\n${row}\n`);

  test("say where a company is known by another name", () => {
    const [company] = parse(
      "Acme,Acme Inc,acme.com,crm 9=Acme CRM: makes a CRM; @eu; free,makes software,low price",
    );
    expect(company).toMatchObject({
      name: "Acme",
      variants: ["Acme Inc"],
      regions: ["eu"],
      edge: "low price",
    });
    expect(company?.tags.get("crm")).toEqual({ strength: 9, name: "Acme CRM", does: "makes a CRM" });
    expect(company?.tags.get("free")).toEqual({ strength: 5, name: null, does: null });
  });

  test.each(["Acme", "Acme,,acme.com,crm,,", "Acme,,acme.com,crm,makes,edge,more"])("refuse %j", (row) => {
    expect(() => parse(row)).toThrow(/Faulty row|Invalid Record Length/);
  });
});

describe("topics", () => {
  test("are many and deep", () => {
    expect(TOPICS.length).toBeGreaterThanOrEqual(60);
    expect(topicsWith(8)).toBeGreaterThanOrEqual(40);
    expect(topicsWith(18)).toBeGreaterThanOrEqual(12);
  });

  test("have companies, a label, criteria and unambiguous words", () => {
    const owners = new Map<string, string>();
    for (const { tag, label, criteria, synonyms } of TOPICS) {
      expect(companiesWith(tag), tag).toBeGreaterThan(0);
      expect(label, tag).not.toBe("");
      expect(criteria.length, tag).toBeGreaterThanOrEqual(2);
      for (const words of [tag, ...synonyms]) {
        expect(owners.get(words) ?? tag, words).toBe(tag);
        owners.set(words, tag);
      }
    }
  });
});

describe("experts", () => {
  test("are about sixty or more, each said to be fictional, in every sector", () => {
    expect(EXPERTS.length).toBeGreaterThanOrEqual(60);
    expect(new Set(EXPERTS.map(({ slug }) => slug)).size).toBe(EXPERTS.length);
    for (const { sentence } of EXPERTS) expect(sentence).toContain("fictional person in sandbox data");
    expect(new Set(EXPERTS.map(({ sector }) => sector)).size).toBe(SECTORS.length);
  });
});
