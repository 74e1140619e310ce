import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { isOutage, isUnwritable } from "./outage.ts";
import { type PostgresServer, startPostgresServer } from "./testing/postgres-server.ts";

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgresServer({ maxConnections: 5 });
});
afterAll(() => postgres.remove());

async function open(change: Partial<URL> = {}): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: Object.assign(new URL(postgres.url), change).href });
  client.on("error", () => {});
  await client.connect();
  return client;
}

const errorOf = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

describe("an outage is", () => {
  it("a backend that was ended, and the connection after it", async () => {
    const [victim, other] = [await open(), await open()];
    const { rows } = await victim.query("select pg_backend_pid() as pid");
    const running = errorOf(victim.query("select pg_sleep(30)"));
    await other.query("select pg_terminate_backend($1)", [rows[0].pid]);
    expect(isOutage(await running)).toBe(true);
    expect(isOutage(await errorOf(victim.query("select 1")))).toBe(true);
    await other.end();
  });

  it("a server without a free connection", async () => {
    const taken: pg.Client[] = [];
    let refusal: unknown = null;
    while (refusal === null) {
      refusal = await errorOf(open().then((client) => taken.push(client)));
    }
    expect([isOutage(refusal), refusal]).toEqual([true, expect.objectContaining({ code: "53300" })]);
    await Promise.all(taken.map((client) => client.end()));
  });

  it("a standby that the address still names, or names too early", async () => {
    const client = await open();
    await client.query("set default_transaction_read_only = on");
    expect(isOutage(await errorOf(client.query("create table notes ()")))).toBe(true);
    await client.end();
  });

  it("a disk that is full, which is known to have stored nothing", async () => {
    const client = await open();
    const full = "do $$ begin raise exception using errcode = 'disk_full'; end $$";
    const error = await errorOf(client.query(full));
    expect([isOutage(error), isUnwritable(error)]).toEqual([true, true]);
    expect(isUnwritable(new Error("Connection terminated unexpectedly"))).toBe(false);
    await client.end();
  });

  it("a server that is stopped, in every way, and while a statement runs", async () => {
    for (const mode of ["fast", "immediate", "kill"] as const) {
      const client = await open();
      const running = errorOf(client.query("select pg_sleep(30)"));
      await postgres.stop(mode);
      expect([mode, isOutage(await running)]).toEqual([mode, true]);
      expect(isOutage(await errorOf(open()))).toBe(true);
      await postgres.start();
    }
  });

  it.each([
    [
      "a server that is starting",
      Object.assign(new Error("the database system is starting up"), { code: "57P03" }),
    ],
    ["a pooler without its server", Object.assign(new Error("server conn crashed?"), { code: "08P01" })],
    ["a pool without a free connection", new Error("timeout exceeded when trying to connect")],
    [
      "a socket that is not there yet",
      Object.assign(new Error("no such file"), { code: "ENOENT", syscall: "connect" }),
    ],
    [
      "an unknown name",
      Object.assign(new Error("no such host"), { code: "ENOTFOUND", syscall: "getaddrinfo" }),
    ],
    [
      "every address refused",
      new AggregateError([Object.assign(new Error("refused"), { code: "ECONNREFUSED", syscall: "connect" })]),
    ],
  ])("%s", (_name, error) => expect(isOutage(error)).toBe(true));
});

describe("no outage is", () => {
  it("a wrong password, an unknown database, a wrong statement", async () => {
    const client = await open();
    const errors = [
      await errorOf(open({ password: "wrong" })),
      await errorOf(open({ pathname: "/missing" })),
      await errorOf(client.query("select missing")),
    ];
    expect(errors).toEqual([expect.any(Error), expect.any(Error), expect.any(Error)]);
    expect(errors.map(isOutage)).toEqual([false, false, false]);
    await client.end();
  });

  it.each([
    ["a browser that went away", Object.assign(new Error("aborted"), { code: "ECONNRESET" })],
    [
      "an outside service that does not answer",
      new TypeError("fetch failed", { cause: { code: "ECONNREFUSED" } }),
    ],
    [
      "a file that is not there",
      Object.assign(new Error("no such file"), { code: "ENOENT", syscall: "open" }),
    ],
    ["nothing", undefined],
  ])("%s", (_name, error) => expect(isOutage(error)).toBe(false));
});
