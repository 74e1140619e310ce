import { afterAll, beforeAll, expect, it } from "vitest";
import { StartError } from "./start-error.ts";
import { type PostgresServer, startPostgresServer } from "./testing/postgres-server.ts";
import { waitForDatabase } from "./wait-for-database.ts";

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgresServer();
});
afterAll(() => postgres.remove());

async function wait(seconds: number, change: Partial<URL> = {}): Promise<{ error: unknown; said: string[] }> {
  const said: string[] = [];
  const url = Object.assign(new URL(postgres.url), change).href;
  const error = await waitForDatabase({ url, seconds, say: (sentence) => said.push(sentence) }).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return { error, said };
}

it("waits for a database that starts later, and says so once", async () => {
  await postgres.stop("fast");
  const waiting = wait(60);
  await postgres.start();
  const { error, said } = await waiting;
  expect(error).toBeNull();
  expect(said).toEqual([
    expect.stringMatching(/^The database standings at 127\.0\.0\.1:\d+ does not answer yet: /),
  ]);
});

it("says nothing about a database that is there", async () => {
  expect(await wait(60)).toEqual({ error: null, said: [] });
});

it("gives up after its time", async () => {
  await postgres.stop("fast");
  const { error } = await wait(0);
  expect(error).toBeInstanceOf(StartError);
  expect(`${error}`).toMatch(/did not answer within 0 s: .*ECONNREFUSED/);
  await postgres.start();
});

it.each([
  ["a wrong password", { password: "wrong-one" }, /refuses this server: password/],
  ["an unknown database", { pathname: "/missing" }, /missing at .* refuses this server: database "missing"/],
])("does not wait with %s", async (_name, change, message) => {
  const { error, said } = await wait(60, change);
  expect(error).toBeInstanceOf(StartError);
  expect(`${error}`).toMatch(message);
  expect(`${error}`).not.toContain("wrong-one");
  expect(said).toEqual([]);
});
