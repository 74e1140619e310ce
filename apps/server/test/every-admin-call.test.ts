import { appRouter } from "@standings/api";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Product, type SignedUp, signUp, startProduct } from "./product.ts";
import { type Route, routesOf } from "./routes.ts";
import { serverOf } from "./server.ts";

let product: Product;
let server: FastifyInstance;
let calls: Route[];
beforeAll(async () => {
  product = await startProduct();
  server = await serverOf(product);
  await server.ready();
  calls = [...routesOf(server).filter(({ url }) => IS_ADMINS.test(url)), ...procedures()];
});
afterAll(async () => {
  await server.close();
  await product.close();
});

/** REST paths of admins. */
const IS_ADMINS = /^\/api\/(admin|upload)(\/|$)/;
/** Procedures of admins that stand elsewhere. */
const OTHERS = ["blog.reportDraft", "blog.publishReport"];

/** Every procedure of the admin router, and of the others. */
function procedures(): Route[] {
  return Object.entries<unknown>(appRouter._def.procedures)
    .filter(([path]) => path.startsWith("admin.") || OTHERS.includes(path))
    .map(([path, procedure]): Route => {
      const { type }: { type?: unknown } = Object(Reflect.get(Object(procedure), "_def"));
      return type === "query"
        ? { method: "GET", url: `/trpc/${path}?input=%7B%7D` }
        : { method: "POST", url: `/trpc/${path}` };
    });
}

async function setRole({ userId }: SignedUp, role: "user" | "admin"): Promise<void> {
  await product.db.updateTable("users").set({ role }).where("id", "=", userId).execute();
}

/** How each call is answered, without a valid body. */
async function answersOf(token: string | null): Promise<[call: string, status: number][]> {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  const answers: [string, number][] = [];
  for (const { method, url } of calls) {
    const payload = ["POST", "PUT", "PATCH"].includes(method) ? { payload: {} } : {};
    const { statusCode } = await server.inject({ method, url, headers, ...payload });
    answers.push([`${method} ${url}`, statusCode]);
  }
  return answers;
}

const allAnswered = (status: number) => calls.map(({ method, url }) => [`${method} ${url}`, status]);

describe("every call of admins, read from the routes and the procedures", () => {
  it("is known", () => {
    const urls = calls.map(({ url }) => url);
    for (const known of ["/api/admin/stats", "/trpc/admin.moderate", "/trpc/blog.publishReport"]) {
      expect(urls).toContain(known);
    }
  });

  it("is refused to guests, to invalid tokens and to users", async () => {
    expect(await answersOf(null)).toEqual(allAnswered(401));
    expect(await answersOf("x".repeat(64))).toEqual(allAnswered(401));
    expect(await answersOf((await signUp(product)).token)).toEqual(allAnswered(403));
  });

  it("is open to an admin, until the role is taken away: the same token is refused at the next call", async () => {
    const ines = await signUp(product);
    await setRole(ines, "admin");
    const wrong = (await answersOf(ines.token)).filter(
      ([, status]) => status === 401 || status === 403 || status >= 500,
    );
    expect(wrong).toEqual([]);
    await setRole(ines, "user");
    expect(await answersOf(ines.token)).toEqual(allAnswered(403));
  });
});
