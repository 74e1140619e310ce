import { afterAll, beforeAll, expect, it } from "vitest";
import { caller, type Product, type SignedUp, signUp, startProduct } from "./product.ts";

let product: Product;
let ines: SignedUp;
beforeAll(async () => {
  product = await startProduct();
  ines = await signUp(product);
  await product.db.updateTable("users").set({ role: "admin" }).where("id", "=", ines.userId).execute();
});
afterAll(() => product.close());

it("GET /admin/stats has the documented fields", async () => {
  const { email } = await signUp(product);
  const { status, body } = await ines.get("/admin/stats");
  const admins = await product.db.selectFrom("users").select("id").where("role", "=", "admin").execute();
  const users = await product.db.selectFrom("users").select("id").execute();
  expect({ status, ...body }).toMatchObject({
    status: 200,
    users: { total: users.length, admins: admins.length },
    contactSubmissions: { total: 0 },
    searches: { total: 0, trending: 0 },
  });
  const { _id, createdAt, ...newest } = body.recentUsers[0];
  expect(newest).toEqual({ name: "Maya Okonkwo", email, credits: 5 });
  expect([_id, createdAt]).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), expect.stringMatching(/Z$/)]);
});

it("GET /admin/changes lists and saves changes; a wrong filter is the caller's mistake", async () => {
  const change = {
    action: "post_added",
    subject_kind: "post",
    subject_id: "1",
    subject_name: "=1+1",
  } as const;
  const values = { ...change, admin_id: ines.userId, before: "{}", after: "{}", reason: "" };
  await product.db.insertInto("changes").values(values).execute();
  const { body } = await ines.get("/admin/changes?action=post_added&search=okonkwo");
  expect(body).toMatchObject({
    changes: [{ admin: { name: "Maya Okonkwo" }, sentence: "Maya Okonkwo added the post =1+1" }],
    pagination: { page: 1, limit: 20, total: 1, pages: 1 },
  });
  for (const query of [
    "subject=%00",
    "from=0000-01-01",
    "action=fly",
    "from=2026-02-30",
    "page=0",
    "admin=me",
  ]) {
    expect((await ines.get(`/admin/changes?${query}`)).status, query).toBe(400);
  }
  const file = await fetch(`${product.url}/api/admin/changes/export?subjectKind=post`, {
    headers: { authorization: `Bearer ${ines.token}` },
  });
  expect(file.headers.get("content-disposition")).toMatch(
    /^attachment; filename="standings-changes-.*\.csv"$/,
  );
  expect(await file.text()).toContain(",post_added,post,'=1+1,Maya Okonkwo added the post =1+1,");
  expect((await caller(product).get("/admin/changes/export")).status).toBe(401);
});
