// @module-tag long
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Sandbox, startSandbox } from "@standings/sandbox";
import { createTestDatabase, type TestDatabase } from "@standings/testing";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { createProcesses } from "./processes.ts";
import { FIVE, register, type SignedUp } from "./product.ts";
import { openStream } from "./stream.ts";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));

/** In namespaces of its own, everything but /tmp is made read-only: what `docker run --read-only --tmpfs /tmp` does. */
const LOCK = `mount --make-rprivate / && mount --bind /tmp /tmp && mount --bind '${ROOT}' '${ROOT}' &&
  mount -o remount,bind,ro '${ROOT}' && mount -o remount,bind,ro / && exec "$@"`;

/** As root, or as anybody where the kernel lets users have namespaces. */
const WAYS = [["--mount"], ["--map-root-user", "--mount"]].map((options) => [
  "unshare",
  ...options,
  "sh",
  "-c",
  LOCK,
  "sh",
]);

function run([program = "", ...args]: readonly string[]): boolean {
  return spawnSync(program, args).status === 0;
}

const within = tmpdir() === "/tmp" ? WAYS.find((way) => run([...way, "true"])) : undefined;
if (!within) console.info("Skipped: a read-only file system takes Linux, `unshare` and the right to mount.");

describe.skipIf(!within)("on a read-only file system", () => {
  let database: TestDatabase;
  let sandbox: Sandbox;
  let processes: ReturnType<typeof createProcesses>;
  let person: SignedUp;
  let url: string;
  const folder = mkdtempSync(join(tmpdir(), "standings-read-only-"));
  beforeAll(async () => {
    database = await createTestDatabase(inject("postgresUrl"));
    sandbox = await startSandbox({ speed: 0 });
    const variables = { DATA_DIR: folder, TMPDIR: "/tmp", NODE_COMPILE_CACHE: "", HASH_KEY: "" };
    processes = createProcesses({ databaseUrl: database.url, sandbox, variables, within: within ?? [] });
    ({ url } = await processes.start());
    person = await register({ url, sandbox });
  });
  afterAll(async () => {
    await processes.killAll();
    await sandbox.close();
    await database.drop();
    rmSync(folder, { recursive: true });
  });
  const post = (path: string, headers: Record<string, string>, body: FormData | string) =>
    fetch(`${url}/api${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${person.token}`, ...headers },
      body,
    });

  it("nothing but the data folder and /tmp can be written", () => {
    const canWrite = (path: string) => run([...(within ?? []), "touch", path]);
    expect(["/var/lib", "/usr/lib", ROOT, folder].map((place) => canWrite(join(place, "file")))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });

  it("the server is ready and shows pages", async () => {
    for (const path of ["/healthz", "/readyz", "/", "/blog", "/logos/hubspot.com", "/social/home.png"]) {
      const response = await fetch(`${url}${path}`);
      expect([path, response.status]).toEqual([path, 200]);
    }
  });

  it("a search is asked, and becomes a PDF", async () => {
    const body = { prompt: "Best CRM for startups", models: FIVE };
    const [start] = await (await openStream({ url, token: person.token, body })).all();
    const request = JSON.stringify({ searchId: start?.data.searchId });
    const reply = await post("/analysis/export-pdf", { "content-type": "application/json" }, request);
    expect([reply.status, reply.headers.get("content-type")]).toEqual([200, "application/pdf"]);
    expect(
      Buffer.from(await reply.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");
  });

  it("an upload is drawn anew and kept in the data folder", async () => {
    await database.db.updateTable("users").set({ role: "admin" }).where("id", "=", person.userId).execute();
    const picture = { width: 40, height: 30, channels: 3, background: "#264" } as const;
    const bytes = new Uint8Array(await sharp({ create: picture }).png().toBuffer());
    const form = new FormData();
    form.append("image", new Blob([bytes], { type: "image/png" }), "picture.png");
    const reply = await post("/upload/image", {}, form);
    expect(reply.status).toBe(200);
    expect(readdirSync(join(folder, "uploads"))).toHaveLength(1);
    expect(readdirSync(folder)).toContain("hash-key");
  });
});
