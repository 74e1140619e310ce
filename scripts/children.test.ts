import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";

const fileOf = (name: string) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)));
/** Tells its number, and ends well when it is told to. */
const OBEDIENT = `process.on("SIGTERM", () => process.exit(0)); setInterval(() => {}, 1000); console.log(process.pid);`;

const folder = mkdtempSync(join(tmpdir(), "standings-children-"));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A command of several processes. */
function command(code: string, variables: Record<string, string> = {}) {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const script = `
    import { createChildren } from ${fileOf("children.ts")};
    const children = createChildren();
    const OBEDIENT = ${JSON.stringify(OBEDIENT)};
    ${code}`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: folder, ...variables },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      said += chunk;
    });
  return { child, said: () => said };
}

async function exitOf(child: ChildProcess): Promise<unknown[]> {
  return once(child, "close");
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it("ends with the code of the first that ended", async () => {
  const { child } = command(`
    children.begin(["-e", OBEDIENT]).once("spawn", () => children.begin(["-e", "process.exit(3)"]));
  `);
  expect(await exitOf(child)).toEqual([3, null]);
});

it("no process outlives the one that started it", async () => {
  const { child, said } = command(`children.begin(["-e", OBEDIENT])`);
  await expect.poll(said).toMatch(/^\d+\n$/);
  child.kill("SIGKILL");
  await expect.poll(() => isAlive(Number(said()))).toBe(false);
});

it("what ends by itself ends nothing, and tells whether it ended well", async () => {
  const { child, said } = command(`
    console.log(await children.run(["-e", ""]), await children.run(["-e", "process.exit(1)"]));
  `);
  expect(await exitOf(child)).toEqual([0, null]);
  expect(said()).toBe("true false\n");
});

it("a stop ends what would have ended by itself, and begins nothing after it", async () => {
  const { child, said } = command(`
    await children.run(["-e", OBEDIENT]);
    console.log("after");
  `);
  await expect.poll(said).toMatch(/^\d+\n$/);
  child.kill("SIGTERM");
  expect(await exitOf(child)).toEqual([0, null]);
  expect(said()).toMatch(/^\d+\n$/);
});

it("another checkout's sandbox is not taken for its own: nothing is seeded", { tags: "long" }, async () => {
  const other = createServer((_request, response) => response.end("ok")).listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const start = `
    const { beginSandbox, readEnvOrExit } = await import(${fileOf("prepare.ts")});
    await beginSandbox(children, readEnvOrExit());`;
  const { child, said } = command(start, { SANDBOX_PORT: String(port) });
  expect(await exitOf(child)).toEqual([1, null]);
  expect(said()).toMatch(/^The sandbox cannot start: port \d+ is taken\. .*\n$/);
  expect(existsSync(join(folder, "postgres"))).toBe(false);
  other.close();
});
