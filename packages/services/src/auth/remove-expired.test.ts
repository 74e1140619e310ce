import { insertJob } from "@standings/database";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newEmail, PASSWORD, queuedJobs, signUp } from "../../test/accounts.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { login } from "./login.ts";
import { register } from "./register.ts";
import { removeExpired } from "./remove-expired.ts";
import { forgotPassword } from "./reset-password.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

const TABLES = [
  "sessions",
  "refresh_tokens",
  "password_resets",
  "registrations",
  "known_devices",
  "rate_limits",
] as const;

async function counts(): Promise<number[]> {
  return Promise.all(
    TABLES.map(async (table) => {
      const rows = await services.db.selectFrom(table).select(sql<number>`1`.as("one")).execute();
      return rows.length;
    }),
  );
}

it("removes what is over and keeps what is not", async () => {
  const { db } = services;
  const { email } = await signUp(services);
  await login(services.guest, { email, password: PASSWORD, deviceToken: "a-device-of-maya-0001" });
  await forgotPassword(services.guest, email);
  await register(services.guest, {
    name: "Ada",
    email: newEmail("ada"),
    password: PASSWORD,
    queryParams: {},
  });
  await services.runJobs();
  const before = await counts();
  expect(before.every((count) => count > 0)).toBe(true);
  await removeExpired(services.services.systemRequest());
  expect(await counts()).toEqual(before);

  const past = new Date(Date.now() - 31 * 86_400_000);
  for (const table of ["sessions", "refresh_tokens", "password_resets", "registrations"] as const) {
    await db.updateTable(table).set({ expires_at: past }).execute();
  }
  const longAgo = new Date(Date.now() - 181 * 86_400_000);
  await db.updateTable("known_devices").set({ last_used_at: longAgo }).execute();
  await db.updateTable("rate_limits").set({ window_start: past }).execute();
  for (const [name, daysAgo] of [
    ["Old", 732],
    ["New", 700],
  ] as const)
    await db
      .insertInto("contact_submissions")
      .values({
        name,
        email: newEmail("writer"),
        message: "Hello",
        inquiry_type: "general",
        created_at: new Date(Date.now() - daysAgo * 86_400_000),
      })
      .execute();
  await removeExpired(services.services.systemRequest());
  expect(await counts()).toEqual([0, 0, 0, 0, 0, 0]);
  const messages = await db.selectFrom("contact_submissions").select("name").execute();
  expect(messages).toEqual([{ name: "New" }]);
});

it("removes jobs that were given up long ago", async () => {
  const { db } = services;
  for (const days of [8, 1]) {
    await insertJob(db, "mail_reset_link", { email: `${days}@example.com` });
    await sql`
      update graphile_worker._private_jobs
      set attempts = max_attempts, updated_at = now() - make_interval(days => ${days}::integer)
      where payload ->> 'email' = ${`${days}@example.com`}
    `.execute(db);
  }
  await removeExpired(services.services.systemRequest());
  const left = await queuedJobs(services);
  expect(left.map(({ payload }) => payload.email)).toEqual(["1@example.com"]);
});

it("is for the product alone", async () => {
  await expect(removeExpired(services.guest)).rejects.toMatchObject({ code: "FORBIDDEN" });
});
