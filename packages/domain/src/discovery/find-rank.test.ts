import { expect, it } from "vitest";
import { findRank } from "./names-company.ts";

const ACME = { domain: "acme.com", companyName: "Acmé Tools" };
const at = (rank: number, name: string, domain: string) => ({ rank, name, domain });

it.each([
  ["by its domain", [at(1, "Other", "other.com"), at(2, "Renamed", "acme.com")], 2],
  ["at its better place", [at(3, "Acme", "acme.com"), at(7, "Acme", "acme.com")], 3],
  ["by its name where there is no domain", [at(4, "ACME tools", "")], 4],
  ["by its domain before its name", [at(1, "Acme Tools", ""), at(5, "Acme", "acme.com")], 5],
  ["not by the name of another domain", [at(1, "Acmé Tools", "tools.org")], null],
  ["at the same name under another ending", [at(6, "ACMÉ Tools Ltd.", "acme.org")], 6],
  ["below its domain under its name", [at(2, "Acme Tools", "shop-tools.acme.com")], 2],
  ["not below the top 20", [at(21, "Acme", "acme.com")], null],
  ["not in an empty list", [], null],
])("finds a company %s", (_how, results, rank) => {
  expect(findRank(results, ACME)).toBe(rank);
});
