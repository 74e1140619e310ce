import { SECURITY_LOG_DAYS } from "@standings/domain";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  newEmail,
  PASSWORD,
  providerToken,
  registerAs,
  requestOf,
  resetTokenFor,
} from "../../test/accounts.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { addUser, type TestUser } from "../../test/users.ts";
import { changePassword } from "../account/change-password.ts";
import { deleteAccount } from "../account/delete-account.ts";
import { login } from "../auth/login.ts";
import { refresh } from "../auth/refresh.ts";
import { removeExpired } from "../auth/remove-expired.ts";
import { forgotPassword, resetPassword } from "../auth/reset-password.ts";
import { endOtherSessions } from "../auth/sessions.ts";
import { signInWithGoogle } from "../auth/sign-in-with-google.ts";
import { verifyEmail } from "../auth/verify-email.ts";
import { handleWebhook } from "../billing/handle-webhook.ts";
import { countAttempt } from "../limits/rate-limit.ts";
import { listSecurityEvents } from "./list-security-events.ts";
import { recordSecurityEvent } from "./record-security-event.ts";
import { SECURITY_EVENTS } from "./security-events.ts";

let services: TestServices;
let admin: TestUser;
beforeAll(async () => {
  services = await startServices();
  admin = await addUser(services, { role: "admin" });
});
beforeEach(async () => {
  await services.db.deleteFrom("security_events").execute();
});
afterAll(() => services.close());

const list = (filter: object = {}) => listSecurityEvents(admin.request, { limit: 100, ...filter });

describe("an event", () => {
  it("is a row and a line of the log, without its IP and e-mail address", async () => {
    const lines: object[] = [];
    const log = { ...services.context.log, info: (details: object) => lines.push(details) };
    const email = newEmail("nobody");
    const event = {
      event: "sign_in_failed",
      address: "203.0.113.9",
      email,
      details: { by: "password" },
    } as const;
    await recordSecurityEvent({ ...services.context, log }, event);
    const { events } = await list();
    const { addressHash, accountHash } = events[0] ?? {};
    expect(events[0]).toMatchObject({ event: "sign_in_failed", userId: null, details: { by: "password" } });
    expect([addressHash, accountHash]).toEqual([
      expect.stringMatching(/^[0-9a-f]{32}$/),
      expect.stringMatching(/^[0-9a-f]{32}$/),
    ]);
    const line = {
      security: "sign_in_failed",
      addressHash,
      accountHash,
      userId: null,
      details: event.details,
    };
    expect(lines).toEqual([line]);
    for (const secret of [email, "203.0.113.9"])
      expect(JSON.stringify([events, lines])).not.toContain(secret);
  });

  it("of an address with an account names the account instead", async () => {
    const { userId } = await addUser(services);
    const users = services.db.selectFrom("users").select("email").where("id", "=", userId);
    const { email } = await users.executeTakeFirstOrThrow();
    await recordSecurityEvent(services.context, { event: "reset_asked", email });
    expect((await list()).events).toMatchObject([{ userId, accountHash: null, addressHash: null }]);
  });

  it("is removed once the log does not go back to it", async () => {
    for (const event of SECURITY_EVENTS) await recordSecurityEvent(services.context, { event });
    const old = new Date(Date.now() - (SECURITY_LOG_DAYS + 1) * 86_400_000);
    await services.db
      .updateTable("security_events")
      .set({ at: old })
      .where("event", "<>", "limit_hit")
      .execute();
    await removeExpired(services.services.systemRequest());
    expect((await list()).events.map(({ event }) => event)).toEqual(["limit_hit"]);
  });
});

