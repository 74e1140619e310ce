import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { companySite, isOwnProduct, parentSite, registrableDomain } from "./sites.ts";

describe("registrableDomain", () => {
  it.each([
    ["https://www.HubSpot.com/products?x=1", "hubspot.com"],
    ["app.hubspot.com:443", "hubspot.com"],
    ["shop.example.co.uk", "example.co.uk"],
    ["hubspot.com.", "hubspot.com"],
    ["foo.github.io", "foo.github.io"],
    ["github.io", "github.io"],
    ["www.github.io", "github.io"],
    ["münchen.de", "münchen.de"],
    ["127.0.0.1", null],
    ["10.0.0.1.nip.io", "nip.io"],
    ["user@evil.com", null],
    ["localhost", null],
    ["hub spot.com", null],
    ["unknown.invalidtld", null],
    ["nadel.myshopify.com", "nadel.myshopify.com"],
    ["www.nadel.substack.com", "nadel.substack.com"],
    ["support.wordpress.com", "wordpress.com"],
    ["nadel.eu.com", "nadel.eu.com"],
    ["https://www.gov.sg/a", "gov.sg"],
    ["gov.au", "gov.au"],
    ["ora.gov.sg", "ora.gov.sg"],
    ["org.au", null],
    ["com.sg", null],
    ["co.uk", null],
    ["", null],
    ["N/A", null],
    ["javascript:alert(1)", null],
  ])("registrableDomain(%j) = %j", (text, domain) => expect(registrableDomain(text)).toBe(domain));

  it("never throws and gives only lower-case names", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary" }), fc.webUrl(), fc.domain()), (text) => {
        const domain = registrableDomain(text);
        expect(domain === null || (domain === domain.toLowerCase() && domain.includes("."))).toBe(true);
      }),
    );
  });

  it("is its own registrable domain, and that of every host and page below it", () => {
    fc.assert(
      fc.property(
        fc.constantFrom("hubspot.com", "example.co.uk", "münchen.de", "a-b.io"),
        fc.domain().map((host) => host.split(".")[0] ?? "www"),
        fc.webPath().filter((path) => !path.includes("@")),
        (domain, sub, path) => {
          expect(registrableDomain(domain)).toBe(domain);
          expect(registrableDomain(`https://${sub}.${domain}${path}`)).toBe(domain);
        },
      ),
    );
  });

  it("takes nothing with an @ for an address, as it may be somebody's", () => {
    expect(registrableDomain("https://medium.com/@acme")).toBeNull();
  });

  it("reads no further than an address can be long", () => {
    expect(registrableDomain(`https://hubspot.com/${"a".repeat(2_000)}`)).toBe("hubspot.com");
    expect(registrableDomain(`https://hubspot.com/${"a".repeat(2_040)}`)).toBeNull();
  });
});

describe("the site of a company", () => {
  it.each([
    ["https://app.nadel.com/login", "nadel.com", null],
    ["de.nadel.com", "nadel.com", null],
    ["docs.en-gb.nadel.co.uk", "nadel.co.uk", null],
    ["stitch.nadel.com", "stitch.nadel.com", "nadel.com"],
    ["www.stitch.nadel.com/pricing", "stitch.nadel.com", "nadel.com"],
    ["nadel.github.io", "nadel.github.io", null],
  ])("of %s is %s below %s", (address, site, parent) => {
    expect(companySite(address)).toBe(site);
    expect(parentSite(site)).toBe(parent);
    expect(companySite(site)).toBe(site);
  });

  it.each([
    ["Stitch", true],
    ["Nadel", false],
    ["Nadel Stitch", false],
    ["Garnwerk", true],
    ["ナーデル", false],
  ])("%s at a host below nadel.com is a product of its own: %s", (name, isOwn) => {
    expect(isOwnProduct(name, { site: "stitch.nadel.com", parent: "nadel.com" })).toBe(isOwn);
  });
});
