import { describe, expect, it } from "vitest";
import { getJson, useSandbox } from "./sandbox.ts";

const { sandbox } = useSandbox();

describe("the directory of companies", () => {
  const suggest = (query: string) =>
    getJson(`${sandbox().url}/companies/suggest?query=${encodeURIComponent(query)}`);

  it("suggests by beginnings of names, spellings and domains, ten at most", async () => {
    expect(await suggest("HubSp")).toEqual([{ name: "HubSpot", domain: "hubspot.com" }]);
    expect((await suggest("hubspot.com"))[0].name).toBe("HubSpot");
    expect(await suggest("a")).toHaveLength(10);
    expect([await suggest(""), await suggest("zzzzqq")]).toEqual([[], []]);
  });

  it("draws a logo for any domain", async () => {
    const reply = await fetch(`${sandbox().url}/companies/logo/${encodeURIComponent("<b>.com")}`);
    expect(reply.headers.get("content-type")).toContain("image/svg+xml");
    expect(await reply.text()).toMatch(/^<svg [^>]+>.*<\/svg>$/);
  });
});