describe("the log tells", () => {
  it("what happens to an account, without what was typed", async () => {
    const { context, guest } = services;
    const email = newEmail("maya");
    const maya = await verifyEmail(guest, await registerAs(services, email));
    const request = requestOf(services, maya);
    const wrong = login(guest, { email, password: "wrong-secret" });
    await expect(wrong).rejects.toMatchObject({ code: "INVALID_CREDENTIALS" });
    const { refreshToken } = await login(guest, { email, password: PASSWORD });
    await refresh(guest, refreshToken);
    await expect(refresh(guest, refreshToken)).rejects.toMatchObject({ code: "INVALID_REFRESH_TOKEN" });
    await changePassword(request, { currentPassword: PASSWORD, newPassword: "southwind-8" });
    const refused = endOtherSessions(request, { password: "wrong-secret" });
    await expect(refused).rejects.toMatchObject({ code: "WRONG_PASSWORD" });
    await endOtherSessions(request, { password: "southwind-8" });
    await signInWithGoogle(guest, { token: await providerToken(services, { email }), queryParams: {} });
    await forgotPassword(guest, email);
    await resetPassword(guest, { token: await resetTokenFor(services, email), password: "westwind-7" });
    const again = await login(guest, { email, password: "westwind-7" });
    await deleteAccount(requestOf(services, again), { email, password: "westwind-7" });
    const { events } = await list({ userId: maya.user.id });
    expect(events.map(({ event }) => event).reverse()).toEqual([
      "email_verified",
      "sign_in_failed",
      "sign_in_succeeded",
      "refresh_reused",
      "password_changed",
      "password_refused",
      "sessions_ended",
      "provider_linked",
      "sign_in_succeeded",
      "reset_asked",
      "password_reset",
      "sign_in_succeeded",
      "account_deleted",
    ]);
    const registered = (await list({ event: "registered" })).events;
    expect(registered).toMatchObject([{ userId: null, accountHash: context.keyedHash("email", email) }]);
    for (const secret of ["secret", PASSWORD, "wind-", email, "192.0.2.1"]) {
      expect(JSON.stringify([events, registered])).not.toContain(secret);
    }
  });

  it("a refused webhook, and of many of one address only the first ones", async () => {
    const webhook = { body: Buffer.from("{}"), signature: "forged" };
    for (let index = 0; index < 30; index += 1) {
      await expect(handleWebhook(services.guest, webhook)).rejects.toMatchObject({ code: "WEBHOOK_REFUSED" });
    }
    expect((await list({ event: "webhook_refused" })).events).toHaveLength(20);
    expect((await list({ event: "limit_hit" })).events).toHaveLength(1);
  });

  it("a limit that was hit, once per window and key", async () => {
    const attempt = { address: "192.0.2.77", email: newEmail("limited") };
    const attempts = Array.from({ length: 40 }, () => countAttempt(services.context, "contact", attempt));
    await Promise.allSettled(attempts);
    const { events } = await list({ event: "limit_hit" });
    expect(new Set(events.map(({ details }) => details))).toEqual(
      new Set([
        { action: "contact", by: "address" },
        { action: "contact", by: "email" },
      ]),
    );
  });
});

describe("the list", () => {
  it("pages from the newest to the oldest, filtered by event and user", async () => {
    const { userId } = await addUser(services);
    for (let index = 0; index < 5; index += 1) {
      await recordSecurityEvent(services.context, { event: "sign_in_succeeded", userId, details: { index } });
      await recordSecurityEvent(services.context, { event: "sign_in_failed" });
    }
    const filter = { event: "sign_in_succeeded", userId, limit: 3 } as const;
    const first = await list(filter);
    const second = await list({ ...filter, before: first.next });
    const indexes = [first, second].map((page) => page.events.map(({ details }) => details.index));
    expect([indexes, second.next]).toEqual([
      [
        [4, 3, 2],
        [1, 0],
      ],
      null,
    ]);
    expect(await list({ userId: "nonsense" })).toEqual({ events: [], next: null });
  });

  it("is for admins alone", async () => {
    const maya = await addUser(services);
    await expect(listSecurityEvents(services.guest, { limit: 1 })).rejects.toMatchObject({
      code: "AUTHENTICATION_REQUIRED",
    });
    await expect(listSecurityEvents(maya.request, { limit: 1 })).rejects.toMatchObject({ code: "FORBIDDEN" });
  });
});
