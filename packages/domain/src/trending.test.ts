import { describe, expect, it } from "vitest";
import { SECTORS } from "./sectors.ts";
import { hasOwnDomain, TRENDING_SECTORS } from "./trending.ts";

describe("trending", () => {
  it("shows every sector once", () => {
    expect([...TRENDING_SECTORS].sort()).toEqual([...SECTORS].sort());
  });

  it.each([
    ["hubspot.com", true],
    ["mycompany.com", true],
    ["company1.com", false],
    ["companyname.io", false],
    ["", false],
  ])("knows whether %j is a company's own domain", (domain, own) => {
    expect(hasOwnDomain({ domain })).toBe(own);
  });
});
