import { describe, expect, it } from "vitest";
import { readRecords } from "./record-answer.ts";

const lines = (...rows: string[]) => rows.join("\n");
const names = (text: string) => readRecords(text, "company").map(({ name }) => name);

describe("records of labelled lines", () => {
  it.each([
    ["YAML", lines("- name: HubSpot", "  domain: hubspot.com", "- name: Zoho", "  domain: zoho.com")],
    [
      "plain lines",
      lines("Company: HubSpot", "Website: hubspot.com", "", "Company: Zoho", "Website: zoho.com"),
    ],
    [
      "emphasised labels",
      lines("**Company:** HubSpot", "**Domain:** hubspot.com", "**Company:** Zoho", "**Domain:** zoho.com"),
    ],
    [
      "elements",
      "<company><name>HubSpot</name><domain>hubspot.com</domain></company><company><name>Zoho</name></company>",
    ],
    ["Spanish", lines("Empresa: HubSpot", "Dominio: hubspot.com", "Empresa: Zoho", "Dominio: zoho.com")],
    ["Chinese", lines("公司：HubSpot", "网址：hubspot.com", "公司：Zoho", "网址：zoho.com")],
  ])("%s", (_name, text) => expect(names(text)).toEqual(["HubSpot", "Zoho"]));

  it("tell what their labels say", () => {
    const text = lines(
      "Rank: 2",
      "Company: HubSpot",
      "Domain: hubspot.com",
      "Description: A CRM.",
      "Rank: 1",
      "Company: Zoho",
      "Reason: cheap",
    );
    expect(readRecords(text, "company")).toMatchObject([
      {
        name: "HubSpot",
        statedRank: 2,
        sites: [{ text: "hubspot.com", attributed: true }],
        description: "A CRM.",
      },
      { name: "Zoho", statedRank: 1, rationale: "cheap" },
    ]);
  });

  it.each([
    ["a single one", lines("Company: HubSpot", "Domain: hubspot.com")],
    ["labels of other things", lines("Pricing: free", "Support: good", "Pricing: paid")],
    ["what stands under companies to avoid", lines("Companies to avoid:", "Company: Acme", "Company: Bcme")],
    ["placeholders", lines("Company: [Company Name]", "Company: Your company here")],
  ])("are none in %s", (_name, text) => expect(names(text)).toEqual([]));
});
