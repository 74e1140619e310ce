import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
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

  it.each(["", "hubspot", "10.0.0.1", "a@kit.com", "com"])("cannot be %j", async (companyDomain) => {
    const { request } = await addUser(services);
    await expect(updateAccount(request, { companyDomain })).rejects.toMatchObject({ code: "INVALID_DOMAIN" });
  });
});
