import { MAX_BRANDS } from "@standings/domain";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HUBSPOT } from "../../test/brands.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { deleteBrand } from "../brands/change-brand.ts";
import { createBrand } from "../brands/create-brand.ts";
import { listBrands } from "../brands/list-brands.ts";
import { seedCatalogue } from "../company/seed-catalogue.ts";
import { updateAccount } from "./update-account.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

it("changes what is given and leaves the rest", async () => {
  const { request } = await addUser(services);
  await updateAccount(request, { privateByDefault: true, companyDomain: "kit.com" });
  expect(await updateAccount(request, { name: "Ada" })).toMatchObject({
    name: "Ada",
    privateByDefault: true,
    company: { domain: "kit.com", name: "kit.com" },
  });
});

describe("the own company", () => {
  it("is kept by its registrable domain and named by the directory", async () => {
    await seedCatalogue(services.services.systemRequest());
    const { request } = await addUser(services);
    const { company } = await updateAccount(request, { companyDomain: "https://www.HubSpot.com/crm" });
    expect(company).toEqual({ domain: "hubspot.com", name: "HubSpot" });
    expect((await updateAccount(request, { companyDomain: null })).company).toBeNull();
  });

  it("is one of the account's brands: chosen again it is the same one, and setting it up completes it", async () => {
    const { request } = await addUser(services);
    const brands = async () => (await listBrands(request)).map(({ domain, prompts }) => [domain, prompts]);
    for (const companyDomain of ["tilewright.com", "kit.com", "https://tilewright.com"])
      await updateAccount(request, { companyDomain });
    expect(await brands()).toEqual([
      ["tilewright.com", 0],
      ["kit.com", 0],
    ]);
    const prompts = [{ prompt: "Best tiles", label: null }];
    const wishes = { ...HUBSPOT, name: "Tilewright", domain: "tilewright.com", prompts };
    const { brandId } = await createBrand(request, wishes);
    expect(await brands()).toEqual([
      ["tilewright.com", 1],
      ["kit.com", 0],
    ]);
    expect((await updateAccount(request, {})).company).toEqual({
      domain: "tilewright.com",
      name: "Tilewright",
    });
    await deleteBrand(request, { brandId });
    expect((await updateAccount(request, {})).company).toBeNull();
  });

  it("is made once by two choices at once, and counts as a brand", async () => {
    const { request } = await addUser(services);
    await Promise.all([1, 2].map(() => updateAccount(request, { companyDomain: "kit.com" })));
    expect(await listBrands(request)).toHaveLength(1);
    for (let index = 1; index < MAX_BRANDS; index += 1)
      await updateAccount(request, { companyDomain: `maker-${index}.com` });
    const more = updateAccount(request, { companyDomain: "one-more.com" });
    await expect(more).rejects.toMatchObject({ code: "TOO_MANY_BRANDS" });
    expect((await updateAccount(request, { companyDomain: "kit.com" })).company?.domain).toBe("kit.com");
  });

  it.each(["", "hubspot", "10.0.0.1", "a@kit.com", "com"])("cannot be %j", async (companyDomain) => {
    const { request } = await addUser(services);
    await expect(updateAccount(request, { companyDomain })).rejects.toMatchObject({ code: "INVALID_DOMAIN" });
  });
});
