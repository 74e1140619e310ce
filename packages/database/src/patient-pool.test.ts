import { afterAll, beforeAll, expect, it } from "vitest";
import { PatientPool, type PatientPoolOptions } from "./patient-pool.ts";
import { type PostgresServer, startPostgresServer } from "./testing/postgres-server.ts";

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgresServer();
});
afterAll(() => postgres.remove());

const WAITS = { first: 10, longest: 50, patience: 60_000 };

function poolOf(options: Partial<PatientPoolOptions> = {}): PatientPool {
  return new PatientPool({
    url: postgres.url,
    poolSize: 3,
    signal: new AbortController().signal,
    waits: WAITS,
    ...options,
  });
}

it("gives connections asked for in an outage when the database is back", async () => {
  const pool = poolOf();
  await postgres.stop("immediate");
  const asked = Array.from({ length: 10 }, () => pool.query("select 1 as one"));
  const called = new Promise((resolve) =>
    pool.connect((error, client, done) => {
      done();
      resolve([error, client !== undefined]);
    }),
  );
  await postgres.start();
  for (const { rows } of await Promise.all(asked)) expect(rows).toEqual([{ one: 1 }]);
  expect(await called).toEqual([undefined, true]);
  await pool.end();
});

it.each([
  ["when its patience ends", { waits: { ...WAITS, patience: 100 } }, () => {}],
  ["when it is told to stop", {}, (stopping: AbortController) => stopping.abort()],
])("rejects %s", async (_name, options, act) => {
  const stopping = new AbortController();
  const pool = poolOf({ signal: stopping.signal, ...options });
  await postgres.stop("fast");
  const asked = pool.connect();
  act(stopping);
  await expect(asked).rejects.toThrow("ECONNREFUSED");
  await postgres.start();
  await pool.end();
});

it("rejects at once when waiting would not help", async () => {
  const pool = poolOf({ url: Object.assign(new URL(postgres.url), { password: "wrong" }).href });
  await expect(pool.connect()).rejects.toThrow("password");
  await pool.end();
});
