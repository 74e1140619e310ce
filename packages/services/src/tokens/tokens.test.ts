import { API_CALLS_PER_MINUTE, API_TOKENS_MAX, API_USE_DAYS, type ApiScope } from "@standings/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mailsTo, newEmail, resetTokenFor, signUp } from "../../test/accounts.ts";
import {
  begin,
  follow,
  orderOf,
  type RunMachine,
  runToEnd,
  startRunMachine,
} from "../../test/run-machine.ts";
import { accountOf, addUser, type TestUser } from "../../test/users.ts";
import { authenticate } from "../auth/authenticate.ts";
import { deductCredits } from "../credits/deduct-credits.ts";
import { getBalance } from "../credits/get-balance.ts";
import {
  changeToken,
  createToken,
  deleteAccount,
  exportAccount,
  forgotPassword,
  listTokens,
  openServices,
  resetPassword,
  revokeToken,
  toServiceError,
} from "../index.ts";
import type { ServiceRequest, TokenViewer } from "../request.ts";
import { startRun } from "../runs/start-run.ts";
import { deleteSearch } from "../searches/delete-search.ts";
import { countFailedCall } from "./authenticate-token.ts";
import type { TokenWishes } from "./create-token.ts";
import { isApiToken, newApiToken } from "./secrets.ts";

let machine: RunMachine;
beforeAll(async () => {
  machine = await startRunMachine({ modelsAreSandbox: false });
});
afterAll(() => machine.close());

let maya: TestUser;
beforeEach(async () => {
  maya = await addUser(machine, { credits: 20 });
  await setAccess(maya.userId, true);
});

async function setAccess(userId: string, api_access: boolean): Promise<void> {
  await machine.db.updateTable("users").set({ api_access }).where("id", "=", userId).execute();
}

const WISHES: TokenWishes = { name: "Weekly report", scopes: ["read"], days: 90, dailyCredits: null };

/** A token, and what it calls with. */
async function tokenOf(owner: Pick<TestUser, "request">, wishes: Partial<TokenWishes> = {}) {
  const { secret, token } = await createToken(owner.request, { ...WISHES, ...wishes });
  const call = () => authenticate(machine.guest, `Bearer ${secret}`);
  return { secret, id: token.id, call };
}

/** A user who calls with a token. */
async function callerOf(
  owner: TestUser,
  wishes: Partial<TokenWishes> = {},
): Promise<TestUser & { id: string }> {
  const { id, call } = await tokenOf(owner, wishes);
  const request = await call();
  return { userId: owner.userId, viewer: request.viewer as TokenViewer, request, id };
}

const RUN = { scopes: ["read", "run"] as ApiScope[] };

const refusal = (code: string) => expect.objectContaining({ code });

async function agesOf(id: string, changes: Record<string, unknown>): Promise<void> {
  await machine.db.updateTable("api_tokens").set(changes).where("id", "=", id).execute();
}

describe("the text of a token", () => {
  it("is told from other text by its form and its checksum", () => {
    const tokens = Array.from({ length: 500 }, newApiToken);
    expect(new Set(tokens).size).toBe(500);
    expect(tokens.every((token) => /^st_live_[0-9A-Za-z]{49}$/.test(token) && isApiToken(token))).toBe(true);
    for (const token of tokens) {
      const last = token.at(-1) === "0" ? "1" : "0";
      expect(isApiToken(token.slice(0, -1) + last)).toBe(false);
      expect(isApiToken(`${token.slice(0, 8)}${token[9]}${token[8]}${token.slice(10)}`)).toBe(
        token[8] === token[9],
      );
    }
  });
});

