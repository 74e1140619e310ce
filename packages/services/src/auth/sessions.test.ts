import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Account, PASSWORD, requestOf, signUp } from "../../test/accounts.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { authenticate } from "./authenticate.ts";
import { listSessions } from "./list-sessions.ts";
import { login } from "./login.ts";
import { refresh } from "./refresh.ts";
import { endOtherSessions, endSession, logout } from "./sessions.ts";

let services: TestServices;
let maya: Account;
beforeAll(async () => {
  services = await startServices();
});
beforeEach(async () => {
  maya = await signUp(services);
});
afterAll(() => services.close());

const WRONG = { code: "WRONG_PASSWORD" };
const newSession = () => login(services.guest, { email: maya.email, password: PASSWORD });
const viewerOf = async (token: string) => (await authenticate(services.guest, `Bearer ${token}`)).viewer;

async function expire(): Promise<void> {
  const past = new Date(Date.now() - 1000);
  await services.db
    .updateTable("sessions")
    .set({ expires_at: past })
    .where("user_id", "=", maya.user.id)
    .execute();
}

describe("a session", () => {
  it("is found by its token, and never by the hash that is stored", async () => {
    expect(await viewerOf(maya.token)).toEqual({ userId: maya.user.id, token: maya.token });
    const { id } = await services.db
      .selectFrom("sessions")
      .select("id")
      .where("user_id", "=", maya.user.id)
      .executeTakeFirstOrThrow();
    for (const token of [id, `hash:${id}`]) expect(await viewerOf(token)).toBeNull();
  });

  it("ends with its refresh token", async () => {
    const other = await newSession();
    await logout(maya.request);
    expect(await viewerOf(maya.token)).toBeNull();
    await expect(refresh(services.guest, maya.refreshToken)).rejects.toMatchObject({
      code: "INVALID_REFRESH_TOKEN",
    });
    expect(await viewerOf(other.token)).not.toBeNull();
  });

  it("notes its last use, at most every five minutes", async () => {
    const lastUse = async () => {
      const row = services.db
        .selectFrom("sessions")
        .select("last_used_at")
        .where("user_id", "=", maya.user.id);
      return (await row.executeTakeFirstOrThrow()).last_used_at.getTime();
    };
    for (const [minutes, isNoted] of [
      [4, false],
      [6, true],
    ] as const) {
      const before = new Date(Date.now() - minutes * 60_000);
      const used = services.db.updateTable("sessions").set({ last_used_at: before });
      await used.where("user_id", "=", maya.user.id).execute();
      await viewerOf(maya.token);
      expect((await lastUse()) > before.getTime()).toBe(isNoted);
    }
  });

  it("can be renewed for 60 days, and a sign-in lasts 90 in all", async () => {
    const daysLeft = async () => {
      const { rows } = await sql<{ days: number }>`
        select extract(epoch from max(expires_at) - now()) / 86400 as days from refresh_tokens
        where user_id = ${maya.user.id} and used_at is null`.execute(services.db);
      return Number(rows[0]?.days);
    };
    expect(await daysLeft()).toBeCloseTo(60, 1);
    await sql`update refresh_tokens set signed_in_at = now() - interval '40 days'
      where user_id = ${maya.user.id}`.execute(services.db);
    await refresh(services.guest, maya.refreshToken);
    expect(await daysLeft()).toBeCloseTo(50, 1);
  });

  it("that has expired can still be renewed, once", async () => {
    await expire();
    expect(await viewerOf(maya.token)).toBeNull();
    const renewed = await refresh(services.guest, maya.refreshToken);
    expect(await viewerOf(renewed.token)).not.toBeNull();
    await expect(refresh(services.guest, maya.refreshToken)).rejects.toMatchObject({
      code: "INVALID_REFRESH_TOKEN",
    });
    expect(await viewerOf(renewed.token)).toBeNull();
  });
});

it("an expired refresh token renews nothing", async () => {
  await services.db
    .updateTable("refresh_tokens")
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where("user_id", "=", maya.user.id)
    .execute();
  await expect(refresh(services.guest, maya.refreshToken)).rejects.toMatchObject({ status: 401 });
});

