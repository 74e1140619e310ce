import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { CALL_WEIGHTS, MAX_BATCH } from "@standings/domain";
import { createMetrics } from "@standings/telemetry";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { weightOfCall, weightOfCalls, weightOfMutations } from "../src/http/call-weights.ts";
import { cachePages } from "../src/pages/cache-pages.ts";
import { type Product, signUp, startProduct } from "./product.ts";
import { createWebApp, serverOf } from "./server.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

describe("a batch", () => {
  const batch = (size: number) =>
    fetch(`${product.url}/trpc/${Array.from({ length: size }, () => "trending.home").join(",")}?batch=1`);

  it(`of ${MAX_BATCH} calls is answered, a larger one refused`, async () => {
    expect((await batch(MAX_BATCH)).status).toBe(200);
    const refused = await batch(MAX_BATCH + 1);
    expect(refused.status).toBe(400);
    expect(JSON.stringify(await refused.json())).toContain("INVALID_INPUT");
    expect((await batch(340)).status).toBe(400);
  });
});

describe("kept pages", () => {
  const PAGE = { status: 200, headers: {}, etag: '"1"' };
  const BOUNDS = { maxBytes: 64_000, freshMs: 60_000, staleMs: 600_000, atOnce: 2, waiting: 1 };
  const admitted = async () => {};

  function end(renders: (() => void)[]): void {
    for (const done of renders.splice(0)) done();
  }

  /** Renders that end when they are told to. */
  function manual(bounds = BOUNDS) {
    const rendered: string[] = [];
    const waiting: (() => void)[] = [];
    const pageOf = cachePages(async (route) => {
      rendered.push(route);
      await new Promise<void>((resolve) => waiting.push(resolve));
      return { ...PAGE, html: "x".repeat(8_000) };
    }, bounds);
    const ask = (route: string) => pageOf(route, admitted);
    return { rendered, ask, finish: () => end(waiting) };
  }

  it("are rendered once for all who ask meanwhile, and after", async () => {
    const { rendered, ask, finish } = manual();
    const crowd = Array.from({ length: 50 }, () => ask("/"));
    await expect.poll(() => rendered.length).toBe(1);
    finish();
    await Promise.all(crowd);
    await ask("/");
    expect(rendered).toEqual(["/"]);
  });

  it("wait for their turn, and the rest is refused", async () => {
    const { rendered, ask, finish } = manual();
    const first = [ask("/a"), ask("/b")];
    await expect.poll(() => rendered.length).toBe(2);
    const third = ask("/c");
    await expect(ask("/d")).rejects.toMatchObject({ name: "PagesBusyError", retryAfter: 2 });
    finish();
    await Promise.all(first);
    await expect.poll(() => rendered.length).toBe(3);
    finish();
    await third;
  });

  it("take a bounded number of bytes, the least recently asked for go first", async () => {
    const rendered: string[] = [];
    const pageOf = cachePages(
      async (route) => {
        rendered.push(route);
        return { ...PAGE, html: "x".repeat(8_000) };
      },
      // A quarter of the memory is for addresses with a query.
      { ...BOUNDS, maxBytes: (BOUNDS.maxBytes * 4) / 3 },
    );
    for (const route of ["/a", "/b", "/c", "/a", "/d", "/a", "/b"]) await pageOf(route, admitted);
    expect(rendered).toEqual(["/a", "/b", "/c", "/d", "/b"]);
  });

  it("ask for leave only when they have to be rendered, and forget failures", async () => {
    let fails = true;
    const pageOf = cachePages(async () => {
      if (fails) throw new Error("no page");
      return { ...PAGE, html: "" };
    }, BOUNDS);
    await expect(pageOf("/", admitted)).rejects.toThrow("no page");
    await expect(pageOf("/", () => Promise.reject(new Error("too often")))).rejects.toThrow("too often");
    fails = false;
    await pageOf("/", admitted);
    await pageOf("/", () => Promise.reject(new Error("too often")));
  });

  it("that are refused are a plain page with 503 and Retry-After", async () => {
    const web = createWebApp();
    const { rendered, ask, finish } = manual({ ...BOUNDS, waiting: 0 });
    const busy = [ask("/a"), ask("/b")];
    await expect.poll(() => rendered.length).toBe(2);
    const server = await serverOf(product, { web: { ...web, renderPage: () => ask("/c") } });
    const reply = await server.inject("/c");
    expect([reply.statusCode, reply.headers["retry-after"]]).toEqual([503, "2"]);
    expect(reply.headers["content-type"]).toContain("text/html");
    expect(reply.body).toContain("Standings is busy");
    finish();
    await Promise.all(busy);
    await server.close();
    web.remove();
  });
});

