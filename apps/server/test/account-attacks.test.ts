import { eventually } from "@standings/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createProcesses, type ServerProcess } from "./processes.ts";
import { caller, codeFor, mailsTo, type Product, type SignedUp, signUp, startProduct } from "./product.ts";

/** Attacks of the second review, against two processes over one database. */

let product: Product;
let processes: ReturnType<typeof createProcesses>;
let other: ServerProcess;
let maya: SignedUp;
beforeAll(async () => {
  product = await startProduct();
  processes = createProcesses({ ...product, variables: { TRUST_PROXY: "1" } });
  other = await processes.start();
});
beforeEach(async () => {
  maya = await signUp(product);
});
afterAll(async () => {
  await processes.killAll();
  await product.close();
});

const ROUNDS = 6;
const PASSWORD = "northwind-9";
const newEmail = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;
const from = (address: string) => ({ "x-forwarded-for": address });
/** One process, then the other. */
const processAt = (index: number) => caller(index % 2 === 0 ? product : other);
const renew = (refreshToken: string, index: number) =>
  processAt(index).post("/auth/refresh", { refreshToken });
const statusOf = async (token: string) => (await caller(other, token).get("/auth/me")).status;

/** Renews a session again and again, on both processes, until it is refused; gives every token it got. */
async function renewUntilRefused(refreshToken: string): Promise<string[]> {
  const tokens: string[] = [];
  let next = refreshToken;
  for (let index = 0; ; index += 1) {
    const reply = await renew(next, index);
    if (reply.status !== 200) return tokens;
    tokens.push(reply.body.token);
    next = reply.body.refreshToken;
  }
}

async function signInAgain(): Promise<SignedUp> {
  const { body } = await caller(product).post("/auth/login", { email: maya.email, password: PASSWORD });
  return { ...maya, ...caller(product, body.token), token: body.token, refreshToken: body.refreshToken };
}

describe("renewing a session while it ends", () => {
  it("a refresh token used twice at once leaves nobody signed in", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { refreshToken } = await signInAgain();
      const replies = await Promise.all([renew(refreshToken, 0), renew(refreshToken, 1)]);
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
      const winner = replies.find(({ status }) => status === 200)?.body;
      expect(await statusOf(winner.token)).toBe(401);
      expect((await renew(winner.refreshToken, 1)).status).toBe(401);
    }
  });

  it("a thief who renews all the time is out with the reset of the password", async () => {
    for (let round = 0; round < ROUNDS / 2; round += 1) {
      const stolen = await caller(product).post("/auth/login", {
        email: maya.email,
        password: round === 0 ? PASSWORD : `southwind-${round - 1}`,
      });
      const thief = renewUntilRefused(stolen.body.refreshToken);
      await caller(product).post("/auth/forgot-password", { email: maya.email }, from(`198.51.100.${round}`));
      const token = await eventually(async () => {
        const links = (await mailsTo(product.sandbox, maya.email)).filter(({ text }) =>
          text.includes("/reset-password"),
        );
        return links.length > round && /token=(\S+)/.exec(links[0]?.text ?? "")?.[1];
      });
      const reset = { token, password: `southwind-${round}` };
      expect((await caller(other).post("/auth/reset-password", reset)).status).toBe(200);
      const tokens = await thief;
      expect(tokens.length).toBeGreaterThan(0);
      for (const last of tokens.slice(-2)) expect(await statusOf(last)).toBe(401);
    }
  });

  it("a renewal in flight gives no session of a deleted account", async () => {
    const people = await Promise.all(Array.from({ length: ROUNDS }, () => signUp(product)));
    await Promise.all(
      people.map(async (person, index) => {
        const renewals = renewUntilRefused(person.refreshToken);
        const body = { email: person.email, password: PASSWORD };
        const second = await processAt(index).post("/auth/login", body);
        const server = index % 2 === 0 ? product : other;
        const removed = await caller(server, second.body.token).trpc("account.delete", body);
        expect(removed.status).toBe(200);
        for (const token of (await renewals).slice(-2)) expect(await statusOf(token)).toBe(401);
      }),
    );
    const ids = people.map(({ userId }) => userId);
    const { db } = product;
    const left = await db.selectFrom("sessions").select("user_id").where("user_id", "in", ids).execute();
    expect(left).toEqual([]);
  });

  it("signing out ends a session that a renewal under way puts in its place", async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const { token, refreshToken } = await signInAgain();
      const [renewal, signedOut] = await Promise.all([
        renew(refreshToken, 0),
        caller(other, token).post("/auth/logout"),
      ]);
      // Refused: the renewal came first altogether.
      if (signedOut.status !== 200 || renewal.status !== 200) continue;
      expect(await statusOf(renewal.body.token)).toBe(401);
    }
  });
});

