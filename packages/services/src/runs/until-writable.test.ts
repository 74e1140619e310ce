import { sql } from "kysely";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { answersOf, follow, orderOf } from "../../test/searches.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { startSearch } from "../searches/start-search.ts";

const WAITS = "an answer waits to be stored";

let services: TestServices;
let maya: TestUser;
beforeAll(async () => {
  services = await startServices();
  maya = await addUser(services, { credits: 20 });
});
afterAll(() => services.close());

/** What PostgreSQL says where no page can be added to a table any more. */
async function fillDisk(): Promise<{ free(): Promise<unknown> }> {
  await sql`
    create function refuse_pages() returns trigger language plpgsql as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$
  `.execute(services.db);
  await sql`
    create trigger full_disk before insert on model_answers for each row execute function refuse_pages()
  `.execute(services.db);
  return { free: () => sql`drop function refuse_pages cascade`.execute(services.db) };
}

const countCalls = async () => {
  const calls = await fetch(`${services.sandbox.url}/models/requests`);
  return ((await calls.json()) as unknown[]).length;
};

it.each([
  ["alone", 1],
  ["together", 8],
])(
  "answers wait for room on the disk, %s: no model is asked twice, and no run is interrupted",
  async (_, count) => {
    const disk = await fillDisk();
    const warned = vi.spyOn(services.context.log, "warn");
    const before = await countCalls();
    const started = Array.from({ length: count }, () => startSearch(maya.request, orderOf()));
    const ids = (await Promise.all(started)).map(({ searchId }) => searchId);
    // Each answer was refused some times.
    await vi.waitFor(() => {
      const waits = warned.mock.calls.filter(([, message]) => message === WAITS);
      expect(waits.length).toBeGreaterThan(8 * count);
    }, 60_000);
    await disk.free();
    for (const searchId of ids) expect(answersOf(await follow(maya, searchId))).toHaveLength(2);
    expect(await countCalls()).toBe(before + 2 * count);
    const runs = services.db.selectFrom("runs").select("interruptions").where("id", "in", ids);
    expect(await runs.execute()).toEqual(ids.map(() => ({ interruptions: 0 })));
    warned.mockRestore();
  },
);

it("a process that stops waits no longer, and hands its run over", async () => {
  const disk = await fillDisk();
  const warned = vi.spyOn(services.context.log, "warn");
  const { searchId } = await startSearch(maya.request, orderOf());
  await vi.waitFor(() => expect(warned).toHaveBeenCalledWith(expect.anything(), WAITS), 60_000);
  await services.executor.stop(0);
  await disk.free();
  const runs = services.db.selectFrom("runs").select(sql`lease_until <= now()`.as("free"));
  expect(await runs.where("id", "=", searchId).execute()).toEqual([{ free: true }]);
  warned.mockRestore();
});