describe("a heavy read", () => {
  it("counts as several: a file more than a field, a batch as all its calls, anything else once", () => {
    expect(weightOfCall("/api/company/analysis/export-pdf")).toBe(CALL_WEIGHTS.export);
    expect(weightOfCall("/api/studies/:id/export/csv")).toBe(CALL_WEIGHTS.export);
    expect(weightOfCall("company.against")).toBe(CALL_WEIGHTS.against);
    expect(weightOfCalls(["company.overview", "models.list"])).toBe(CALL_WEIGHTS.field + 1);
    expect(weightOfCall("account.export")).toBe(CALL_WEIGHTS.export);
    expect(weightOfCall("experiments.plan")).toBe(CALL_WEIGHTS.field);
    expect(weightOfCall("/api/brands/:id/experiments/plan")).toBe(CALL_WEIGHTS.field);
    expect(weightOfMutations(["brands.previewNames", "search.start"])).toBe(CALL_WEIGHTS.against);
    expect(weightOfMutations(["topic.previewQueries", "topic.addWordings"])).toBe(2 * CALL_WEIGHTS.field);
    expect(weightOfCall("/api/topics/:id/wordings")).toBe(CALL_WEIGHTS.field);
    expect(weightOfCall("/api/topics/:id/wordings/preview")).toBe(CALL_WEIGHTS.field);
    // Names that every object of the language has weigh what any unknown name does.
    expect(weightOfCalls(["company.overview", "constructor"])).toBe(CALL_WEIGHTS.field + 1);
    expect(weightOfMutations(["toString", "constructor"])).toBe(0);
    expect(CALL_WEIGHTS.export).toBeGreaterThan(CALL_WEIGHTS.field);
  });

  it("uses up the minute of an address sooner", async () => {
    const server = await serverOf(product, { readsPerMinute: CALL_WEIGHTS.against + 1 });
    const read = (url: string) =>
      server.inject({ method: "GET", url, headers: { "x-forwarded-for": "203.0.113.77" } });
    expect((await read("/api/company/against?domain=a.com&other=b.com")).statusCode).toBe(401);
    expect((await read("/api/trending")).statusCode).not.toBe(429);
    expect((await read("/api/trending")).statusCode).toBe(429);
    await server.close();
  });

  it("counts no event of the payment provider, which sends many from one address", async () => {
    const server = await serverOf(product, { readsPerMinute: 1 });
    const headers = { "x-forwarded-for": "203.0.113.80", "content-type": "application/json" };
    const send = () => server.inject({ method: "POST", url: "/api/stripe/webhook", headers, payload: "{}" });
    const statuses = [await send(), await send(), await send()].map(({ statusCode }) => statusCode);
    expect(statuses, "without a signature").toEqual([400, 400, 400]);
    await server.close();
  });

  it("counts the same when it comes by POST, whatever it is said to carry", async () => {
    const server = await serverOf(product, { readsPerMinute: CALL_WEIGHTS.field });
    const send = async (type: string, address: string) => {
      const { statusCode } = await server.inject({
        method: "POST",
        url: "/trpc/company.overview",
        headers: { "x-forwarded-for": address, "content-type": type },
        payload: JSON.stringify({ domain: "acme.com" }),
      });
      return statusCode;
    };
    expect(await send("application/json", "203.0.113.78")).not.toBe(429);
    expect(await send("application/json", "203.0.113.78")).toBe(429);
    for (const type of ["application/octet-stream", "multipart/form-data; boundary=a", "text/plain"])
      expect([type, await send(type, "203.0.113.79")]).toEqual([type, 415]);
    await server.close();
  });
});

describe("reads of one address", () => {
  let server: FastifyInstance;
  const web = createWebApp();
  beforeAll(async () => {
    const renderPage = async (_page: unknown, admit: () => Promise<void>) => {
      await admit();
      return { status: 200, headers: {}, html: "" };
    };
    server = await serverOf(product, { web: { ...web, renderPage }, readsPerMinute: 5 });
  });
  afterAll(async () => {
    await server.close();
    web.remove();
  });

  const get = (url: string, address: string, method: "GET" | "POST" = "GET") =>
    server.inject({ method, url, headers: { "x-forwarded-for": address } });
  const PATHS = ["/api/trending", "/trpc/models.list", "/sitemap.xml", "/logos/acme.com", "/social/none.png"];

  it("are limited together, with 429, Retry-After and the error's usual shape", async () => {
    for (const path of PATHS) expect((await get(path, "203.0.113.9")).statusCode).not.toBe(429);
    for (const path of [...PATHS, "/pricing"]) {
      const refused = await get(path, "203.0.113.9");
      expect([path, refused.statusCode]).toEqual([path, 429]);
      expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
      const { error } = refused.json();
      expect(error.message ?? error).toBe("Too many requests. Please try again later.");
    }
    expect((await get("/api/trending", "203.0.113.10")).statusCode).toBe(200);
  });

  it("count each call of a batch, and reads by POST", async () => {
    const batch = "/trpc/models.list,models.list,models.list,models.list,models.list?batch=1";
    expect((await get(batch, "203.0.113.11")).statusCode).toBe(200);
    expect((await get("/api/trending", "203.0.113.11")).statusCode).toBe(429);
    for (let time = 0; time < 5; time += 1) await get("/api/trending/filter", "203.0.113.12", "POST");
    expect((await get("/api/trending/filter", "203.0.113.12", "POST")).statusCode).toBe(429);
  });

  it("count an IPv6 customer once", async () => {
    for (let host = 1; host <= 5; host += 1) await get("/api/trending", `2001:db8:1:2::${host}`);
    expect((await get("/api/trending", "2001:db8:1:2:aaaa::1")).statusCode).toBe(429);
    expect((await get("/api/trending", "2001:db8:1:3::1")).statusCode).toBe(200);
  });

  it.each(["/healthz", "/readyz", "/icon.svg", "/assets/entry.js"])("%s is not counted", async (path) => {
    for (let time = 0; time < 8; time += 1) expect((await get(path, "203.0.113.20")).statusCode).toBe(200);
  });
});

