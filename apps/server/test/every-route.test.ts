import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { caller, FIVE, type Product, signUp, startProduct } from "./product.ts";
import { type Route, routesOf } from "./routes.ts";
import { createWebApp, PAGE_POLICY, serverOf } from "./server.ts";

let product: Product;
let server: FastifyInstance;
let routes: Route[];
const web = createWebApp();

beforeAll(async () => {
  product = await startProduct();
  server = await serverOf(product, { web, settings: { publicUrl: "https://standings.example" } });
  await server.ready();
  routes = routesOf(server);
});
afterAll(async () => {
  await server.close();
  await product.close();
  web.remove();
});

/** What may be kept by others, and for whom; everything else is nobody's to keep. */
const CACHES: readonly [RegExp, RegExp][] = [
  [/^\/(robots\.txt|icon\.svg|social\/home\.png)$/, /^public, max-age=3600$/],
  [/^\/(sitemap\.xml|llms\.txt|blog\/feed\.xml)$/, /^public, max-age=30$/],
  [/^\/api\/openapi\.json$/, /^public, max-age=300$/],
  [/^\/assets\//, /immutable$/],
  [/^\/logos\//, /^public, max-age=\d+$/],
  [/^\/uploads\//, /^public, max-age=31536000, immutable$/],
  [/^\/+nothing$/, /^no-cache$/],
];

const PICTURE = /^default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'$/;
const NOTHING = /^default-src 'none'; frame-ancestors 'none'$/;

function policyOf(type: string, status: number): RegExp {
  if (type.includes("text/html")) return new RegExp(`^${PAGE_POLICY}`);
  return type.includes("svg") && status === 200 ? PICTURE : NOTHING;
}

describe("every answer of every route", () => {
  it("says what browsers may do with it, by its kind", async () => {
    expect(routes.length).toBeGreaterThan(80);
    for (const { method, url } of routes) {
      const { headers, statusCode } = await server.inject({ method, url });
      const name = `${method} ${url}`;
      const isRead = method === "GET" || method === "HEAD";
      const [, cache] = CACHES.find(([path]) => isRead && statusCode < 400 && path.test(url)) ?? [];
      expect(statusCode, name).toBeLessThan(500);
      expect(headers, name).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": expect.any(String),
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy":
          url.startsWith("/social/") && statusCode === 200 ? "cross-origin" : "same-origin",
        "strict-transport-security": "max-age=31536000",
        "cache-control": expect.stringMatching(cache ?? /^no-store$/),
        "content-security-policy": expect.stringMatching(
          policyOf(`${headers["content-type"] ?? ""}`, statusCode),
        ),
      });
    }
  });

  it("is for its own host names, but for health checks", async () => {
    for (const host of [
      "evil.example",
      "localhost.evil.example",
      "evil.localhost",
      "localhost@evil.example",
    ]) {
      for (const { method, url } of routes) {
        const { statusCode, body, headers } = await server.inject({ method, url, headers: { host } });
        const isHealth = url === "/healthz" || url === "/readyz";
        expect(statusCode, `${method} ${url} as ${host}`).toBe(isHealth ? 200 : 421);
        if (isHealth || method === "HEAD") continue;
        expect(body).toMatch(/^This server answers at localhost\. ALLOWED_HOSTS/);
        expect(headers).toMatchObject({ "content-type": "text/plain; charset=utf-8" });
      }
    }
  });
});

it.each(["/%ff", "/api/%zz", "/n".padEnd(6_000, "x")])("%.6s too, which is no address", async (url) => {
  const { headers, statusCode } = await server.inject({ url });
  expect(statusCode).toBeLessThan(500);
  expect(headers).toMatchObject({ "x-content-type-options": "nosniff" });
});

it("streams and private answers of signed-in users too; plain http has no HSTS", async () => {
  const maya = await signUp(product);
  const stream = await fetch(`${product.url}/api/analysis/query-models`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${maya.token}` },
    body: JSON.stringify({ prompt: "Best CRM for startups", models: FIVE }),
  });
  await stream.text();
  const login = await caller(product).post("/auth/login", { email: maya.email, password: "northwind-9" });
  const answers = [stream, login, await maya.get("/auth/me")];
  for (const { status, headers } of answers) {
    expect(status).toBe(200);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("content-security-policy")).toMatch(NOTHING);
    expect(headers.get("cache-control")).toContain("no-store");
    expect(headers.get("strict-transport-security")).toBeNull();
  }
});
