import { readAnswers } from "@standings/database";
import { asModelId, createMatcher, STANCES, soughtCompany } from "@standings/domain";
import { KNOWN_WORDS } from "@standings/words";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL, addBrand, HUBSPOT, visit } from "../../../test/brands.ts";
import { FIVE } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser } from "../../../test/users.ts";
import { getBalance } from "../../credits/get-balance.ts";
import { exportBrandTable } from "../../reports/export-brand.ts";
import { changeBrand } from "../change-brand.ts";
import { getBrand } from "../list-brands.ts";
import { getBrandAnswers } from "./get-brand-answers.ts";
import { getBrandOverview } from "./get-overview.ts";

let services: TestServices;
let maya: Awaited<ReturnType<typeof addUser>>;
let brandId: string;
beforeAll(async () => {
  services = await startServices({}, undefined, { varies: true });
  maya = await addUser(services, { credits: 50 });
  brandId = await addBrand(maya, { models: FIVE, natural: true });
  await visit(services, maya, brandId);
});
afterAll(() => services.close());

describe("a brand that asks in plain words, too", () => {
  it("pays for both ways of asking, and counts lists as if nothing else were asked", async () => {
    expect(await getBrand(maya.request, { brandId })).toMatchObject({ natural: true, visitCost: 8 });
    expect(await getBalance(maya.request)).toBe(42);
    const overview = await getBrandOverview(maya.request, { brandId, ...ALL });
    const asked = HUBSPOT.prompts.length * HUBSPOT.rounds * FIVE.length;
    expect(overview.answers).toBe(asked);
    expect(overview.plain?.answers).toBe(asked);
  });

  it("writes each plain answer into its file, with how it speaks of each company and no rank", async () => {
    const { bytes } = await exportBrandTable(maya.request, { brandId, ...ALL, format: "csv" });
    const [header = [], ...rows] = Buffer.from(bytes)
      .toString()
      .trim()
      .split("\r\n")
      .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/));
    const cells = (name: string) => rows.map((row) => row[header.indexOf(name)] ?? "");
    const asked = HUBSPOT.prompts.length * HUBSPOT.rounds * FIVE.length;
    const isPlain = cells("Arm").map((arm) => arm === "natural");
    expect([isPlain.length, isPlain.filter(Boolean).length]).toEqual([2 * asked, asked]);
    const { plain } = await getBrandOverview(maya.request, { brandId, ...ALL });
    for (const { name, stances } of plain?.companies ?? []) {
      const said = cells(`Stance on ${name}`);
      for (const stance of STANCES)
        expect(said.filter((one) => one === stance).length, `${name} ${stance}`).toBe(stances[stance]);
      expect(said.some((one, nth) => one !== "" && !isPlain[nth])).toBe(false);
      expect(cells(`Rank of ${name}`).some((rank, nth) => rank !== "" && isPlain[nth])).toBe(false);
    }
  });

  it("tells the share that names it by visit; the line ends with the figure of the last four weeks", async () => {
    const { plain, visits } = await getBrandOverview(maya.request, { brandId, ...ALL });
    const own = plain?.companies[0]?.named;
    expect(plain?.line).toEqual([own]);
    expect(plain?.byVisit).toEqual([own?.value]);
    const { answers } = await getBrandAnswers(maya.request, {
      ...{ brandId, ...ALL, behind: "plain" },
      visitId: visits[0]?.id,
    });
    expect(answers.filter(({ stance }) => stance === "named")).toHaveLength(
      plain?.companies[0]?.stances.named ?? 0,
    );
  });

  it("is named as often as its answers name it, and each figure opens them", async () => {
    const { plain } = await getBrandOverview(maya.request, { brandId, ...ALL });
    const studies = await services.db
      .selectFrom("visit_prompts")
      .select("run_id")
      .where("brand_id", "=", brandId)
      .execute();
    const texts: string[] = [];
    for (const { run_id } of studies)
      for (const { column_id, raw_text } of (await readAnswers(services.db, { runId: run_id ?? "" }))
        ?.answers ?? [])
        if (column_id.endsWith("_natural")) texts.push(raw_text ?? "");
    for (const { name, domain, key, isBrand, named, stances } of plain?.companies ?? []) {
      const names = isBrand ? [name, "HubSpot CRM"] : [name];
      const match = createMatcher([soughtCompany(names, domain)], KNOWN_WORDS);
      const said = texts.flatMap((text) => match(text)[0]?.stance ?? []);
      const counted = STANCES.map((stance) => said.filter((one) => one === stance).length);
      expect(
        STANCES.map((stance) => stances[stance]),
        name,
      ).toEqual(counted);
      expect(named.range).not.toBeNull();
      const { answers } = await getBrandAnswers(maya.request, {
        brandId,
        ...ALL,
        behind: "plain",
        company: key,
      });
      expect(answers.length, name).toBe(said.length);
      for (const { stance, quote, rank } of answers) {
        expect(quote).toMatch(new RegExp(`${name}|${domain}`, "i"));
        expect([stance === null, rank]).toEqual([false, null]);
        // A heading alone says nothing.
        expect(quote).not.toMatch(new RegExp(`^${name}(?: \\([^)]*\\))?$`));
      }
    }
    expect(plain?.companies[0]?.isBrand).toBe(true);
  });

  it("narrowed to one model, counts that model's answers", async () => {
    const model = asModelId(FIVE[0]);
    const { plain } = await getBrandOverview(maya.request, { brandId, ...ALL, model });
    expect(plain?.answers).toBe(HUBSPOT.prompts.length * HUBSPOT.rounds);
  });
});

it("a brand that asks for lists alone has no figure of plain words; the setting counts from its next visit on", async () => {
  const ada = await addUser(services, { credits: 50 });
  const listsOnly = await addBrand(ada, { models: FIVE.slice(0, 1), rounds: 1 });
  await visit(services, ada, listsOnly);
  const changed = await changeBrand(ada.request, { brandId: listsOnly, natural: true });
  expect(changed).toMatchObject({ natural: true, visitCost: 4 });
  expect((await getBrandOverview(ada.request, { brandId: listsOnly, ...ALL })).plain).toBeNull();
});
