import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { groupSites, SITE_EVIDENCE, type SiteLink, tiesOf } from "./company-groups.ts";
import { countryOfCode, countryOfDomain } from "./site-country.ts";

const SITES = ["kora.com", "kora.de", "kora.fr", "kora.co.uk", "velo.com", "velo.de", "parked.net"];
const site = fc.constantFrom(...SITES);
const link: fc.Arbitrary<SiteLink> = fc.record({
  domain: site,
  other: site,
  evidence: fc.constantFrom(...SITE_EVIDENCE),
  country: fc.constantFrom(null, "DE", "AT"),
});
const links = fc.array(link, { maxLength: 12 });

function says(evidence: SiteLink["evidence"], domain: string, other: string, country: string | null = null) {
  return { domain, other, evidence, country };
}

/** Groups as lists of domains. */
function groupsOf(of: readonly SiteLink[]): string[][] {
  return [...Map.groupBy(groupSites(of), ({ groupId }) => groupId).values()].map((group) =>
    group.map(({ domain }) => domain),
  );
}

function isTogether(of: readonly SiteLink[], one: string, two: string): boolean {
  return groupsOf(of).some((group) => group.includes(one) && group.includes(two));
}

describe("groups of sites", () => {
  it("come of a redirect between sites of one first label, and of none to another name", () => {
    expect(groupsOf([says("redirect", "kora.de", "kora.com")])).toEqual([["kora.com", "kora.de"]]);
    expect(groupsOf([says("redirect", "parked.net", "facebook.com")])).toEqual([]);
    expect(groupsOf([says("redirect", "x.com", "x.de")])).toEqual([]);
  });

  it("come of a redirect to another name that names the site back", () => {
    const moved = says("redirect", "oldkora.de", "kora.com");
    expect(groupsOf([moved, says("hreflang", "kora.com", "oldkora.de", "DE")])).toEqual([
      ["kora.com", "oldkora.de"],
    ]);
  });

  it("come of hreflang only where both name each other", () => {
    const there = says("hreflang", "kora.com", "velo.de", "DE");
    expect(groupsOf([there])).toEqual([]);
    expect(groupsOf([there, says("hreflang", "velo.de", "kora.com", "US")])).toEqual([
      ["kora.com", "velo.de"],
    ]);
  });

  it("say the country that hreflang names, else that of the ending, and what holds each site", () => {
    const found = groupSites([
      says("hreflang", "kora.com", "kora.de", "AT"),
      says("hreflang", "kora.de", "kora.com", null),
      says("catalogue", "kora.com", "kora.co.uk"),
      says("admin", "kora.com", "kora.de"),
    ]);
    expect(found).toEqual([
      { groupId: "kora.co.uk", domain: "kora.co.uk", country: "GB", evidence: ["catalogue"] },
      {
        groupId: "kora.co.uk",
        domain: "kora.com",
        country: null,
        evidence: ["hreflang", "catalogue", "admin"],
      },
      { groupId: "kora.co.uk", domain: "kora.de", country: "AT", evidence: ["hreflang", "admin"] },
    ]);
  });

  it("take no country from sites that disagree", () => {
    const found = groupSites([
      says("hreflang", "kora.com", "kora.de", "AT"),
      says("hreflang", "kora.fr", "kora.de", "CH"),
      says("hreflang", "kora.de", "kora.com"),
      says("hreflang", "kora.de", "kora.fr"),
    ]);
    expect(found.find(({ domain }) => domain === "kora.de")?.country).toBe("DE");
  });

  it("are the same whatever the order of the evidence, and however often it is told", () => {
    fc.assert(
      fc.property(links, fc.infiniteStream(fc.nat()), (all, draws) => {
        const shuffled = all
          .map((one) => ({ one, at: draws.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ one }) => one);
        expect(groupSites(shuffled)).toEqual(groupSites(all));
        expect(groupSites([...all, ...all])).toEqual(groupSites(all));
      }),
    );
  });

  it("hold each site once, with two sites or more in each", () => {
    fc.assert(
      fc.property(links, (all) => {
        const groups = groupsOf(all);
        expect(new Set(groups.flat()).size).toBe(groups.flat().length);
        expect(groups.every((group) => group.length > 1)).toBe(true);
      }),
    );
  });

  it("join symmetrically and transitively, and what is tied is together", () => {
    fc.assert(
      fc.property(links, site, site, site, (all, one, two, three) => {
        expect(isTogether(all, one, two)).toBe(isTogether(all, two, one));
        if (isTogether(all, one, two) && isTogether(all, two, three))
          expect(isTogether(all, one, three)).toBe(true);
        for (const tie of tiesOf(all)) expect(isTogether(all, tie.domain, tie.other)).toBe(true);
      }),
    );
  });

  it("never lose a site by more evidence, and an admin's word taken back leaves what was there", () => {
    fc.assert(
      fc.property(links, site, site, (all, one, two) => {
        const more = [...all, says("admin", one, two)];
        for (const group of groupsOf(all))
          for (const member of group) expect(isTogether(more, member, group[0] ?? "")).toBe(true);
        const back = more.slice(0, -1);
        expect(groupSites(back)).toEqual(groupSites(all));
      }),
    );
  });

  it("split again when an admin's word was all that held them", () => {
    const held = [says("redirect", "kora.de", "kora.com"), says("redirect", "velo.de", "velo.com")];
    expect(groupsOf([...held, says("admin", "kora.com", "velo.com")])).toHaveLength(1);
    expect(groupsOf(held)).toEqual([
      ["kora.com", "kora.de"],
      ["velo.com", "velo.de"],
    ]);
  });
});

it.each([
  ["amazon.de", "DE"],
  ["amazon.co.uk", "GB"],
  ["amazon.com.au", "AU"],
  ["jal.co.jp", "JP"],
  ["olx.com.co", "CO"],
  ["amazon.com", null],
  ["plausible.io", null],
  ["elastic.co", null],
  ["claude.ai", null],
  ["toggl.me", null],
  ["notion.so", null],
  ["kora.eu", null],
  ["foo.github.io", null],
])("the country of %s is %s", (domain, country) => {
  expect(countryOfDomain(domain)).toBe(country);
});

it.each([
  ["de-DE", "DE"],
  ["en_gb", "GB"],
  ["en-UK", "GB"],
  ["zh-Hant-TW", "TW"],
  ["de", null],
  ["x-default", null],
  ["es-419", null],
  ["en-XX", null],
  ["", null],
])("the country of hreflang %s is %s", (code, country) => {
  expect(countryOfCode(code)).toBe(country);
});