describe("a list of sessions", () => {
  it("shows the live ones and which one asks; each can be ended by its id", async () => {
    const other = await newSession();
    const sessions = await listSessions(maya.request);
    expect(sessions.map(({ current, userAgent }) => [current, userAgent])).toEqual([
      [false, "Test"],
      [true, "Test"],
    ]);
    const [listed] = sessions;
    const id = listed?.id ?? "";
    await expect(endSession(maya.request, { id })).rejects.toMatchObject({ code: "INVALID_INPUT" });
    await expect(endSession(maya.request, { id, password: "wrong-one" })).rejects.toMatchObject(WRONG);
    expect(await viewerOf(other.token)).not.toBeNull();
    await endSession(maya.request, { id, password: PASSWORD });
    expect(await viewerOf(other.token)).toBeNull();
    expect(await listSessions(maya.request)).toHaveLength(1);
  });

  it.each(["nonsense", "00000000-0000-4000-8000-000000000000"])("has none called %s", async (id) => {
    await expect(endSession(maya.request, { id, password: PASSWORD })).rejects.toMatchObject({
      code: "NOT_FOUND",
    });
  });

  it("ends nobody else's", async () => {
    const eve = await signUp(services);
    const [session] = await listSessions(maya.request);
    await expect(
      endSession(eve.request, { id: session?.id ?? "", password: PASSWORD }),
    ).rejects.toMatchObject({ code: "NOT_FOUND" });
    expect(await viewerOf(maya.token)).not.toBeNull();
  });
});

it("signing out elsewhere asks for the password and ends all other sessions, and the refresh tokens of expired ones too", async () => {
  const other = await newSession();
  await expire();
  const here = await newSession();
  const end = (password: string) => endOtherSessions(requestOf(services, here), { password });
  await expect(end("wrong-one")).rejects.toMatchObject(WRONG);
  await end(PASSWORD);
  expect(await viewerOf(here.token)).not.toBeNull();
  for (const { refreshToken } of [maya, other]) {
    await expect(refresh(services.guest, refreshToken)).rejects.toMatchObject({
      code: "INVALID_REFRESH_TOKEN",
    });
  }
  expect(await refresh(services.guest, here.refreshToken)).toMatchObject({ isNewUser: false });
});

describe("a sign-in", () => {
  const past = (days: number) => new Date(Date.now() - days * 86_400_000);
  const setSignIn = async (days: number) => {
    const signedIn = { signed_in_at: past(days) };
    for (const table of ["sessions", "refresh_tokens"] as const) {
      await services.db.updateTable(table).set(signedIn).where("user_id", "=", maya.user.id).execute();
    }
  };
  /** Days until the last of what the user could still sign in with ends. */
  const lastDay = async (): Promise<number> => {
    const { rows } = await sql<{ days: number }>`
      select round(extract(epoch from max(expires_at) - now()) / 86400)::integer as days from (
        select expires_at from sessions where user_id = ${maya.user.id}
        union all select expires_at from refresh_tokens where user_id = ${maya.user.id} and used_at is null
      ) live
    `.execute(services.db);
    return rows[0]?.days ?? 0;
  };

  it("ends 90 days after it began, however often it is renewed", async () => {
    await setSignIn(80);
    const renewed = await refresh(services.guest, maya.refreshToken);
    expect(await lastDay()).toBe(10);
    await setSignIn(90);
    await expect(refresh(services.guest, renewed.refreshToken)).rejects.toMatchObject({
      code: "INVALID_REFRESH_TOKEN",
    });
  });

  it("ends 90 days after it began, however often its session is used", async () => {
    await setSignIn(80);
    const soon = { expires_at: new Date(Date.now() + 86_400_000) };
    await services.db.updateTable("sessions").set(soon).where("user_id", "=", maya.user.id).execute();
    await services.db.deleteFrom("refresh_tokens").where("user_id", "=", maya.user.id).execute();
    expect(await viewerOf(maya.token)).not.toBeNull();
    expect(await lastDay()).toBe(10);
  });
});
