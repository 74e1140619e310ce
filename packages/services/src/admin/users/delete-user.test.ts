import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newEmail, PASSWORD, queuedJobs, signUp } from "../../../test/accounts.ts";
import { buy, planOf } from "../../../test/buying.ts";
import { addSearch } from "../../../test/searches.ts";
import { startServices, type TestServices } from "../../../test/test-services.ts";
import { accountOf, addUser as insertUser, type TestUser } from "../../../test/users.ts";
import { authenticate } from "../../auth/authenticate.ts";
import { login } from "../../auth/login.ts";
import { refresh } from "../../auth/refresh.ts";
import { removeExpired } from "../../auth/remove-expired.ts";
import { addUser } from "./add-user.ts";
import { changeUser } from "./change-user.ts";
import { deleteUser } from "./delete-user.ts";
import { getUserDetails } from "./get-user-details.ts";
import { endSessionsOf } from "./sign-user-out.ts";

let services: TestServices;
let admin: TestUser;
beforeAll(async () => {
  services = await startServices();
  admin = await insertUser(services, { role: "admin" });
});
afterAll(() => services.close());

describe("deleting a user", () => {
  it("removes the person, ends the subscription, keeps the ledger nameless and shared searches without an owner", async () => {
    const maya = await signUp(services);
    const id = maya.user.id;
    await buy(services, maya.request, { plan: "pro" });
    const subscriptionId = (await planOf(services, maya.request)).subscriptionId ?? "";
    const owner = { userId: id, viewer: { userId: id, token: "" }, request: maya.request };
    const shared = await addSearch(services, owner, { prompt: "Best CRM" });
    await addSearch(services, owner, { prompt: "Best secret", isPrivate: true });
    await changeUser(admin.request, { id, name: "Maya Okonkwo", credits: 9, reason: "A gift" });
    const message = { name: "Maya", email: maya.email, message: "Hello", inquiry_type: "general" } as const;
    await services.db.insertInto("contact_submissions").values(message).execute();
    const before = await services.db
      .selectFrom("ledger_entries")
      .selectAll()
      .where("user_id", "=", id)
      .execute();

    await deleteUser(admin.request, id);

    expect(await queuedJobs(services)).toContainEqual({
      name: "end_subscription",
      payload: { subscriptionId },
    });
    await services.runJobs();
    const { payments } = services.context;
    expect(await payments.readSubscription(subscriptionId)).toMatchObject({ state: "ended" });
    const after = services.db.selectFrom("ledger_entries").selectAll().where("user_id", "=", id);
    expect(await after.execute()).toEqual(before);
    const searches = services.db.selectFrom("searches").select("id").where("user_id", "=", id);
    expect(await searches.execute()).toEqual([{ id: shared }]);
    const { rows } = await sql<{ where: string }>`
      select 'users' as where from users where ${maya.email} in (email) or name like '%Okonkwo%'
      union all select 'sessions' from sessions where user_id = ${id}
      union all select 'refresh tokens' from refresh_tokens where user_id = ${id}
      union all select 'messages' from contact_submissions where email = ${maya.email}
      union all select 'changes' from changes where (before || after)::text like ${`%${maya.email}%`}
        or (before || after)::text like '%Okonkwo%'`.execute(services.db);
    expect(rows).toEqual([]);
    await expect(login(services.guest, { email: maya.email, password: PASSWORD })).rejects.toMatchObject({
      code: "INVALID_CREDENTIALS",
    });
    for (const verb of [getUserDetails, deleteUser]) {
      await expect(verb(admin.request, id)).rejects.toMatchObject({ code: "USER_NOT_FOUND" });
    }
  });
});

describe("adding a user", () => {
  const added = (email: string, more = {}) =>
    addUser(admin.request, {
      name: "Ben",
      email,
      password: PASSWORD,
      credits: 5,
      role: "user",
      emailVerified: true,
      ...more,
    });

  it("opens an account with credits that the ledger explains, and that can sign in", async () => {
    const email = newEmail("ben");
    const { id } = await added(email);
    const { token } = await login(services.guest, { email, password: PASSWORD });
    expect((await authenticate(services.guest, `Bearer ${token}`)).viewer?.userId).toBe(id);
    expect((await accountOf(services, id)).credits).toBe(5);
    const { rows } = await sql`select delta, note from ledger_entries where user_id = ${id}`.execute(
      services.db,
    );
    expect(rows).toEqual([{ delta: 5, note: "Account added by an admin" }]);
    const again = await signUp(services, email.replace("@", "+again@"));
    expect(again.user.credits).toBe(0);
  });

  it("is refused for a taken address, also by two admins at once, and for a weak password", async () => {
    const email = newEmail("twice");
    const ends = await Promise.allSettled([added(email), added(email), added(email)]);
    expect(ends.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(added(email)).rejects.toMatchObject({ code: "EMAIL_TAKEN" });
    await expect(added(newEmail("weak"), { password: "password" })).rejects.toMatchObject({
      code: "COMMON_PASSWORD",
    });
  });

  it("whose address is not verified cannot sign in, and is not swept away", async () => {
    const email = newEmail("unverified");
    const { id } = await added(email, { emailVerified: false, credits: 0 });
    await expect(login(services.guest, { email, password: PASSWORD })).rejects.toMatchObject({
      code: "INVALID_CREDENTIALS",
    });
    await sql`update users set created_at = now() - interval '1 year' where id = ${id}`.execute(services.db);
    await removeExpired(services.services.systemRequest());
    expect(await getUserDetails(admin.request, id)).toMatchObject({ emailVerified: false });
  });
});

it("ending a user's sessions ends them at once, with what would renew them", async () => {
  const maya = await signUp(services);
  expect(await getUserDetails(admin.request, maya.user.id)).toMatchObject({ sessions: [{}], searches: 0 });
  expect(await endSessionsOf(admin.request, maya.user.id)).toBe(1);
  expect((await authenticate(services.guest, `Bearer ${maya.token}`)).viewer).toBeNull();
  await expect(refresh(services.guest, maya.refreshToken)).rejects.toMatchObject({
    code: "INVALID_REFRESH_TOKEN",
  });
});
