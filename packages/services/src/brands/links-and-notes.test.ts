import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ALL, addBrand, visit } from "../../test/brands.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser } from "../../test/users.ts";
import { exportAccount } from "../account/export-account.ts";
import { changeBrand } from "./change-brand.ts";
import { createLink, getSharedBrand, listLinks, revokeLink } from "./links.ts";
import { addNote, removeNote } from "./notes.ts";
import { getBrandOverview } from "./overview/get-overview.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

const tokenOf = (url: string) => new URL(url).pathname.split("/").at(-1) ?? "";

describe("a link to a brand", () => {
  it("shows strangers the overview and nothing of its owner, until it is revoked", async () => {
    const maya = await addUser(services, { credits: 10 });
    const ada = await addUser(services);
    const brandId = await addBrand(maya);
    await visit(services, maya, brandId);
    await changeBrand(maya.request, { brandId, agency: { name: "  North  Wind " } });
    const { url, link } = await createLink(maya.request, { brandId, days: 7 });
    expect(link).toMatchObject({ isRevoked: false, lastOpenedAt: null });
    const token = tokenOf(url);
    const shared = await getSharedBrand(services.guest, { token, ...ALL });
    expect(shared.brand).toEqual({
      name: "HubSpot",
      domain: "hubspot.com",
      rhythm: "weekly",
      day: 1,
      agency: { name: "North Wind", logoUrl: null },
    });
    expect(shared.overview.answers).toBeGreaterThan(0);
    expect(JSON.stringify(shared)).not.toContain(maya.userId);
    expect(shared.overview.lastVisits).toEqual([]);
    expect(shared.overview.prompts.map(({ studyId }) => studyId)).toEqual([null, null]);
    expect((await listLinks(maya.request, { brandId }))[0]?.lastOpenedAt).not.toBeNull();
    // The token is nowhere to be read again.
    const stored = await services.db.selectFrom("brand_links").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    for (const verb of [
      () => createLink(ada.request, { brandId, days: 7 }),
      () => listLinks(ada.request, { brandId }),
      () => revokeLink(ada.request, { brandId, linkId: link.id }),
    ])
      await expect(verb()).rejects.toMatchObject({ code: "BRAND_NOT_FOUND" });
    await revokeLink(maya.request, { brandId, linkId: link.id });
    await expect(getSharedBrand(services.guest, { token, ...ALL })).rejects.toMatchObject({
      code: "LINK_NOT_FOUND",
    });
    expect(await listLinks(maya.request, { brandId })).toMatchObject([{ isRevoked: true }]);
  });

  it("works until it expires, and not under another token", async () => {
    const maya = await addUser(services);
    const brandId = await addBrand(maya);
    const { url, link } = await createLink(maya.request, { brandId, days: 7 });
    const token = tokenOf(url);
    expect(Date.parse(link.expiresAt) - Date.now()).toBeGreaterThan(6 * 86_400_000);
    await getSharedBrand(services.guest, { token, ...ALL });
    await services.db
      .updateTable("brand_links")
      .set({ expires_at: sql<Date>`now()` })
      .where("id", "=", link.id)
      .execute();
    for (const wrong of [token, `${token}x`, "", link.id])
      await expect(getSharedBrand(services.guest, { token: wrong, ...ALL })).rejects.toMatchObject({
        code: "LINK_NOT_FOUND",
      });
  });
});

describe("a note", () => {
  it("stands at its day, whatever the time zone, and goes with its owner's wish", async () => {
    const maya = await addUser(services, { credits: 10 });
    const ada = await addUser(services);
    const brandId = await addBrand(maya);
    await visit(services, maya, brandId);
    const day = new Date().toISOString().slice(0, 10);
    const note = await addNote(maya.request, { brandId, day, text: "  Published\n the guide " });
    expect(note).toMatchObject({ day, text: "Published the guide" });
    // Before the first visit there is no place for it.
    await addNote(maya.request, { brandId, day: "2020-02-29", text: "Long ago" });
    const { notes } = await getBrandOverview(maya.request, { brandId, ...ALL });
    expect(notes).toEqual([note]);
    for (const verb of [
      () => addNote(ada.request, { brandId, day, text: "Mine" }),
      () => removeNote(ada.request, { brandId, noteId: note.id }),
    ])
      await expect(verb()).rejects.toMatchObject({ code: "BRAND_NOT_FOUND" });
    const { brands } = await exportAccount(maya.request);
    expect(brands).toMatchObject([
      {
        id: brandId,
        name: "HubSpot",
        prompts: [{ prompt: "Best CRM for startups" }, {}],
        notes: [{ text: "Long ago" }, note],
        visits: [{ state: "completed", held: 4, used: 4 }],
      },
    ]);
    await removeNote(maya.request, { brandId, noteId: note.id });
    await removeNote(maya.request, { brandId, noteId: "no such note" });
    expect((await getBrandOverview(maya.request, { brandId, ...ALL })).notes).toEqual([]);
  });
});
