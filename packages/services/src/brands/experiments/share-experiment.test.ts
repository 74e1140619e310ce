import { afterAll, beforeAll, expect, it } from "vitest";
import { ALL } from "../../../test/brands.ts";
import { beginExperiment } from "../../../test/experiments.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { addUser } from "../../../test/users.ts";
import {
  createLink,
  getSharedBrand,
  getSharedExperiment,
  isLinkOpen,
  listLinks,
  revokeLink,
} from "../links.ts";
import { getExperiment } from "./read-experiments.ts";
import { takeLooks } from "./take-looks.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

const GONE = { code: "LINK_NOT_FOUND" };

it("a link shows strangers the looks that were taken and no progress, until it is revoked", async () => {
  const { maya, of, weeks, tellLive } = await beginExperiment(services, { looks: 2 });
  const { brandId } = of;
  await tellLive();
  await weeks(10, 13);
  const wanted = { ...of, days: 7 };
  await expect(createLink(maya.request, wanted)).rejects.toMatchObject({ code: "LOOK_NOT_FOUND" });
  await weeks(14, 14);
  await takeLooks(services.services.systemRequest(), { brandId });
  const { url, link } = await createLink(maya.request, wanted);
  expect(link).toMatchObject({ experimentId: of.experimentId, isRevoked: false, lastOpenedAt: null });
  const token = new URL(url).pathname.split("/").at(-1) ?? "";
  expect(await isLinkOpen(services.guest, { token })).toBe(true);
  expect((await listLinks(maya.request, { brandId }))[0]?.lastOpenedAt).toBeNull();

  const shared = await getSharedExperiment(services.guest, { token });
  const own = await getExperiment(maya.request, of);
  expect(shared).toEqual({
    brand: { name: "HubSpot", domain: "hubspot.com" },
    experiment: { ...own, progress: null },
    isSandbox: true,
  });
  expect([own.state, own.looks.length, own.progress]).toEqual(["running", 1, expect.anything()]);
  expect(JSON.stringify(shared)).not.toContain(maya.userId);

  // Before the second look nothing changes but what was published.
  await weeks(15, 17);
  expect(await getSharedExperiment(services.guest, { token })).toEqual(shared);
  await expect(getSharedBrand(services.guest, { token, ...ALL })).rejects.toMatchObject(GONE);
  const { url: overview } = await createLink(maya.request, { brandId, days: 7 });
  const other = new URL(overview).pathname.split("/").at(-1) ?? "";
  for (const unknown of [other, "experiment-", "", "\0"])
    await expect(getSharedExperiment(services.guest, { token: unknown })).rejects.toMatchObject(GONE);

  const noah = await addUser(services);
  await expect(createLink(noah.request, wanted)).rejects.toMatchObject({ code: "BRAND_NOT_FOUND" });
  for (const experimentId of ["\0", "no-id", brandId])
    await expect(createLink(maya.request, { ...wanted, experimentId })).rejects.toMatchObject({
      code: "EXPERIMENT_NOT_FOUND",
    });
  await revokeLink(maya.request, { brandId, linkId: link.id });
  await expect(getSharedExperiment(services.guest, { token })).rejects.toMatchObject(GONE);
  expect(await isLinkOpen(services.guest, { token })).toBe(false);
  expect((await listLinks(maya.request, { brandId })).map(({ experimentId }) => experimentId)).toEqual([
    null,
    of.experimentId,
  ]);
});
