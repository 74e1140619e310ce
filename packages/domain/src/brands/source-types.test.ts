import { expect, it } from "vitest";
import { sourceType } from "./source-types.ts";

const OWNERS = {
  own: "hubspot.com",
  competitors: new Set(["salesforce.com", "g2.com"]),
  companies: new Set(["pipedrive.com", "reddit.com"]),
};

it.each([
  ["hubspot.com", "own"],
  ["salesforce.com", "competitor"],
  ["g2.com", "competitor"],
  ["pipedrive.com", "company"],
  ["reddit.com", "community"],
  ["capterra.com", "reviews"],
  ["techradar.com", "press"],
  ["wikipedia.org", "reference"],
  ["crm-guide.example", "other"],
])("%s is of the type %s", (domain, type) => {
  expect(sourceType(domain, OWNERS)).toBe(type);
});
