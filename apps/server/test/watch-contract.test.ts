import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";

/** A server of one call, which answers as its document says unless it is asked not to. */
const SERVER = `
  import fastify from "fastify";
  const schema = { type: "object", properties: { count: { type: "number" } }, required: ["count"] };
  const responses = { 200: { content: { "application/json": { schema } } } };
  const server = fastify();
  server.get("/api/openapi.json", () => ({ openapi: "3.1.0", paths: { "/api/thing": { get: { responses } } } }));
  server.get("/api/thing", ({ query }, reply) => {
    if (query.how === "status") return reply.status(201).send({ count: 1 });
    if (query.how === "type") return reply.type("text/plain").send("1");
    return { count: query.how === "body" ? "one" : 1 };
  });
  for (const path of ["/api/thing", "/api/other", "/other"]) await server.inject(path);
  for (const how of ["status", "type", "body"]) await server.inject("/api/thing?how=" + how);
`;

const folder = mkdtempSync(join(tmpdir(), "standings-contract-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("a watched server writes down each answer that is not what its document says, and no other", () => {
  const file = join(folder, "faults");
  writeFileSync(file, "");
  const watcher = new URL("watch-contract.ts", import.meta.url).href;
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--import", watcher, "--input-type=module", "--eval", SERVER],
    {
      cwd: fileURLToPath(new URL("..", import.meta.url)),
      env: { PATH: process.env.PATH, CONTRACT_FAULTS: file },
      encoding: "utf8",
    },
  );
  expect([status, stderr]).toEqual([0, ""]);
  const faults = readFileSync(file, "utf8").trim().split("\n");
  expect(faults.map((fault) => String(JSON.parse(fault)).split("\n")[0])).toEqual([
    "GET /api/thing?how=status answered 201 against /api/openapi.json: this status is not documented",
    "GET /api/thing?how=type answered 200 against /api/openapi.json: text/plain is not documented",
    "GET /api/thing?how=body answered 200 against /api/openapi.json: body/count must be number",
  ]);
});
