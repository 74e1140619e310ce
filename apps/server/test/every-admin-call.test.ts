import { CALL_WEIGHTS } from "@standings/domain";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adminCallsOf, allAnswered, answersOf } from "./admin-calls.ts";
import { createApiToken, endMinute } from "./api-tokens.ts";
import { type Product, type SignedUp, signUp, startProduct } from "./product.ts";
import type { Route } from "./routes.ts";
import { serverOf } from "./server.ts";

/** Fewer than a token may make. */
const CALLS_A_MINUTE = 50;

let product: Product;
let server: FastifyInstance;
let calls: Route[];
beforeAll(async () => {
  product = await startProduct();
  server = await serverOf(product);
  await server.ready();
  calls = adminCallsOf(server);
});
afterAll(async () => {
  await server.close();
  await product.close();
});

async function setRole({ userId }: SignedUp, role: "user" | "admin"): Promise<void> {
  await product.db.updateTable("users").set({ role }).where("id", "=", userId).execute();
}

describe("every call of admins, read from the routes and the procedures", () => {
  it("is known", () => {
    const urls = calls.map(({ url }) => url);
    for (const known of ["/api/admin/stats", "/trpc/admin.moderate", "/trpc/blog.publishReport"]) {
      expect(urls).toContain(known);
    }
  });

  it("is refused to guests, to invalid tokens and to users", async () => {
    expect(await answersOf(server, calls, null)).toEqual(allAnswered(calls, 401));
    expect(await answersOf(server, calls, "x".repeat(64))).toEqual(allAnswered(calls, 401));
    expect(await answersOf(server, calls, (await signUp(product)).token)).toEqual(allAnswered(calls, 403));
  });

  it("is refused to an admin's API token", async () => {
    const ines = await signUp(product);
    await setRole(ines, "admin");
    const { secret } = await createApiToken(product, ines, ["read", "run"]);
    // Even if all of them were files.
    const atOnce = CALLS_A_MINUTE / CALL_WEIGHTS.export;
    for (let first = 0; first < calls.length; first += atOnce) {
      const some = calls.slice(first, first + atOnce);
      expect(await answersOf(server, some, secret)).toEqual(allAnswered(some, 403));
      await endMinute(product);
    }
  });

  it("is open to an admin, until the role is taken away: the same token is refused at the next call", async () => {
    const ines = await signUp(product);
    await setRole(ines, "admin");
    const wrong = (await answersOf(server, calls, ines.token)).filter(
      ([, status]) => status === 401 || status === 403 || status >= 500,
    );
    expect(wrong).toEqual([]);
    await setRole(ines, "user");
    expect(await answersOf(server, calls, ines.token)).toEqual(allAnswered(calls, 403));
  });
});
