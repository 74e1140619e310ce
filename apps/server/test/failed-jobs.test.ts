import { eventually } from "@standings/testing";
import { afterAll, beforeAll, expect, it } from "vitest";
import { caller, type Product, signUp, startProduct } from "./product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

async function failedJobs(token: string) {
  const input = encodeURIComponent(JSON.stringify({ limit: 10 }));
  const { status, body } = await caller(product, token).get(`/../trpc/admin.failedJobs?input=${input}`);
  return { status, jobs: body.result?.data.jobs ?? [] };
}

it("a registration with an address that the mail server refuses is told to admins alone", async () => {
  const maya = await signUp(product);
  const admin = await signUp(product);
  await product.db.updateTable("users").set({ role: "admin" }).where("id", "=", admin.userId).execute();
  const email = `nobody-${crypto.randomUUID()}@example.com`;
  await fetch(`${product.sandbox.url}/mail/faults`, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ faults: [{ kind: "refuse", to: email }] }),
  });
  const registered = await caller(product).post("/auth/register", {
    name: "Ada",
    email,
    password: "northwind-9",
  });
  expect(registered.status).toBe(201);
  const told = await eventually(async () => {
    const { jobs } = await failedJobs(admin.token);
    return jobs.length > 0 && jobs;
  });
  expect(told).toMatchObject([
    { job: "mail_verification_code", subject: email, reason: "refused", attempts: 1 },
  ]);
  expect([(await failedJobs(maya.token)).status, (await failedJobs("none")).status]).toEqual([403, 401]);
  // Asking again is answered as for any other address.
  const again = await caller(product).post("/auth/resend-verification", { email });
  expect(again.status).toBe(200);
});