describe("a token", () => {
  it("is told once, stored as a hash, and known by its first characters", async () => {
    const { secret, token } = await createToken(maya.request, WISHES);
    expect(token).toMatchObject({ name: "Weekly report", scopes: ["read"], calls: 0, lastUsedAt: null });
    expect(secret.startsWith(token.hint)).toBe(true);
    const { rows } = await sql<{ row: string }>`select api_tokens::text as row from api_tokens`.execute(
      machine.db,
    );
    expect(rows.some(({ row }) => row.includes(secret))).toBe(false);
    expect(JSON.stringify(await listTokens(maya.request))).not.toContain(secret);
    const days = (Date.parse(token.expiresAt) - Date.parse(token.createdAt)) / 86_400_000;
    expect(days).toBeCloseTo(90, 1);
  });

  it("calls for its owner, until it is revoked, expires, or the account has no access any more", async () => {
    const ends: [string, (id: string) => Promise<unknown>, string][] = [
      ["revoked", (id) => revokeToken(maya.request, { id }), "INVALID_API_TOKEN"],
      ["expired", (id) => agesOf(id, { expires_at: new Date(Date.now() - 1) }), "INVALID_API_TOKEN"],
      ["without access", () => setAccess(maya.userId, false), "API_ACCESS_OFF"],
    ];
    for (const [name, end, code] of ends) {
      const { id, call } = await tokenOf(maya);
      expect(await getBalance(await call())).toBe(20);
      await end(id);
      await expect(call(), name).rejects.toEqual(refusal(code));
    }
  });

  it("is refused when it is made up, whatever it looks like", async () => {
    for (const text of [
      newApiToken(),
      "st_live_",
      "st_live_x",
      `st_live_${"\u0000"}`,
      `st_live_${"a".repeat(190)}`,
    ]) {
      await expect(authenticate(machine.guest, `Bearer ${text}`)).rejects.toEqual(
        refusal("INVALID_API_TOKEN"),
      );
    }
  });

  it("is not made without access, nor more than there may be at a time", async () => {
    await setAccess(maya.userId, false);
    await expect(createToken(maya.request, WISHES)).rejects.toEqual(refusal("API_ACCESS_OFF"));
    await setAccess(maya.userId, true);
    const made = await Promise.allSettled(
      Array.from({ length: API_TOKENS_MAX + 3 }, () => createToken(maya.request, WISHES)),
    );
    const refused = made.filter(({ status }) => status === "rejected");
    expect(refused).toHaveLength(3);
    for (const { reason } of refused as PromiseRejectedResult[])
      expect(reason).toEqual(refusal("TOO_MANY_TOKENS"));
    const [first] = (await listTokens(maya.request)).tokens;
    await revokeToken(maya.request, { id: first?.id ?? "" });
    await createToken(maya.request, WISHES);
  });

  it("needs no access while the models are the sandbox's", async () => {
    await setAccess(maya.userId, false);
    const { context } = machine;
    const settings = { ...context.settings, modelsAreSandbox: true };
    const viewer = { userId: maya.userId, token: "" };
    const sandbox = openServices({ ...context, settings });
    const { secret } = await createToken(sandbox.request(maya.request.caller, viewer), WISHES);
    expect(
      (await authenticate(sandbox.request(maya.request.caller), `Bearer ${secret}`)).viewer,
    ).toMatchObject({
      userId: maya.userId,
    });
  });

  it("is its owner's alone", async () => {
    const { id } = await tokenOf(maya);
    const ines = await addUser(machine);
    await expect(revokeToken(ines.request, { id })).rejects.toEqual(refusal("TOKEN_NOT_FOUND"));
    await expect(changeToken(ines.request, { id, name: "Mine" })).rejects.toEqual(refusal("TOKEN_NOT_FOUND"));
    expect((await listTokens(ines.request)).tokens).toEqual([]);
    for (const wrong of ["", "1", "\u0000", crypto.randomUUID()]) {
      await expect(revokeToken(maya.request, { id: wrong })).rejects.toEqual(refusal("TOKEN_NOT_FOUND"));
    }
  });

  it("is told by mail, ends with a new password by mail, and goes with the account", async () => {
    const email = newEmail("token");
    const account = await signUp(machine, email);
    const { user } = account;
    await setAccess(user.id, true);
    const { call } = await tokenOf(account, RUN);
    await machine.runJobs();
    const [mail] = await mailsTo(machine, email);
    expect(mail?.subject).toBe("A new API token of your Standings account");
    expect(mail?.text).toContain("read your rankings and spend your credits");
    expect((await exportAccount(account.request)).apiTokens).toMatchObject([{ name: "Weekly report" }]);
    await call();
    await forgotPassword(machine.guest, email);
    await resetPassword(machine.guest, {
      token: await resetTokenFor(machine, email),
      password: "tundra-lamp-4",
    });
    await expect(call()).rejects.toEqual(refusal("INVALID_API_TOKEN"));
  });
});

describe("scopes", () => {
  it("let a token read, run, and never change the account", async () => {
    const reader = await callerOf(maya);
    const runner = await callerOf(maya, RUN);
    const deduction = { action: "prompt_analysis", idempotencyKey: crypto.randomUUID() } as const;
    expect(await getBalance(reader.request)).toBe(20);
    await expect(deductCredits(reader.request, deduction)).rejects.toMatchObject({
      code: "SCOPE_MISSING",
      fields: { errorType: "scope_missing", scope: "run" },
    });
    expect(await deductCredits(runner.request, deduction)).toEqual({ cost: 1, credits: 19 });
    const account: [string, (request: ServiceRequest) => Promise<unknown>][] = [
      ["createToken", (request) => createToken(request, WISHES)],
      ["listTokens", listTokens],
      ["revokeToken", (request) => revokeToken(request, { id: runner.id })],
      ["changeToken", (request) => changeToken(request, { id: runner.id, dailyCredits: null })],
      ["deleteAccount", (request) => deleteAccount(request, { email: "", password: "" })],
      ["exportAccount", exportAccount],
      ["deleteSearch", (request) => deleteSearch(request, crypto.randomUUID())],
    ];
    for (const [name, verb] of account) {
      const call = async () => verb(runner.request);
      await expect(call(), name).rejects.toEqual(refusal("SESSION_REQUIRED"));
    }
  });

  it("of run alone reads as well", async () => {
    expect(await getBalance((await callerOf(maya, { scopes: ["run"] })).request)).toBe(20);
  });
});

