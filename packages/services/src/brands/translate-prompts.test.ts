import type { Market } from "@standings/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addBrand } from "../../test/brands.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { setWorld } from "../../test/world.ts";
import { addPrompts, changePrompt } from "./change-brand.ts";
import { getBrand } from "./list-brands.ts";
import { translatePrompts } from "./translate-prompts.ts";

const US: Market = { country: "US", language: "en" };
const UK: Market = { country: "GB", language: "en" };
const GERMANY: Market = { country: "DE", language: "de" };
const PROMPTS = ["Best CRM for startups", "Cheapest CRM for 10 people", "Simple CRM for agencies"];

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

async function inMarkets(prompts = PROMPTS) {
  const maya = await addUser(services);
  const brandId = await addBrand(maya, {
    markets: [US, GERMANY, UK],
    prompts: prompts.map((prompt) => ({ prompt, label: "Sales" })),
  });
  const askedIn = async (market: Market) => {
    const { prompts: asked } = await getBrand(maya.request, { brandId });
    return asked.filter((prompt) => prompt.market?.country === market.country);
  };
  const translate = (market = "DE/de") => translatePrompts(maya.request, { brandId, market });
  return { maya, brandId, askedIn, translate };
}

describe("prompts of a market in another language", () => {
  it("are proposed with their translation back, change nothing, and take the place of their pair once taken in", async () => {
    const { maya, brandId, askedIn, translate } = await inMarkets();
    const { proposed, refused, left, isSandbox } = await translate();
    expect({ refused, left, isSandbox }).toEqual({ refused: [], left: 0, isSandbox: true });
    expect(proposed.map(({ prompt, text, back }) => [prompt, text, back.toLowerCase()])).toEqual([
      [PROMPTS[0], "Bestes CRM für Start-ups", "best crm for startups"],
      [PROMPTS[1], "Günstigstes CRM für 10 Leute", "cheapest crm for 10 people"],
      [PROMPTS[2], "Einfaches CRM für Agenturen", "simple crm for agencies"],
    ]);
    expect((await askedIn(GERMANY)).map(({ prompt }) => prompt)).toEqual(PROMPTS);
    const [first, second] = proposed;
    const taken = [first, second].flatMap((one) =>
      one ? [{ prompt: one.text, label: null, market: GERMANY, pairOf: one.promptId }] : [],
    );
    await addPrompts(maya.request, { brandId, prompts: taken });
    const [german, american] = [await askedIn(GERMANY), await askedIn(US)];
    expect(german.map(({ prompt }) => prompt)).toEqual([PROMPTS[2], first?.text, second?.text]);
    expect(german.map(({ label }) => label)).toEqual(["Sales", "Sales", "Sales"]);
    expect(american.map(({ prompt }) => prompt)).toEqual(PROMPTS);
    expect(new Set(german.map(({ pairId }) => pairId))).toEqual(
      new Set(american.map(({ pairId }) => pairId)),
    );
    // Taken in again, nothing changes; what is left is proposed alone.
    await addPrompts(maya.request, { brandId, prompts: taken });
    expect(await askedIn(GERMANY)).toEqual(german);
    expect((await translate()).proposed.map(({ prompt }) => prompt)).toEqual([PROMPTS[2]]);
  });

  it("that code or the two other models find fault with are not proposed", async () => {
    const kinds = ["startups", "agencies", "freelancers", "sales teams", "small businesses", "companies"];
    const prompts = ["Best", "Simple", "Good", "Top"].flatMap((how) =>
      kinds.map((who) => `${how} CRM for ${who}`),
    );
    const { translate } = await inMarkets(prompts);
    await setWorld(services, { translationErrs: 0.3 });
    try {
      const { proposed, refused } = await translate();
      expect(proposed.length + refused.length).toBe(prompts.length);
      const reasons = new Set(refused.map(({ reason }) => reason));
      expect(reasons.size).toBeGreaterThan(2);
      for (const { text } of proposed)
        expect(text).toMatch(/^(?:Bestes|Einfaches|Gutes|Führendes) CRM für \D+$/u);
    } finally {
      await setWorld(services, {});
    }
  });

  it("are of a market of the viewer's brand that speaks another language, ten times a day", async () => {
    const { maya, brandId, translate, askedIn } = await inMarkets();
    await expect(translate("GB/en")).rejects.toMatchObject({ code: "NOTHING_TO_TRANSLATE" });
    for (const market of ["FR/fr", "none", "Germany", "\u0000"])
      await expect(translate(market)).rejects.toMatchObject({ code: "INVALID_MARKET" });
    const eve = await addUser(services);
    await expect(translatePrompts(eve.request, { brandId, market: "DE/de" })).rejects.toMatchObject({
      code: "BRAND_NOT_FOUND",
    });
    const [american] = await askedIn(US);
    const wish = { prompt: "Bestes CRM", label: null };
    for (const [pair, code] of [
      [{ market: GERMANY, pairOf: "nobody" }, "PROMPT_NOT_FOUND"],
      [{ market: GERMANY, pairOf: "\u0000" }, "PROMPT_NOT_FOUND"],
      [{ market: US, pairOf: american?.id }, "INVALID_MARKET"],
      [{ pairOf: american?.id }, "INVALID_MARKET"],
    ] as const)
      await expect(
        addPrompts(maya.request, { brandId, prompts: [{ ...wish, ...pair }] }),
      ).rejects.toMatchObject({ code });
    // A pair keeps its page and label apart for each market.
    await changePrompt(maya.request, { brandId, promptId: american?.id ?? "", label: "New" });
    expect((await askedIn(GERMANY)).map(({ label }) => label)).toEqual(["Sales", "Sales", "Sales"]);
    for (let time = 0; time < 10; time += 1) await translate();
    await expect(translate()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS" });
  });
});
