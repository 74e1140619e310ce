import { connect } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import { REQUEST_FAULTS } from "@standings/domain";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildServer } from "../src/build-server.ts";
import { type Product, startProduct } from "./product.ts";
import { createWebApp, ENTRY } from "./server.ts";

let product: Product;
let server: FastifyInstance;
const web = createWebApp();

beforeAll(async () => {
  product = await startProduct();
  server = await buildServer({
    services: product.services,
    corsOrigins: ["https://elsewhere.example"],
    trustProxy: 0,
    hosts: ["localhost"],
    readsPerMinute: 1_000,
    logger: false,
    web,
  });
});
afterAll(async () => {
  await server.close();
  await product.close();
  web.remove();
});

describe("files of the web app", () => {
  const asset = (path: string, encoding: string) =>
    server.inject({ url: `/assets/${path}`, headers: { "accept-encoding": encoding } });

  it("are sent as they were compressed when they were built, to whom takes that", async () => {
    const compressed = await asset("entry.js", "gzip, br");
    expect(compressed.headers).toMatchObject({
      "content-encoding": "br",
      "content-type": expect.stringContaining("javascript"),
      "cache-control": "public, max-age=31536000, immutable",
      vary: "Origin, accept-encoding",
    });
    expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(ENTRY);
    const plain = await asset("entry.js", "identity");
    expect(plain.headers).toMatchObject({ vary: "Origin, accept-encoding" });
    expect([plain.headers["content-encoding"], plain.body]).toEqual([undefined, ENTRY]);
    expect((await server.inject("/icon.svg")).headers["cache-control"]).toBe("public, max-age=3600");
  });

  it.each(["gone.js", "entry.js.br", "..%2ficon.svg", "/entry.js", "entry.js%00"])(
    "that are not there are no page: %s",
    async (path) => {
      const { statusCode, headers } = await asset(path, "br");
      expect([statusCode, headers["content-type"]]).toEqual([404, expect.stringContaining("json")]);
    },
  );
});

describe("an address below /api or /trpc that nothing serves", () => {
  it.each([
    ["GET", "/api", 404],
    ["GET", "/api/", 404],
    ["GET", "/api/nothing", 404],
    ["POST", "/api/auth/nothing", 404],
    ["GET", "/api/search/a/b/c", 404],
    ["GET", "/trpc", 404],
    ["GET", "/trpc/search/get", 404],
    ["GET", "/api/auth/login", 405],
    ["PUT", "/api/auth/login/", 405],
    ["POST", "/api/auth/me", 405],
    ["PATCH", "/api/auth/sessions/one", 405],
    ["GET", "/api/stripe/webhook?x=1", 405],
    ["DELETE", "/trpc/models.list", 405],
    ["PUT", "/trpc/search.start", 405],
  ] as const)("%s %s answers %i as JSON, never with a page", async (method, url, status) => {
    const reply = await server.inject({ method, url });
    expect(reply.statusCode).toBe(status);
    expect(reply.json()).toEqual({ error: status === 405 ? "Method not allowed" : "Not found" });
  });

  it("says which methods a path has", async () => {
    const reply = await server.inject({ method: "PUT", url: "/api/auth/sessions" });
    expect(reply.headers.allow).toBe("DELETE, GET, HEAD");
  });

  it("leaves pages and preflight requests alone", async () => {
    expect((await server.inject("/apiary")).body).toBe("<p>A page</p>");
    const preflight = await server.inject({
      method: "OPTIONS",
      url: "/api/auth/login",
      headers: { origin: "https://elsewhere.example", "access-control-request-method": "POST" },
    });
    expect(preflight.statusCode).toBe(204);
  });

  it.each([
    ["https://elsewhere.example", "https://elsewhere.example"],
    ["https://nobody.example", undefined],
  ])("%s may call every method, if it is listed", async (origin, allowed) => {
    const { headers } = await server.inject({
      method: "OPTIONS",
      url: "/api/studies/one",
      headers: { origin, "access-control-request-method": "PATCH" },
    });
    expect(headers["access-control-allow-origin"]).toBe(allowed);
    expect(headers["access-control-allow-methods"]).toBe("GET, HEAD, POST, PUT, PATCH, DELETE");
  });
});

describe("a body of a wrong content type, or none that can be read", () => {
  const post = (url: string, type: string, payload: string) =>
    server.inject({ method: "POST", url, headers: { "content-type": type }, payload });

  it.each(["text/plain", "application/xml", "application/x-www-form-urlencoded", "multipart/form-data"])(
    "%s is answered with 415 and words, as JSON",
    async (type) => {
      const reply = await post("/api/auth/login", type, '{"email":"maya@example.com"}');
      expect([reply.statusCode, reply.json()]).toEqual([415, { error: REQUEST_FAULTS.unsupportedType }]);
    },
  );

  it("is told that its JSON is none", async () => {
    const reply = await post("/api/auth/login", "application/json", '{"email":');
    expect([reply.statusCode, reply.json()]).toEqual([400, { error: REQUEST_FAULTS.malformedJson }]);
  });

  it("gets JSON that says so from tRPC as well", async () => {
    const reply = await post("/trpc/search.start", "text/plain", "{}");
    expect([reply.statusCode, reply.headers["content-type"]]).toEqual([415, "application/json"]);
    expect(reply.json()).toHaveProperty("error.data.httpStatus", 415);
  });
});

/** The status line of a request as it is written: no client library sends such a Host. */
function statusOf(host: string): Promise<string> {
  const { hostname, port } = new URL(product.url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname);
    socket.once("error", reject);
    socket.once("data", (data) => {
      resolve(data.toString().split("\r\n")[0] ?? "");
      socket.destroy();
    });
    socket.write(`GET /trpc/models.list HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  });
}

it.each(["[", "a b", "a:b:c"])("tRPC answers 421 to Host: %s", async (host) => {
  expect(await statusOf(host)).toMatch(/^HTTP\/1.1 421/);
});
