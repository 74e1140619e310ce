import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createProcesses, type Stack, startStack } from "./processes.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.close());

it("the server of `npm run dev` draws pages from the sources", { tags: ["long"] }, async () => {
  const { database, sandbox } = stack;
  const main = fileURLToPath(new URL("../dev/main.ts", import.meta.url));
  const servers = createProcesses({ databaseUrl: database.url, sandbox, main });
  const { url } = await servers.start();
  try {
    const page = await fetch(`${url}/method`);
    const html = await page.text();
    expect([page.status, html.includes("<h1"), html.includes("/@vite/client")]).toEqual([200, true, true]);
  } finally {
    await servers.killAll();
  }
});