it("a request that arrives too slowly is ended, an answer that takes long is not", async () => {
  const web = createWebApp();
  let answer = () => {};
  const renderPage = async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return { status: 200, headers: {}, html: "late" };
  };
  const server = await serverOf(product, {
    web: { ...web, renderPage },
    requestTimeoutMs: 150,
    hosts: ["127.0.0.1"],
  });
  await server.listen({ host: "127.0.0.1", port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const late = fetch(`http://127.0.0.1:${port}/`);
  const socket = connect(port, "127.0.0.1");
  socket.write("POST /api/auth/login HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n");
  socket.write("Content-Type: application/json\r\n\r\n{");
  const [data] = await once(socket, "data");
  expect(`${data}`).toMatch(/^HTTP\/1\.1 408/);
  answer();
  expect(await (await late).text()).toBe("late");
  socket.destroy();
  await server.close();
  web.remove();
});

describe("deep JSON", () => {
  const DEEP = `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`;

  it.each([
    ["/api/conversions/store-id", `{"eventType":"a","conversionId":"b","metadata":{"a":${DEEP}}}`],
    ["/api/conversions/store-id", DEEP],
    ["/api/auth/login", `{"email":${DEEP}}`],
    ["/trpc/auth.login", DEEP],
    ["/trpc/account.update", `{"name":${DEEP}}`],
  ])("in %s is bad input", async (path, body) => {
    const { token } = await signUp(product);
    const reply = await fetch(`${product.url}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body,
    });
    expect(reply.status).toBe(400);
  });
});

describe("the way back from Google", () => {
  it("is limited per address", async () => {
    const callback = () =>
      fetch(`${product.url}/api/auth/google/callback?code=made-up&state=s`, {
        redirect: "manual",
        headers: { cookie: "google_sign_in=s.v", "x-forwarded-for": "203.0.113.30" },
      });
    expect((await callback()).status).toBe(302);
    await product.db
      .updateTable("rate_limits")
      .set({ count: 300 })
      .where("key", "like", "google:%203.0.113.30")
      .execute();
    const refused = await callback();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  });

  it.each([
    ["https://standings.example", /^__Host-google_sign_in=[^;]+; Path=\/; Secure; HttpOnly; SameSite=Lax;/],
    ["http://localhost:3000", /^google_sign_in=[^;]+; Path=\/api\/auth\/google; HttpOnly; SameSite=Lax;/],
  ])("at %s its cookie belongs to this host", async (publicUrl, cookie) => {
    const server = await serverOf(product, { settings: { publicUrl } });
    const { headers } = await server.inject("/api/auth/google/start");
    expect(headers["set-cookie"]).toMatch(cookie);
    await server.close();
  });
});

describe("behind a proxy that nobody told of", () => {
  const forwarded = { host: "localhost", "x-forwarded-for": "192.0.2.7" };

  it("the log says once that all visitors share the limits of one address", async () => {
    const warned: string[] = [];
    const stream = { write: (line: string) => warned.push(JSON.parse(line).msg) };
    const logger = { level: "warn", stream };
    const [open, told] = [
      await serverOf(product, { logger, trustProxy: 0 }),
      await serverOf(product, { logger, trustProxy: 1 }),
    ];
    for (const server of [told, open, open]) await server.inject({ url: "/healthz", headers: forwarded });
    expect(warned).toEqual([expect.stringMatching(/^X-Forwarded-For is not believed: .* set TRUST_PROXY/)]);
    await Promise.all([open.close(), told.close()]);
  });

  it.each([
    ["http://localhost:3000", 200],
    ["https://standings.example", 404],
  ])(
    "figures of a server at %s are open to this machine without a token, or not",
    async (publicUrl, status) => {
      const telemetry = { metrics: createMetrics(), tracing: null, logsRequests: false, token: null };
      const server = await serverOf(product, { trustProxy: 0, telemetry, settings: { publicUrl } });
      const { statusCode } = await server.inject({ url: "/metrics", headers: { host: "localhost" } });
      expect(statusCode).toBe(status);
      await server.close();
    },
  );
});
