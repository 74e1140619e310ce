import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { registrableDomain } from "./sites.ts";

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