describe("the minute of an account", () => {
  it("is shared by its tokens, over all processes", async () => {
    const one = await tokenOf(maya);
    const two = await tokenOf(maya);
    const [first, second] = [(await one.call()).viewer, (await two.call()).viewer];
    // Unless the minute ended between the two.
    const left = [first, second].map((viewer) => viewer?.apiToken?.calls.left ?? 0);
    expect(left[0]).toBe(API_CALLS_PER_MINUTE - 1);
    expect([API_CALLS_PER_MINUTE - 1, API_CALLS_PER_MINUTE - 2]).toContain(left[1]);
    await sql`update rate_limits set count = ${API_CALLS_PER_MINUTE + 5}
      where key = ${`api_call:user:${maya.userId}`}`.execute(machine.db);
    await sql`insert into rate_limits (key, window_start, count)
      select ${`api_call:user:${maya.userId}`}, to_timestamp(floor(extract(epoch from now()) / 60) * 60 + step * 60), 999
      from generate_series(0, 1) step on conflict do nothing`.execute(machine.db);
    await expect(two.call()).rejects.toMatchObject({ code: "TOO_MANY_REQUESTS", status: 429 });
  });
});

describe("what tokens did", () => {
  it("is told by day, with errors, and of revoked tokens too", async () => {
    const { id, call } = await tokenOf(maya, RUN);
    const { call: other } = await tokenOf(maya);
    for (let times = 0; times < 3; times++) await call();
    await countFailedCall(await other());
    await countFailedCall(maya.request);
    await revokeToken(maya.request, { id });
    const { tokens, days, hasAccess } = await listTokens(maya.request);
    expect(hasAccess).toBe(true);
    expect(tokens).toMatchObject([{ calls: 1, lastUsedAt: expect.any(String) }]);
    expect(days).toHaveLength(API_USE_DAYS);
    expect(days.at(-1)).toMatchObject({ calls: 4, errors: 1 });
    expect(days.slice(0, -1).every(({ calls }) => calls === 0)).toBe(true);
  });

  it("counts credits that were spent, less what came back", async () => {
    const token = await callerOf(maya, RUN);
    machine.one.tell("alpha", "fail");
    await runToEnd(machine, token);
    await runToEnd(machine, maya);
    await runToEnd(machine, token, { kind: "expert" });
    const { tokens, spent } = await listTokens(maya.request);
    const entries = await machine.db
      .selectFrom("ledger_entries")
      .select(["reason", "delta", "api_token_id as by"])
      .where("user_id", "=", maya.userId)
      .where("reason", "<>", "adjustment")
      .orderBy("id")
      .execute();
    const byTokens = -entries.filter(({ by }) => by === token.id).reduce((sum, { delta }) => sum + delta, 0);
    expect(spent).toEqual({ byTokens, all: 20 - (await accountOf(machine, maya.userId)).credits });
    expect(tokens[0]?.spentToday).toBe(byTokens);
  });
});

describe("the credits of a day", () => {
  it("are not passed, however many starts there are at once", async () => {
    const token = await callerOf(maya, { ...RUN, dailyCredits: 3 });
    const starts = await Promise.allSettled(
      Array.from({ length: 10 }, () => startRun(machine.context, token.viewer, orderOf())),
    );
    expect(starts.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    for (const start of starts) {
      if (start.status === "rejected") expect(toServiceError(start.reason)?.code).toBe("TOKEN_LIMIT");
    }
    expect((await accountOf(machine, maya.userId)).credits).toBe(17);
    // Its owner goes on.
    await begin(machine, maya);
  });

  it("find a start again that was made before they were spent", async () => {
    const token = await callerOf(maya, { ...RUN, dailyCredits: 1 });
    const order = orderOf();
    const first = await startRun(machine.context, token.viewer, order);
    expect(await startRun(machine.context, token.viewer, order)).toEqual(first);
    const deduction = { action: "prompt_analysis", idempotencyKey: crypto.randomUUID() } as const;
    await expect(deductCredits(token.request, deduction)).rejects.toMatchObject({
      constraint: "api_tokens_daily_credits",
    });
    await changeToken(maya.request, { id: token.id, dailyCredits: 2 });
    const deducted = await deductCredits(token.request, deduction);
    await changeToken(maya.request, { id: token.id, dailyCredits: 1 });
    expect(await deductCredits(token.request, deduction)).toEqual(deducted);
  });

  it("come back with a refund, to the day on which they were spent", async () => {
    const token = await callerOf(maya, { ...RUN, dailyCredits: 1 });
    machine.one.tell("alpha", "fail");
    machine.one.tell("beta", "fail");
    const { searchId } = await runToEnd(machine, token);
    expect((await follow(maya, searchId)).at(-1)).toMatchObject({ type: "complete", refunded: true });
    expect((await listTokens(maya.request)).tokens[0]?.spentToday).toBe(0);
    await runToEnd(machine, token);
    expect((await listTokens(maya.request)).tokens[0]?.spentToday).toBe(1);
  });
});
