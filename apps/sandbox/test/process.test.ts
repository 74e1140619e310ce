import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

/** The sandbox as `npm start` starts it. */
function begin(variables: Record<string, string>): ChildProcess {
  const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return spawn(process.execPath, [main], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { PATH, NODE_COMPILE_CACHE, SANDBOX_PARENT_PID: String(process.pid), ...variables },
  });
}

it("outlives the terminal's Ctrl+C, for its parent ends it after the server", async () => {
  const sandbox = begin({ SANDBOX_PORT: "0" });
  const [said = ""] = await once(sandbox.stdout?.setEncoding("utf8") ?? sandbox, "data");
  const url = /http:\S+/.exec(said)?.[0];
  sandbox.kill("SIGINT");
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  expect(sandbox.signalCode).toBeNull();
  sandbox.kill("SIGTERM");
  expect(await once(sandbox, "exit")).toEqual([0, null]);
});

it("names a port that is taken, and what to set", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  const sandbox = begin({ SANDBOX_PORT: String(port) });
  const [said] = await once(sandbox.stderr?.setEncoding("utf8") ?? sandbox, "data");
  expect(said).toMatch(/^The sandbox cannot start: port \d+ is taken\. Set SANDBOX_PORT .*\n$/);
  expect(await once(sandbox, "exit")).toEqual([1, null]);
  other.close();
});
