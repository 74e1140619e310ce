import { type BrandNames, ERRORS, IDENTITY_VERSION, NAME_SAVES_A_DAY, newName } from "@standings/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addBrand } from "../../../test/brands.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser } from "../../../test/users.ts";
import { addPrompts, changeBrand } from "../change-brand.ts";
import { getBrand } from "../list-brands.ts";
import { getBrandNames } from "./get-names.ts";
import { saveNames } from "./save-names.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

async function named() {
  const maya = await addUser(services, { credits: 5 });
  const brandId = await addBrand(maya);
  return { maya, brandId, names: await getBrandNames(maya.request, { brandId }) };
}

/** The same companies, the brand with one more name. */
const withName = ({ companies }: BrandNames, text: string) =>
  companies.map((company) =>
    company.key === "" ? { ...company, names: [...company.names, newName(text)] } : { ...company },
  );

describe("names of a brand", () => {
  it("begin with those of its settings, for its competitors too", async () => {
    const { names } = await named();
    expect(names).toMatchObject({
      version: 1,
      counted: { version: 1, matcher: IDENTITY_VERSION },
      recount: null,
    });
    expect(
      names.companies.map(({ key, sites, names }) => [key, sites, names.map(({ text }) => text)]),
    ).toEqual([
      ["", ["hubspot.com"], ["HubSpot", "HubSpot CRM"]],
      ["salesforce.com", ["salesforce.com"], ["Salesforce"]],
      ["pipedrive.com", ["pipedrive.com"], ["Pipedrive"]],
    ]);
  });

  it("leave out other names that are empty, and cut those that are long", async () => {
    const maya = await addUser(services, { credits: 0 });
    const brandId = await addBrand(maya, { aliases: ["", "  ", "hubspot", "Sprocket ".repeat(20)] });
    const [own] = (await getBrandNames(maya.request, { brandId })).companies;
    expect(own?.names.map(({ text }) => text.slice(0, 10))).toEqual(["HubSpot", "Sprocket S"]);
  });

  it("count at once where nothing was asked yet, and tell the kinds of prompts", async () => {
    const { maya, brandId, names } = await named();
    const prompts = [{ prompt: "Is Orange Sprocket good for florists", label: null }];
    await addPrompts(maya.request, { brandId, prompts });
    const companies = withName(names, "Orange Sprocket");
    const saved = await saveNames(maya.request, { brandId, companies, baseVersion: 1 });
    expect(saved).toMatchObject({ version: 2, counted: { version: 2 }, recount: null });
    const { prompts: told } = await getBrand(maya.request, { brandId });
    expect(told.find(({ prompt }) => prompt === prompts[0]?.prompt)?.kind).toBe("branded");
  });

  it("make no version when they are saved as they are", async () => {
    const { maya, brandId, names } = await named();
    const companies = names.companies.map((company) => ({ ...company }));
    expect(await saveNames(maya.request, { brandId, companies, baseVersion: 1 })).toEqual(names);
  });

  it("of two savers are the first one's: the second is told the names that are wanted", async () => {
    const { maya, brandId, names } = await named();
    const save = (text: string) =>
      saveNames(maya.request, { brandId, companies: withName(names, text), baseVersion: 1 });
    const saves = await Promise.allSettled([save("Orange Sprocket"), save("Sprocket CRM")]);
    expect(saves.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(saves.find(({ status }) => status === "rejected")).toMatchObject({
      reason: {
        code: "NAMES_CHANGED",
        status: 409,
        fields: await getBrandNames(maya.request, { brandId }),
      },
    });
  });

  it("follow competitors that come and go, with what was said of the others", async () => {
    const { maya, brandId, names } = await named();
    const companies = withName(names, "Orange Sprocket");
    await saveNames(maya.request, { brandId, companies, baseVersion: 1 });
    const competitors = [{ name: "Attio", domain: "attio.com" }];
    await changeBrand(maya.request, { brandId, competitors });
    const after = await getBrandNames(maya.request, { brandId });
    expect(after.version).toBe(3);
    expect(after.companies.map(({ key }) => key)).toEqual(["", "attio.com"]);
    expect(after.companies[0]?.names).toContainEqual(newName("Orange Sprocket"));
  });

  it("are refused, and nothing is saved, where they cannot be", async () => {
    const { maya, brandId, names } = await named();
    const [own, ...rivals] = names.companies.map((company) => ({ ...company }));
    if (!own) return expect.fail("no company");
    const refused = async (companies: Parameters<typeof saveNames>[1]["companies"]) =>
      expect(saveNames(maya.request, { brandId, companies, baseVersion: 1 })).rejects.toMatchObject({
        code: "BRAND_INVALID",
      });
    await refused([own]);
    await refused([own, ...rivals, { ...own, key: "somebody" }]);
    await refused([own, own, ...rivals]);
    await refused([{ ...own, names: [newName("CRM")] }, ...rivals]);
    await refused([{ ...own, sites: ["pipedrive.com"] }, ...rivals]);
    await refused([{ ...own, names: [], sites: [] }, ...rivals]);
    expect((await getBrandNames(maya.request, { brandId })).version).toBe(1);
  });

  it("of somebody else's brand are neither read nor saved", async () => {
    const { brandId, names } = await named();
    const other = await addUser(services, { credits: 0 });
    await expect(getBrandNames(other.request, { brandId })).rejects.toThrow(ERRORS.BRAND_NOT_FOUND.message);
    const companies = withName(names, "Mine");
    await expect(saveNames(other.request, { brandId, companies, baseVersion: 1 })).rejects.toThrow(
      ERRORS.BRAND_NOT_FOUND.message,
    );
  });

  it("are saved so many times a day", async () => {
    const { maya, brandId, names } = await named();
    await sql`insert into brand_names (brand_id, version, spec, made_by)
      select ${brandId}, 100 + n, '[]', 'owner' from generate_series(1, ${NAME_SAVES_A_DAY}) n`.execute(
      services.db,
    );
    const companies = withName(names, "Orange Sprocket");
    await expect(saveNames(maya.request, { brandId, companies, baseVersion: 1 })).rejects.toMatchObject({
      code: "TOO_MANY_NAME_SAVES",
      status: 429,
    });
  });
});
