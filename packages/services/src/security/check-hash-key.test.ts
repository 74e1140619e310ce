import { afterAll, beforeAll, expect, it } from "vitest";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { checkHashKey } from "./check-hash-key.ts";
import { createKeyedHash } from "./keys.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

const start = (key: string) => checkHashKey(services.db, createKeyedHash(key));

it("lets the key in that the database was begun with, and another one after its row is deleted", async () => {
  await services.db.deleteFrom("hash_key_checks").execute();
  await Promise.all([start("first"), start("first")]);
  await expect(start("second")).rejects.toThrow("HASH_KEY: this database was begun with another key");
  await start("first");
  await services.db.deleteFrom("hash_key_checks").execute();
  await start("second");
});
