import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { connect, type EmbeddedPostgres, startEmbeddedPostgres } from "../src/index.ts";
import { newDataFolder, runSql } from "../src/testing/index.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = newDataFolder("embedded");
  folders.push(folder);
  return folder;
}

async function count(url: string): Promise<number> {
  const db = connect({ url, poolSize: 1 });
  const rows = await db.selectFrom("users").select("id").execute();
  await db.destroy();
  return rows.length;
}

const WRITER = `
  import { connect, migrate, startEmbeddedPostgres } from ${JSON.stringify(fileURLToPath(new URL("../src/index.ts", import.meta.url)))};
  const { url } = await startEmbeddedPostgres({ folder: process.argv[1] });
  await migrate(url);
  const db = connect({ url, poolSize: 1 });
  const user = { email: "a@example.com", name: "A", password_hash: null, trial_ends_at: null, email_verified_at: null };
  await db.insertInto("users").values(user).execute();
  process.kill(process.pid, "SIGKILL");
`;

const OWNER = `
  import { startEmbeddedPostgres } from ${JSON.stringify(fileURLToPath(new URL("../src/index.ts", import.meta.url)))};
  console.log((await startEmbeddedPostgres({ folder: process.argv[1], durable: false })).url);
`;

const RUN_OF_TESTS = `
  import { startTestCluster } from ${JSON.stringify(fileURLToPath(new URL("../src/testing/index.ts", import.meta.url)))};
  console.log((await startTestCluster()).url);
`;

it("keeps what was acknowledged when its process is killed, and starts again in the same folder", async () => {
  const folder = newFolder();
  const writer = spawn(process.execPath, ["--input-type=module", "-e", WRITER, folder], { stdio: "ignore" });
  const signal = await new Promise((resolve) => writer.once("exit", (_code, name) => resolve(name)));
  expect(signal).toBe("SIGKILL");
  const embedded = await startEmbeddedPostgres({ folder });
  expect(await count(embedded.url)).toBe(1);
  await embedded.stop();
});

describe("one that runs", () => {
  const folder = newDataFolder("embedded");
  let embedded: EmbeddedPostgres;
  beforeAll(async () => {
    embedded = await startEmbeddedPostgres({ folder, durable: false });
  });
  afterAll(async () => {
    await embedded.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it("is reached by a socket that its owner alone can open, and over TCP", async () => {
    const url = new URL(embedded.url);
    const socket = url.searchParams.get("host") ?? "";
    expect(readdirSync(socket)).toContain(`.s.PGSQL.${url.port}`);
    expect(statSync(socket).mode & 0o077).toBe(0);
    url.search = "";
    expect([await canConnect(embedded.url), await canConnect(url.href)]).toEqual([true, true]);
  });

  it("refuses its folder to another process, also to one that would empty it", async () => {
    await runSql(embedded.url, "create table kept ()");
    for (const reset of [false, true])
      await expect(startEmbeddedPostgres({ folder, durable: false, reset })).rejects.toThrow(
        "in use by process",
      );
    await runSql(embedded.url, "select from kept");
  });
});

it("takes a folder relative to the current one", { tags: "long" }, async () => {
  const embedded = await startEmbeddedPostgres({ folder: relative(process.cwd(), newFolder()) });
  expect(embedded.url).toMatch(/^postgres:/);
  await embedded.stop();
});

it("begins with an empty cluster when it is told to", async () => {
  const folder = newFolder();
  const before = await startEmbeddedPostgres({ folder, durable: false });
  await runSql(before.url, "create table kept ()");
  await before.stop();
  const after = await startEmbeddedPostgres({ folder, durable: false, reset: true });
  await expect(runSql(after.url, "select from kept")).rejects.toThrow("does not exist");
  await after.stop();
});

it("the cluster of a run of tests goes with a run that is killed, folder and all", async () => {
  const run = spawn(process.execPath, ["--input-type=module", "-e", RUN_OF_TESTS], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [url] = await once(run.stdout.setEncoding("utf8"), "data");
  const data = new URL(url).searchParams.get("host") ?? "";
  expect(existsSync(data)).toBe(true);
  run.kill("SIGKILL");
  await expect.poll(() => existsSync(dirname(data))).toBe(false);
});

it("starts in a folder whose owners have gone, whatever process has their numbers now", {
  tags: "long",
}, async () => {
  const folder = newFolder();
  await (await startEmbeddedPostgres({ folder, durable: false })).stop();
  const home = readPointer(folder);
  // As a killed container leaves them, read in another one: both numbers are those of living processes.
  writeFileSync(join(home, "lock"), String(process.pid));
  writeFileSync(
    join(home, "data", "postmaster.pid"),
    `${process.ppid}\n${join(home, "data")}\n0\n5432\n\n\n\n`,
  );
  const embedded = await startEmbeddedPostgres({ folder, durable: false });
  expect(await canConnect(embedded.url)).toBe(true);
  await embedded.stop();
});

it("waits for a database that has outlived its server", { tags: "long" }, async () => {
  const folder = newFolder();
  const owner = spawn(process.execPath, ["--input-type=module", "-e", OWNER, folder], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  await once(owner.stdout, "data");
  const pid = Number.parseInt(readFileSync(join(readPointer(folder), "data", "postmaster.pid"), "utf8"), 10);
  process.kill(pid, "SIGSTOP");
  owner.kill("SIGKILL");
  await once(owner, "exit");
  const starting = startEmbeddedPostgres({ folder, durable: false });
  process.kill(pid, "SIGCONT");
  const embedded = await starting;
  expect(await canConnect(embedded.url)).toBe(true);
  await embedded.stop();
});

it("comes back by itself, on the same address, when Postgres dies", { tags: "long" }, async () => {
  const folder = newFolder();
  const embedded = await startEmbeddedPostgres({ folder });
  const pointer = readPointer(folder);
  const pid = Number.parseInt(readFileSync(join(pointer, "data", "postmaster.pid"), "utf8"), 10);
  process.kill(pid, "SIGKILL");
  while (!(await canConnect(embedded.url))) await new Promise((resolve) => setTimeout(resolve, 50));
  await embedded.stop();
});

async function canConnect(url: string): Promise<boolean> {
  const db = connect({ url, poolSize: 1 });
  const isUp = await db.introspection.getTables().then(
    () => true,
    () => false,
  );
  await db.destroy();
  return isUp;
}

/** Where the cluster really lies: elsewhere when the database account cannot enter the folder. */
function readPointer(folder: string): string {
  try {
    return readFileSync(join(folder, "location"), "utf8");
  } catch {
    return folder;
  }
}
