import { beforeFirstLook } from "@standings/domain";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ALL } from "../../../test/brands.ts";
import { beginExperiment, experimentOf } from "../../../test/experiments.ts";
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
import { createExperiment } from "./change-experiment.ts";
import { getExperiment } from "./read-experiments.ts";
import { abandonExperiment } from "./run-experiment.ts";
import { takeLooks } from "./take-looks.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

const GONE = { code: "LINK_NOT_FOUND" };

const tokenOf = (url: string) => new URL(url).pathname.split("/").at(-1) ?? "";

it("a plan is made public once it is frozen, and its page says nothing of an effect before a look", async () => {
  const { maya, made, of, frozen, weeks, tellLive } = await beginExperiment(services);
  const wanted = { ...of, days: 7 };
  const { id: experimentId } = await createExperiment(maya.request, {
    ...{ brandId: of.brandId, ...experimentOf(made) },
    name: "Not frozen",
  });
  await expect(createLink(maya.request, { ...wanted, experimentId })).rejects.toMatchObject({
    code: "EXPERIMENT_NOT_FROZEN",
  });
  const token = tokenOf((await createLink(maya.request, wanted)).url);
  const shown = async () => (await getSharedExperiment(services.guest, { token })).experiment;
  const first = await shown();
  expect(first).toEqual({ ...frozen, progress: null });
  expect(first).toMatchObject({ looks: [], sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(beforeFirstLook(first)).toBe(
    "Nothing has been looked at: the first look is taken after 4 counted visits.",
  );
  await tellLive();
  const live = await shown();
  await weeks(10, 13);
  expect(await shown()).toEqual(live);
  await services.db
    .updateTable("visit_figures")
    .set({ points: [3, 3, 3], squares: [3, 3, 3], listed: [3, 3, 3] })
    .where("brand_id", "=", of.brandId)
    .execute();
  expect(await shown()).toEqual(live);
  await weeks(14, 14);
  await takeLooks(services.services.systemRequest(), of);
  const ended = await shown();
  expect([ended.looks.length, beforeFirstLook(ended)]).toEqual([1, null]);

  const other = await beginExperiment(services);
  await abandonExperiment(other.maya.request, other.of);
  const link = await createLink(other.maya.request, { ...other.of, days: 7 });
  const given = await getSharedExperiment(services.guest, { token: tokenOf(link.url) });
  expect([given.experiment.state, beforeFirstLook(given.experiment)]).toEqual(["abandoned", null]);
});

it("a link shows strangers the looks that were taken and no progress, until it is revoked", async () => {
  const { maya, of, weeks, tellLive } = await beginExperiment(services, { looks: 2 });
  const { brandId } = of;
  await tellLive();
  const wanted = { ...of, days: 7 };
  await weeks(10, 14);
  await takeLooks(services.services.systemRequest(), { brandId });
  const { url, link } = await createLink(maya.request, wanted);
  expect(link).toMatchObject({ experimentId: of.experimentId, isRevoked: false, lastOpenedAt: null });
  const token = tokenOf(url);
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
  const other = tokenOf(overview);
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
