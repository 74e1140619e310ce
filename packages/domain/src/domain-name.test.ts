import fc from "fast-check";
import { expect, test } from "vitest";
import { isDomain, trimDomain } from "./domain-name.ts";

test("a typed domain loses scheme, leading www. and trailing slash, and nothing else", () => {
  expect(trimDomain("  https://www.Stripe.com/ ")).toBe("stripe.com");
  expect(trimDomain("http://news.bbc.co.uk")).toBe("news.bbc.co.uk");
  expect(trimDomain("stripe.com/pricing")).toBe("stripe.com/pricing");
  expect(trimDomain("stripe.com:8080")).toBe("stripe.com:8080");
  expect(trimDomain("www.")).toBe("");
});

test("a domain is names and a TLD of two letters or more", () => {
  for (const domain of ["stripe.com", "a-b.co.uk", "3m.com"]) expect(isDomain(domain)).toBe(true);
  for (const text of [
    "",
    "stripe",
    "stripe.c",
    "stripe.com/pricing",
    "str ipe.com",
    "-a.com",
    "a..com",
    "müller.de",
  ])
    expect(isDomain(text)).toBe(false);
});

test("what is a domain is trimmed to itself, however it was typed", () => {
  fc.assert(
    fc.property(
      fc.domain().filter((domain) => isDomain(domain) && !domain.startsWith("www.")),
      (domain) => {
        expect(trimDomain(` https://www.${domain}/`)).toBe(domain);
        expect(trimDomain(domain.toUpperCase())).toBe(domain);
      },
    ),
  );
});

test("no text makes it fail", () => {
  fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => typeof trimDomain(text) === "string"));
});
