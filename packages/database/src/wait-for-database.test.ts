import { afterAll, beforeAll, expect, it } from "vitest";
import { type PostgresServer, startPostgresServer } from "./testing/postgres-server.ts";
import { StartError, waitForDatabase } from "./wait-for-database.ts";

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgresServer();
});
afterAll(() => postgres.remove());

/** `onSaid` is called with each sentence. */
async function wait(
  seconds: number,
  change: Partial<URL> = {},
  onSaid?: () => void,
): Promise<{ error: unknown; said: string[] }> {
  const said: string[] = [];
  const say = (sentence: string) => {
    said.push(sentence);
    onSaid?.();
  };
  const url = Object.assign(new URL(postgres.url), change).href;
  const error = await waitForDatabase({ url, seconds, say }).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return { error, said };
}

it("waits for a database that starts later, and says so", async () => {
  await postgres.stop("fast");
  let starting: Promise<void> | undefined;
  const { error, said } = await wait(60, {}, () => {
    starting ??= postgres.start();
  });
  await starting;
  expect(error).toBeNull();
  // A start of over 10 s is told again.
  for (const sentence of said)
    expect(sentence).toMatch(/^The database standings at 127\.0\.0\.1:\d+ does not answer yet: /);
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
