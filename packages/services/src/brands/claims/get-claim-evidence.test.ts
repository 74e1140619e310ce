import { afterAll, beforeAll, expect, it } from "vitest";
import { addBrand } from "../../../test/brands.ts";
import { addMadeAnswer, addMadeClaim, addMadeVisit } from "../../../test/claims.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser } from "../../../test/users.ts";
import { getClaimEvidence } from "./get-claim-evidence.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

it("of each claim the newest sentence is told, of a wrong one its pages, of another brand's nothing", async () => {
  const maya = await addUser(services);
  const brandId = await addBrand(maya);
  const wrong = await addMadeClaim(services, brandId, { verdict: "false" });
  const right = await addMadeClaim(services, brandId, { verdict: "true" });
  for (const [age, sentence] of ["Now.", "A week ago."].entries()) {
    const at = new Date(Date.now() - age * 7 * 86_400_000);
    const visit = await addMadeVisit(services, brandId, { at });
    const says = [wrong, right].map((claimId) => ({ claimId, sentence }));
    await addMadeAnswer(services, visit, { round: 1, cited: ["https://prices.com/crm"], says });
  }
  const other = await addBrand(maya, { name: "Heron", domain: "heron.com" });
  const claimIds = [wrong, right];
  const { quotes, pages } = await getClaimEvidence(maya.request, { brandId, claimIds });
  expect(claimIds.map((id) => quotes.get(id)?.sentence)).toEqual(["Now.", "Now."]);
  expect([...pages]).toMatchObject([[wrong, [{ url: "https://prices.com/crm" }]]]);
  const none = { quotes: new Map(), pages: new Map() };
  expect(await getClaimEvidence(maya.request, { brandId: other, claimIds })).toEqual(none);
  expect(await getClaimEvidence(maya.request, { brandId, claimIds: [] })).toEqual(none);
  const ada = await addUser(services);
  await expect(getClaimEvidence(ada.request, { brandId, claimIds })).rejects.toMatchObject({
    code: "BRAND_NOT_FOUND",
  });
});
