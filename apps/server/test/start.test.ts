import { spawn } from "node:child_process";
import { once } from "node:events";
import { type Sandbox, startSandbox } from "@standings/sandbox";
import { createEmptyDatabase, type PostgresServer, sized, startPostgresServer } from "@standings/testing";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { createProcesses, MAIN } from "./processes.ts";
import { sandboxVariables } from "./product.ts";

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ speed: 0 });
});
afterAll(() => sandbox.close());

const ADMIN = { ADMIN_EMAIL: "root@example.com", ADMIN_PASSWORD: "northwind-9" };

it("servers that start at once on an empty database all start", async () => {
  const database = await createEmptyDatabase(inject("postgresUrl"));
  const processes = createProcesses({ databaseUrl: database.url, sandbox, variables: ADMIN });
  const servers = await Promise.all(
    Array.from({ length: sized({ whole: 4, gate: 2 }) }, () => processes.start()),
  );
  const ready = await Promise.all(servers.map(({ url }) => fetch(`${url}/readyz`)));
  expect(ready.every(({ ok }) => ok)).toBe(true);
  const admins = await database.db.selectFrom("users").select("role").execute();
  expect(admins).toEqual([{ role: "admin" }]);
  await processes.killAll();
  await database.drop();
});

it("a server that is there before its database waits for it", { tags: "long" }, async () => {
  const postgres: PostgresServer = await startPostgresServer();
  await postgres.stop("fast");
  const processes = createProcesses({ databaseUrl: postgres.url, sandbox });
  const starting = processes.start();
  await postgres.start();
  const { url, log } = await starting;
  expect((await fetch(`${url}/readyz`)).status).toBe(200);
  expect(log().match(/does not answer yet/g)?.length ?? 0).toBeLessThan(2);
  await processes.killAll();
  await postgres.remove();
});

it.each([
  [
    "does not come",
    { DATABASE_URL: "postgres://127.0.0.1:9/standings" },
    /did not answer within 0 s: .*REFUSED/,
  ],
  ["refuses it", { DATABASE_URL: "" }, /refuses this server: password/],
])("a server whose database %s ends with one sentence", async (_name, variables, message) => {
  const wrong = Object.assign(new URL(inject("postgresUrl")), { password: "wrong" }).href;
  const env = {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    ...sandboxVariables(sandbox),
    ...variables,
    DATABASE_URL: variables.DATABASE_URL || wrong,
    DATABASE_WAIT_SECONDS: "0",
  };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (chunk) => {
    said += chunk;
  });
  expect(await once(child, "close")).toEqual([1, null]);
  expect(said).toMatch(/^Standings cannot start: The database .*\n$/);
  expect(said).toMatch(message);
});
