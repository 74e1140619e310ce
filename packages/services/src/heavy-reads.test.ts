import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { connectHeavyReads } from "@standings/database";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { addSearch } from "../test/searches.ts";
import { PATIENCE, startServices, type TestServices } from "../test/test-services.ts";
import { addUser } from "../test/users.ts";
import { getCompany } from "./company/get-company.ts";
import { readHeavily } from "./heavy-reads.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices({ patience: { ...PATIENCE, heavyReads: { readMs: 1_000, waitMs: 200 } } });
});
afterAll(() => services.close());

it("says that it is busy when a read takes too long or finds no connection, and harms nobody else", async () => {
  const maya = await addUser(services);
  const slow = (nth: number) => readHeavily(services.context, sql`select pg_sleep(60), ${nth}::integer`);
  const busy = { code: "BUSY", status: 503, retryAfter: expect.any(Number) };
  // More than there are connections: some wait in vain for one, the others reach the time limit.
  const reads = [slow(1), slow(2), slow(3), getCompany(maya.request, { domain: "acme.com" })];
  const refusals = Promise.allSettled(reads);
  // Everything else goes on meanwhile.
  await addSearch(services, maya);
  for (const refusal of await refusals) expect(refusal).toMatchObject({ status: "rejected", reason: busy });
  expect(await getCompany(maya.request, { domain: "acme.com" })).toMatchObject({ domain: "acme.com" });
});

it("says that it is busy when a new connection is not there in time", async () => {
  const silent = createServer();
  await once(silent.listen(0, "127.0.0.1"), "listening");
  const { port } = silent.address() as AddressInfo;
  const url = `postgres://127.0.0.1:${port}/standings`;
  const heavyReads = connectHeavyReads({ url }, { patience: { readMs: 1_000, waitMs: 20 } });
  await expect(readHeavily({ heavyReads }, sql`select 1`)).rejects.toMatchObject({ code: "BUSY" });
  await heavyReads.destroy();
  silent.close();
});

it("reads once for all who ask the same at a time", async () => {
  const draw = () => readHeavily(services.context, sql<{ id: string }>`select gen_random_uuid() as id`);
  const [first, second] = await Promise.all([draw(), draw()]);
  expect(second).toBe(first);
  expect(await draw()).not.toEqual(first);
  await expect(
    readHeavily(services.context, sql`select gen_random_uuid() as id, ${1}::integer`),
  ).resolves.not.toEqual(first);
});

it("passes on what else goes wrong", async () => {
  await expect(readHeavily(services.context, sql`select nonsense`)).rejects.toMatchObject({ code: "42703" });
});
