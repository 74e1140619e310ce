import { nameKey } from "@standings/domain";
import fc from "fast-check";
import { expect, it } from "vitest";
import { finishEntries } from "./finish-entries.ts";
import type { Candidate } from "./types.ts";

const NAMES = [
  "Oriel",
  "ORIEL",
  "Oriel, Inc.",
  "Bex",
  "Bex+",
  "Quill Pay",
  "Quill Tax",
  "ガス",
  "カス",
  "Zed#",
  "Zed",
  "Ørn",
  "Orn",
];
const HOSTS = [
  null,
  null,
  "oriel.com",
  "www.oriel.com",
  "app.oriel.com",
  "oriel.io",
  "pay.quill.com",
  "tax.quill.com",
  "bex.myshopify.com",
  "zed.myshopify.com",
  "orn.co.uk",
];

const drawn = fc.record({ name: fc.constantFrom(...NAMES), host: fc.constantFrom(...HOSTS) });

function candidateOf({ name, host }: { name: string; host: string | null }, index: number): Candidate {
  return {
    name,
    statedRank: index + 1,
    mention: false,
    sites: host === null ? [] : [{ text: host, attributed: true }],
    description: null,
    rationale: null,
    profileUrl: null,
    imageUrl: null,
  };
}

/** The domain that hosts of one company share, by the table above. */
const domainOf = (host: string) => host.replace(/^(?:www|app|pay|tax)\./u, "");

/** The rule as record 69 words it: an entry repeats the first one with its host, or with its name and no other domain. */
function firstOfGroups(entries: readonly { name: string; host: string | null }[]): number[] {
  const groups: { name: string; domain: string | null; hosts: Set<string>; first: number }[] = [];
  entries.forEach(({ name, host }, index) => {
    const bare = host?.replace(/^www\./u, "") ?? null;
    const known =
      groups.find((group) => bare !== null && group.hosts.has(bare)) ??
      groups.find(
        (group) =>
          group.name === nameKey(name, "company") &&
          (group.domain === null || bare === null || group.domain === domainOf(bare)),
      );
    if (!known)
      groups.push({
        name: nameKey(name, "company"),
        domain: bare && domainOf(bare),
        hosts: new Set(bare ? [bare] : []),
        first: index,
      });
    else if (bare !== null) {
      known.domain ??= domainOf(bare);
      if (!groups.some((group) => group.hosts.has(bare))) known.hosts.add(bare);
    }
  });
  return groups.map(({ first }) => first);
}

it("keeps every company of a list that repeats no other, at its place", () => {
  fc.assert(
    fc.property(fc.array(drawn, { maxLength: 14 }), (entries) => {
      const finished = finishEntries(entries.map(candidateOf), "company");
      expect(finished.map(({ name }) => name)).toEqual(
        firstOfGroups(entries).map((first) => entries[first]?.name),
      );
      expect(finished.map(({ rank }) => rank)).toEqual(finished.map((_, index) => index + 1));
      const domains = finished.flatMap(({ domain }) => domain ?? []);
      expect(new Set(domains).size).toBe(domains.length);
    }),
    { numRuns: process.env.TIER === "all" ? 10_000 : 1_000 },
  );
});