describe("over REST", () => {
  it("a registration belongs to who has its secret; without one, to the only one that waits", async () => {
    const guest = caller(product);
    const email = newEmail("owner");
    const register = (name: string, password: string) =>
      guest.post("/auth/register", { name, email, password });
    const owner = await register("Owner", "owner-secret");
    const ownersCode = await codeFor(product.sandbox, email, 1);
    const stranger = await register("Intruder", "intruder-secret");
    const strangersCode = await codeFor(product.sandbox, email, 2);
    const enter = (code: string, registrationSecret?: string) =>
      caller(other).post("/auth/verify-email", { email, code, registrationSecret });
    // Before, the newest code opened the stranger's account for whoever entered it.
    for (const attempt of [
      enter(strangersCode),
      enter(ownersCode),
      enter(strangersCode, owner.body.registrationSecret),
      enter(ownersCode, stranger.body.registrationSecret),
    ]) {
      expect((await attempt).body).toEqual({ error: "Invalid verification code" });
    }
    const opened = await enter(ownersCode, owner.body.registrationSecret);
    expect([opened.status, opened.body.user.name]).toEqual([200, "Owner"]);
  });

  it("sign-in tells nobody whether an address has an account", async () => {
    const free = newEmail("free");
    const replies = await Promise.all(
      [maya.email, free].map(async (email) => {
        const guest = caller(product);
        await guest.post("/auth/register", { name: "Eve", email, password: "stranger-secret" });
        const right = await guest.post("/auth/login", { email, password: "stranger-secret" });
        const wrong = await guest.post("/auth/login", { email, password: "another-secret" });
        return [right.status, right.body, wrong.status, wrong.body];
      }),
    );
    for (const reply of replies)
      expect(reply).toEqual([
        403,
        { error: "Email verification required", registrationSecret: expect.any(String) },
        401,
        { error: "Invalid email or password" },
      ]);
  });

  it("twenty wrong passwords of one address, over both processes, keep no other address out", async () => {
    const login = (index: number, password: string, address: string) =>
      processAt(index).post("/auth/login", { email: maya.email, password }, from(address));
    // One household's IPv6 addresses are one address.
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        return (await login(index, `guess-${index}`, `2001:db8:0:1::${index}`)).status;
      }),
    );
    expect(statuses.filter((status) => status === 401)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await login(1, PASSWORD, "2001:db8:0:1::ffff")).status).toBe(429);
    expect((await login(1, PASSWORD, "2001:db8:0:2::1")).status).toBe(200);
  });

  it.each(["aaaaaa", "      ", "monkey1", "123456a", "sunshine1", "standings", "maya.okonkwo@example.com"])(
    "refuses the password %j",
    async (password) => {
      const registration = { name: "Maya", email: "maya.okonkwo@example.com", password };
      const reply = await caller(product).post("/auth/register", registration);
      expect([reply.status, reply.body]).toEqual([422, { error: "Please choose a less common password" }]);
    },
  );

  it("failed sign-ins are in the log, for admins alone", async () => {
    for (let index = 0; index < 3; index += 1) {
      await caller(other).post("/auth/login", { email: maya.email, password: `guess-${index}` });
    }
    const query = encodeURIComponent(JSON.stringify({ event: "sign_in_failed", userId: maya.userId }));
    const read = async () =>
      await fetch(`${product.url}/trpc/admin.securityEvents?input=${query}`, {
        headers: { authorization: `Bearer ${maya.token}` },
      });
    expect((await read()).status).toBe(403);
    await product.db.updateTable("users").set({ role: "admin" }).where("id", "=", maya.userId).execute();
    const { result } = (await (await read()).json()) as { result: { data: { events: unknown[] } } };
    expect(result.data.events).toHaveLength(3);
  });

  it("signing out elsewhere asks for the password", async () => {
    const { token } = await signInAgain();
    const end = (body?: object) =>
      fetch(`${product.url}/api/auth/sessions`, {
        method: "DELETE",
        headers: { authorization: `Bearer ${maya.token}`, "content-type": "application/json" },
        body: JSON.stringify(body ?? {}),
      });
    expect([(await end()).status, (await end({ password: "wrong-one" })).status]).toEqual([400, 400]);
    expect(await statusOf(token)).toBe(200);
    expect((await end({ password: PASSWORD })).status).toBe(200);
    expect([await statusOf(token), await statusOf(maya.token)]).toEqual([401, 200]);
  });
});
