import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { caller, type Product, type SignedUp, signUp, startProduct } from "./product.ts";

let product: Product;
let admin: SignedUp;
beforeAll(async () => {
  product = await startProduct();
  admin = await signUp(product);
  await product.db.updateTable("users").set({ role: "admin" }).where("id", "=", admin.userId).execute();
});
afterAll(() => product.close());

describe("users over REST", () => {
  it("are listed, added, changed and deleted by the documented fields", async () => {
    const email = `ben-${crypto.randomUUID()}@example.com`;
    const added = await admin.post("/admin/users", {
      name: "Ben",
      email,
      password: "northwind-9",
      credits: "",
    });
    expect(added.status).toBe(201);
    expect(added.body).toMatchObject({
      name: "Ben",
      email,
      role: "user",
      credits: 5,
      authProvider: "email",
      emailVerified: true,
      _id: expect.any(String),
      createdAt: expect.any(String),
    });
    const { _id: id } = added.body;
    const list = await admin.get(
      `/admin/users?page=1&limit=5&search=${email.slice(0, 12)}&role=user&authProvider=`,
    );
    expect(list.body.users).toEqual([added.body]);
    expect(list.body.pagination).toEqual({ page: 1, limit: 5, total: 1, pages: 1, isLowerBound: false });

    const changed = await admin.put(`/admin/users/${id}`, { name: "Ada", credits: 9, role: "admin" });
    expect(changed.body).toMatchObject({ _id: id, name: "Ada", credits: 9, role: "admin" });
    const details = await admin.get(`/admin/users/${id}`);
    expect(details.body).toMatchObject({ sessions: [], searches: 0 });
    const file = await admin.get(`/admin/users/export?search=${email.slice(0, 12)}`);
    expect(file.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(file.body).toMatch(new RegExp(`^\ufeff?Id,Name,.*\r\n${id},Ada,${email},admin,`));
    expect((await admin.delete(`/admin/users/${id}`)).body).toEqual({ status: 200 });
    expect((await admin.get(`/admin/users/${id}`)).status).toBe(404);
  });

  it.each([
    ["a short password", { name: "Ben", email: "b@example.com", password: "12345" }, 400],
    ["no address", { name: "Ben", password: "northwind-9" }, 400],
    ["credits below 0", { name: "Ben", email: "b@example.com", password: "northwind-9", credits: -1 }, 400],
    ["a name with NUL", { name: "B\u0000", email: "b@example.com", password: "northwind-9" }, 400],
    [
      "another provider",
      { name: "Ben", email: "b@example.com", password: "northwind-9", authProvider: "google" },
      400,
    ],
    ["nothing", undefined, 400],
  ])("are not added with %s", async (_name, body, status) => {
    expect((await admin.post("/admin/users", body)).status).toBe(status);
  });

  it("ask for a confirmation when the sign-in is old, and take one", async () => {
    const other = await signUp(product);
    const longAgo = { signed_in_at: new Date(Date.now() - 11 * 60_000) };
    await product.db.updateTable("sessions").set(longAgo).where("user_id", "=", admin.userId).execute();
    const refused = await admin.put(`/admin/users/${other.userId}`, { credits: 50 });
    expect(refused).toMatchObject({ status: 403, body: { errorType: "confirmation_required" } });
    expect((await admin.post("/admin/confirm", { password: "wrong-one-9" })).status).toBe(400);
    expect((await admin.post("/admin/confirm", { password: "northwind-9" })).status).toBe(200);
    expect((await admin.put(`/admin/users/${other.userId}`, { credits: 50 })).body.credits).toBe(50);
    expect((await other.get("/auth/me")).status).toBe(200);
    expect((await admin.delete(`/admin/users/${other.userId}/sessions`)).body).toEqual({ sessions: 1 });
    expect((await other.get("/auth/me")).status).toBe(401);
  });

  it("keep their last admin", async () => {
    const demoted = await admin.put(`/admin/users/${admin.userId}`, { role: "user" });
    expect(demoted).toMatchObject({ status: 409, body: { error: expect.stringContaining("last admin") } });
    expect((await caller(product).get("/admin/users")).status).toBe(401);
  });
});
