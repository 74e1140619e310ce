import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { majoritySector, SECTORS, type Sector, toSector } from "./sectors.ts";

describe("sectors", () => {
  it.each([
    ["Technology", "Technology"],
    ["cybersecurity", "Technology"],
    ["Real Estate", "Industrials & Real Assets"],
    ["communications & media", "Communications & Media"],
    ["real_estate", "Industrials & Real Assets"],
    ["  HEALTH ", "Healthcare"],
    ["food beverage", "Consumer"],
    ["Cheese", null],
    ["", null],
    [null, null],
  ])("toSector(%j) = %j", (text, sector) => expect(toSector(text)).toBe(sector));

  it("knows every sector by its own name, in any case", () => {
    for (const sector of SECTORS) {
      expect(toSector(sector)).toBe(sector);
      expect(toSector(sector.toUpperCase())).toBe(sector);
    }
  });

  it("takes one that no other is named more often than, the first of those", () => {
    const votes = fc.array(fc.option(fc.constantFrom(...SECTORS)), { maxLength: 9 });
    fc.assert(
      fc.property(votes, (sectors) => {
        const count = (sector: Sector | null) => sectors.filter((vote) => vote === sector).length;
        const best = majoritySector(sectors);
        const named = sectors.filter((sector) => sector !== null);
        expect(best === null).toBe(named.length === 0);
        if (best === null) return;
        const most = Math.max(...named.map(count));
        expect(best).toBe(named.find((sector) => count(sector) === most));
      }),
    );
  });

  it("takes the majority and assumes nothing", () => {
    expect(majoritySector(["Energy", "Technology", null, "Technology"])).toBe("Technology");
    expect(majoritySector([null, null])).toBeNull();
  });
});
