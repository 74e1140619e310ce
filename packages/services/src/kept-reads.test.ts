import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { startServices, type TestServices } from "../test/test-services.ts";
import type { ServiceContext } from "./context.ts";
import { keepReads } from "./kept-reads.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

const readKept = keepReads<{ nth: number }>({ maxSize: 100, sizeOf: () => 1, keptMs: 600_000 });
let reads = 0;
let key = "";
let whileRead = async () => {};
beforeEach(() => {
  [reads, key, whileRead] = [0, crypto.randomUUID(), async () => {}];
});

const ask = (context: Pick<ServiceContext, "db" | "readsReplica"> = services.context) =>
  readKept(context, {
    key,
    isChangedBy: () => sql<boolean>`is_all`,
    async read() {
      reads += 1;
      const nth = reads;
      await whileRead();
      return { nth };
    },
  });
const askTogether = () => Promise.all(Array.from({ length: 50 }, () => ask()));
const change = async () => {
  await sql`insert into field_changes (is_all) values (true)`.execute(services.db);
};

it("who asks together has it read once, also after a change", async () => {
  expect(new Set(await askTogether()).size).toBe(1);
  await askTogether();
  expect(reads).toBe(1);
  await change();
  expect(new Set((await askTogether()).map(({ nth }) => nth))).toEqual(new Set([2]));
  expect(reads).toBe(2);
});

it("who asks after a change gets none of before, though it was being read", async () => {
  const later: Promise<{ nth: number }>[] = [];
  whileRead = async () => {
    whileRead = async () => {};
    await change();
    later.push(ask(), ask());
  };
  expect(await ask()).toEqual({ nth: 1 });
  expect(await Promise.all(later)).toEqual([{ nth: 2 }, { nth: 2 }]);
  expect(reads).toBe(2);
});

it("a failed read is not kept, and nothing of a replica is", async () => {
  whileRead = () => Promise.reject(new Error("away"));
  await expect(ask()).rejects.toThrow("away");
  whileRead = async () => {};
  expect(await ask()).toEqual({ nth: 2 });
  const replica = { db: services.db, readsReplica: true };
  expect([await ask(replica), await ask(replica)]).toEqual([{ nth: 3 }, { nth: 4 }]);
});
