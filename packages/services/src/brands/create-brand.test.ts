import { afterAll, beforeAll, expect, it } from "vitest";
import { HUBSPOT } from "../../test/brands.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { updateAccount } from "../account/update-account.ts";
import { createBrand } from "./create-brand.ts";
import { getBrand, listBrands } from "./list-brands.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

it.each([
  ["new", null],
  ["named as the own company before", "hubspot.com"],
])("a brand that is %s is set up once by calls with one id, also at once", async (_what, companyDomain) => {
  const { request } = await addUser(services);
  await updateAccount(request, { companyDomain });
  const order = { ...HUBSPOT, clientBrandId: crypto.randomUUID() };
  const made = await Promise.all([1, 2].map(() => createBrand(request, order)));
  made.push(await createBrand(request, { ...order, prompts: [{ prompt: "Another", label: null }] }));
  expect(made.map(({ isNew }) => isNew).sort()).toEqual([false, false, true]);
  const [brand, ...more] = await listBrands(request);
  expect(more).toEqual([]);
  expect(made.map(({ brandId }) => brandId)).toEqual(Array.from({ length: 3 }, () => brand?.id));
  const { prompts } = await getBrand(request, { brandId: brand?.id ?? "" });
  expect(prompts.map(({ prompt }) => prompt)).toEqual(HUBSPOT.prompts.map(({ prompt }) => prompt));
});

it("an id is its account's: the same one of another account, or another one, makes another brand", async () => {
  const maya = await addUser(services);
  const noah = await addUser(services);
  const order = { ...HUBSPOT, clientBrandId: crypto.randomUUID() };
  const made = [
    await createBrand(maya.request, order),
    await createBrand(noah.request, order),
    await createBrand(maya.request, { ...order, clientBrandId: crypto.randomUUID() }),
  ];
  expect(new Set(made.map(({ brandId }) => brandId)).size).toBe(3);
});

it("an id that is no UUID is refused", async () => {
  const { request } = await addUser(services);
  const none = createBrand(request, { ...HUBSPOT, clientBrandId: "none" });
  await expect(none).rejects.toMatchObject({ code: "INVALID_INPUT" });
});

it("a competitor without a name is told apart from one whose domain is none", async () => {
  const { request } = await addUser(services);
  const refused = async (name: string, domain: string) => {
    const order = createBrand(request, { ...HUBSPOT, competitors: [{ name, domain }] });
    return order.then(
      () => "taken",
      (error: Error) => error.message,
    );
  };
  const noDomain = (domain: string) =>
    `Please enter the domain of a competitor (e.g., hubspot.com), not “${domain}”`;
  expect(await refused("Notion", "notion")).toBe(noDomain("notion"));
  expect(await refused("Rocket", "rocket.example")).toBe(noDomain("rocket.example"));
  expect(await refused("", "")).toBe("Please name each competitor, or give its domain");
});
