import { connect, type Database, inTransaction } from "@standings/database";
import { eventually } from "@standings/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PASSWORD, signUp } from "../test/accounts.ts";
import { addBrand } from "../test/brands.ts";
import { addSearch } from "../test/searches.ts";
import { startServices, type TestServices } from "../test/test-services.ts";
import { addUser } from "../test/users.ts";
import { deleteAccount } from "./account/delete-account.ts";
import { deleteUser } from "./admin/users/delete-user.ts";
import { deleteBrand } from "./brands/change-brand.ts";
import { lockCounts } from "./company/counts/lock-counts.ts";
import { openServices } from "./request.ts";
import { deleteSearch } from "./searches/delete-search.ts";
import { setSearchPrivacy } from "./searches/set-search-privacy.ts";

let services: TestServices;
let db: Database;
const QUERY_MS = 2_000;
beforeAll(async () => {
  services = await startServices();
  db = connect({ url: services.url, queryMs: QUERY_MS });
});
afterAll(async () => {
  await db.destroy();
  await services.close();
});

it("what may wait for a count or change years of rows is waited for longer than other requests", async () => {
  const maya = await addUser(services, { plan: "pro" });
  const leaving = await signUp(services);
  const leaver = await addUser(services);
  const admin = await addUser(services, { role: "admin" });
  const [deleted, hidden] = [await addSearch(services, maya), await addSearch(services, maya)];
  const brandId = await addBrand(maya);
  const { request } = openServices({ ...services.context, db });
  const of = ({ caller, viewer }: typeof maya.request) => request(caller, viewer);
  const work: Promise<unknown>[] = [];
  await inTransaction(services.db, async (tx) => {
    await lockCounts(tx);
    await sql`lock table brand_prompts in share mode`.execute(tx);
    work.push(
      deleteSearch(of(maya.request), deleted),
      setSearchPrivacy(of(maya.request), { id: hidden, isPrivate: true }),
      deleteBrand(of(maya.request), { brandId }),
      deleteAccount(of(leaving.request), { email: leaving.email, password: PASSWORD }),
      deleteUser(of(admin.request), leaver.userId),
    );
    const long = sql`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
        and clock_timestamp() - query_start > make_interval(secs => ${(1.5 * QUERY_MS) / 1_000})
    `;
    await eventually(async () => (await long.execute(services.db)).rows.length === work.length);
  });
  expect(await Promise.all(work)).toHaveLength(5);
});
