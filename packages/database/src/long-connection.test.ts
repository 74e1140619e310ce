import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { LongConnection, type Waits } from "./long-connection.ts";
import { type PostgresServer, startPostgresServer } from "./testing/postgres-server.ts";

const NAME = "standings test";
/** No busy machine is silent for so long. */
const WAITS: Waits = { first: 10, longest: 50, heartbeat: 50, silence: 60_000 };

let postgres: PostgresServer;
const opened: LongConnection[] = [];
beforeAll(async () => {
  postgres = await startPostgresServer({ maxConnections: 10 });
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((connection) => connection.close()));
});
afterAll(() => postgres.remove());

async function open(
  onReconnect = () => {},
  waits = WAITS,
): Promise<{ connection: LongConnection; heard: string[] }> {
  const heard: string[] = [];
  const connection = new LongConnection({
    url: postgres.url,
    name: NAME,
    channels: ["news"],
    onNotification: (_channel, payload) => heard.push(payload),
    onReconnect,
    waits,
  });
  await connection.open();
  opened.push(connection);
  return { connection, heard };
}

async function withClient<Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: postgres.url });
  client.on("error", () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const pids = () =>
  withClient(async (client) => {
    const found = await client.query("select pid from pg_stat_activity where application_name = $1", [NAME]);
    return found.rows.map(({ pid }): number => pid);
  });

/** Tells again until it is heard: a connection may be lost once more while the word is on its way. */
async function hears(heard: string[]): Promise<void> {
  const word = crypto.randomUUID();
  const tell = () => withClient((client) => client.query("select pg_notify('news', $1)", [word]));
  await expect.poll(() => tell().then(() => heard)).toContain(word);
}

it.each(["fast", "immediate", "kill"] as const)(
  "comes back once, and hears, after a stop: %s",
  async (mode) => {
    let returns = 0;
    const { connection, heard } = await open(() => {
      returns += 1;
    });
    await postgres.stop(mode);
    await expect.poll(() => connection.client).toBeUndefined();
    await postgres.start();
    await expect.poll(() => connection.client).toBeDefined();
    expect([returns, (await pids()).length]).toEqual([1, 1]);
    await hears(heard);
  },
);

it("comes back each time when its backend is ended ten times", async () => {
  const { heard } = await open();
  for (let end = 0; end < 10; end += 1) {
    const [pid] = await pids();
    await withClient((client) => client.query("select pg_terminate_backend($1)", [pid]));
    await expect.poll(async () => (await pids()).filter((other) => other !== pid).length).toBe(1);
  }
  await hears(heard);
});

it("comes back when there is a free connection again", async () => {
  const { connection, heard } = await open();
  const [pid] = await pids();
  const taken: pg.Client[] = [];
  // Its own place is the last: whoever comes first takes it.
  for (let isFree = true; isFree || connection.client; ) {
    const client = new pg.Client({ connectionString: postgres.url });
    client.on("error", () => {});
    isFree = await client.connect().then(
      () => true,
      () => false,
    );
    if (isFree) taken.push(client);
    else
      await taken[0]?.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1",
        [NAME],
      );
  }
  await Promise.all(taken.map((client) => client.end()));
  await expect.poll(() => connection.client).toBeDefined();
  expect(await pids()).not.toContain(pid);
  await hears(heard);
});

it("notices a backend that went silent", async () => {
  const { heard } = await open(undefined, { ...WAITS, silence: 200 });
  const [pid = 0] = await pids();
  process.kill(pid, "SIGSTOP");
  await expect.poll(async () => (await pids()).some((other) => other !== pid)).toBe(true);
  process.kill(pid, "SIGCONT");
  await expect.poll(async () => (await pids()).length).toBe(1);
  await hears(heard);
});

describe("while nobody answers", () => {
  it("makes one attempt at a time, and none once it is closed", async () => {
    const { connection } = await open();
    await postgres.stop("fast");
    let attempts = 0;
    let most = 0;
    const server = createServer((socket) => {
      attempts += 1;
      server.getConnections((_error, count) => {
        most = Math.max(most, count);
        socket.destroy();
      });
      socket.on("error", () => {});
    });
    server.listen(Number(new URL(postgres.url).port), "127.0.0.1");
    await once(server, "listening");
    await expect.poll(() => attempts).toBeGreaterThan(20);
    expect(most).toBe(1);
    await connection.close();
    const before = attempts;
    const { port } = server.address() as AddressInfo;
    expect(port).toBeGreaterThan(0);
    server.close();
    await once(server, "close");
    expect(attempts).toBe(before);
    await postgres.start();
    expect(await pids()).toEqual([]);
  });

  it("rejects its first attempt", async () => {
    await postgres.stop("fast");
    await expect(open()).rejects.toThrow("ECONNREFUSED");
    await postgres.start();
  });
});
