import fc from "fast-check";
import { expect, test } from "vitest";
import {
  cleanDomain,
  domainInvalid,
  domainMonogram,
  isDomain,
  shortDomain,
  trimDomain,
} from "./domain-name.ts";

test("a typed domain loses scheme, leading www. and trailing slash, and nothing else", () => {
  expect(trimDomain("  https://www.Stripe.com/ ")).toBe("stripe.com");
  expect(trimDomain("http://news.bbc.co.uk")).toBe("news.bbc.co.uk");
  expect(trimDomain("stripe.com/pricing")).toBe("stripe.com/pricing");
  expect(trimDomain("stripe.com:8080")).toBe("stripe.com:8080");
  expect(trimDomain("www.")).toBe("");
});

test("a domain is names and a TLD of two letters or more", () => {
  for (const domain of [
    "stripe.com",
    "a-b.co.uk",
    "3m.com",
    "müller.de",
    "münchner-kraftfahrt.de",
    "日本.jp",
    "xn--fiqs8s.xn--fiqs8s",
  ])
    expect(isDomain(domain)).toBe(true);
  for (const text of [
    "",
    "stripe",
    "stripe.c",
    "stripe.c1",
    "stripe.c-o",
    "stripe.com/pricing",
    "str ipe.com",
    "-a.com",
    "a..com",
    "müller",
    "müller.de/preise",
    "müller.de:80",
    "mül ler.de",
    "mül\u00a0ler.de",
    "müller..de",
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

test("any text is only shortened", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(text.toLowerCase()).toContain(trimDomain(text));
    }),
  );
});

test.each([
  ["  HTTP://WWW.Example.com:80/path#x ", "example.com"],
  ["https://user.example.com?q=1", "user.example.com"],
  ["example.com.", "example.com"],
  ["//example.com", ""],
  ["", ""],
])("the host of %j is %j", (text, host) => expect(cleanDomain(text)).toBe(host));

test("a domain is cut to 16 characters for narrow places", () => {
  expect(shortDomain("activecampaign.com")).toBe("activecampaign.c…");
  expect(shortDomain("lessannoyingcrm.com")).toBe("lessannoyingcrm…");
  expect(shortDomain("constantcontact.com")).toBe("constantcontact…");
  expect(shortDomain("exactly16chs.com")).toBe("exactly16chs.com");
  expect(shortDomain("hubspot.com")).toBe("hubspot.com");
});

test("the mark of a company without a logo is two capitals", () => {
  expect(["hubspot.com", "3m.com", "x.com", "-", ""].map(domainMonogram)).toEqual(["HU", "3M", "XC", "", ""]);
});

test("a domain has at most 253 characters and labels of at most 63", () => {
  const label = "a".repeat(63);
  expect(isDomain(`${label}.com`)).toBe(true);
  expect(isDomain(`${label}a.com`)).toBe(false);
  expect(isDomain([label, label, label, label, "com"].join("."))).toBe(false);
});

test("the message names an example", () => {
  expect(domainInvalid("stripe.com")).toBe("Please enter a valid domain (e.g., stripe.com)");
});
