import type { AppRouter } from "@standings/api";
import { createTRPCClient, httpBatchLink } from "@trpc/client";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { caller, type Product, signUp, startProduct } from "./product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

describe("an account", () => {
  const client = (token: string) =>
    createTRPCClient<AppRouter>({
      links: [httpBatchLink({ url: `${product.url}/trpc`, headers: { authorization: `Bearer ${token}` } })],
    });

  it("changes its name, its default privacy and its password", async () => {
    const maya = await signUp(product);
    const other = await caller(product).post("/auth/login", { email: maya.email, password: "northwind-9" });
    const trpc = client(maya.token);
    const user = await trpc.account.update.mutate({ name: "  Maya   L. ", privateByDefault: true });
    expect(user).toMatchObject({ name: "Maya L.", privateByDefault: true });
    await maya.post("/analysis/query-model", { prompt: "best CRM", model: "openai/gpt-4.1-mini" });
    expect((await trpc.search.history.query({})).searches.map((search) => search.isPrivate)).toEqual([true]);
    const change = (currentPassword: string) =>
      trpc.account.changePassword.mutate({ currentPassword, newPassword: "southwind-8" });
    await expect(change("wrong-one")).rejects.toThrow("Current password is wrong");
    await change("northwind-9");
    expect((await caller(product, other.body.token).get("/auth/me")).status).toBe(401);
    expect((await maya.get("/auth/me")).status).toBe(200);
    const login = await caller(product).post("/auth/login", { email: maya.email, password: "southwind-8" });
    expect(login.status).toBe(200);
  });

  it("exports everything that is kept, and nothing of others", async () => {
    const maya = await signUp(product);
    const eve = await signUp(product);
    await maya.post("/analysis/query-model", { prompt: "best CRM", model: "openai/gpt-4.1-mini" });
    await eve.post("/analysis/query-model", { prompt: "best running shoes", model: "openai/gpt-4.1-mini" });
    const data = await client(maya.token).account.export.query();
    expect(data.user.email).toBe(maya.email);
    expect(data.searches.map((search) => search.prompt)).toEqual(["Best CRM"]);
    expect(data.ledger.map((entry) => entry.delta)).toEqual([5, -1]);
    expect(JSON.stringify(data)).not.toContain(eve.email);
    expect(JSON.stringify(data)).not.toMatch(/argon2|password_hash/);
  });

  it("is deleted with its searches once confirmed, and its ledger still adds up", async () => {
    const maya = await signUp(product);
    await maya.post("/analysis/query-model", { prompt: "best CRM", model: "openai/gpt-4.1-mini" });
    const trpc = client(maya.token);
    await expect(
      trpc.account.delete.mutate({ email: "other@example.com", password: "northwind-9" }),
    ).rejects.toThrow("Please type your email");
    await expect(trpc.account.delete.mutate({ email: maya.email })).rejects.toThrow("Password is required");
    await trpc.account.delete.mutate({ email: maya.email.toUpperCase(), password: "northwind-9" });
    expect((await maya.get("/auth/me")).status).toBe(401);
    const login = await caller(product).post("/auth/login", { email: maya.email, password: "northwind-9" });
    expect(login.status).toBe(401);
    const { db } = product;
    const searches = await db
      .selectFrom("searches")
      .select("id")
      .where("user_id", "=", maya.userId)
      .execute();
    // The job that counts what is gone removes them.
    const mentions = db.selectFrom("company_mentions").select("ranks").where("user_id", "=", maya.userId);
    await expect.poll(() => mentions.execute()).toEqual([]);
    const ledger = await db
      .selectFrom("ledger_entries")
      .select("delta")
      .where("user_id", "=", maya.userId)
      .execute();
    expect([searches, ledger.map((entry) => entry.delta)]).toEqual([[], [5, -1]]);
    const fresh = await caller(product).post("/auth/register", {
      name: "Maya",
      email: maya.email,
      password: "northwind-9",
    });
    expect(fresh.status).toBe(201);
  });

  it("keeps a reported conversion once", async () => {
    const maya = await signUp(product);
    const body = {
      eventType: "SignUp",
      userId: "forged",
      conversionId: "c-1",
      metadata: { method: "email" },
      timestamp: 1,
    };
    for (let time = 0; time < 2; time += 1)
      expect((await maya.post("/conversions/store-id", body)).status).toBe(200);
    const rows = await product.db
      .selectFrom("conversions")
      .selectAll()
      .where("user_id", "=", maya.userId)
      .execute();
    expect(rows.map((row) => [row.event_type, row.metadata])).toEqual([["SignUp", { method: "email" }]]);
    expect((await caller(product).post("/conversions/store-id", body)).status).toBe(401);
  });
});
