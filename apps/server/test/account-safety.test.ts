import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { caller, codeFor, eventually, mailsTo, type Product, signUp, startProduct } from "./product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** The full sizes take minutes: AT_ONCE=1000 GUESSES=10000 pnpm exec vitest run apps/server/test/account-safety */
const AT_ONCE = Number(process.env.AT_ONCE ?? 60);
const GUESSES = Number(process.env.GUESSES ?? 1000);

/** One of many addresses. */
const from = (index: number) => ({
  "x-forwarded-for": `100.${index % 250}.${Math.floor(index / 250) % 250}.1`,
});

const newEmail = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** The first address of our site in the newest mail with this subject. */
async function linkFor(email: string, subject: RegExp): Promise<URL> {
  const mail = await eventually(async () =>
    (await mailsTo(product.sandbox, email)).find((found) => subject.test(found.subject)),
  );
  return new URL(/http:\/\/localhost:3000\S+/.exec(mail.text)?.[0] ?? "");
}

async function resetTokenFor(email: string): Promise<string> {
  await caller(product).post("/auth/forgot-password", { email });
  return (await linkFor(email, /^Reset your/)).searchParams.get("token") ?? "";
}

async function providerToken(body: object): Promise<string> {
  const response = await fetch(`${product.sandbox.url}/identity/tokens`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

describe("the mailed link", () => {
  it("opens the account, once", async () => {
    const email = newEmail("link");
    const guest = caller(product);
    await guest.post("/auth/register", { name: "Ada", email, password: "northwind-9" });
    const link = await linkFor(email, /verification code/);
    expect([link.origin, link.pathname]).toEqual(["http://localhost:3000", "/verify-email"]);
    const token = link.searchParams.get("token");
    const verified = await guest.post("/auth/verify-email", { token, queryParams: {} });
    expect(verified.body).toMatchObject({ isNewUser: true, user: { email, credits: 5 } });
    const again = await guest.post("/auth/verify-email", { token });
    expect([again.status, again.body]).toEqual([400, { error: "Invalid verification link" }]);
  });

  it("uses the configured address, whatever Host says", async () => {
    const email = newEmail("host");
    const headers = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
    await caller(product).post("/auth/register", { name: "Ada", email, password: "northwind-9" }, headers);
    const mail = await eventually(async () => (await mailsTo(product.sandbox, email))[0]);
    expect(mail.text).toContain("http://localhost:3000/verify-email");
    expect(mail.text).not.toContain("evil");
  });
});

describe("what has expired", () => {
  const past = new Date(Date.now() - 1000);

  it("no longer works: code, link, reset link, refresh token, session", async () => {
    const { db } = product;
    const guest = caller(product);
    const email = newEmail("late");
    await guest.post("/auth/register", { name: "Ada", email, password: "northwind-9" });
    const code = await codeFor(product.sandbox, email);
    const linkToken = (await linkFor(email, /verification code/)).searchParams.get("token");
    await db.updateTable("email_verifications").set({ expires_at: past, link_expires_at: past }).execute();
    expect((await guest.post("/auth/verify-email", { email, code })).body).toEqual({
      error: "Invalid verification code",
    });
    expect((await guest.post("/auth/verify-email", { token: linkToken })).body).toEqual({
      error: "Invalid verification link",
    });

    const maya = await signUp(product);
    const token = await resetTokenFor(maya.email);
    await db.updateTable("password_resets").set({ expires_at: past }).execute();
    expect(
      (await guest.post("/auth/reset-password", { token, password: "a-better-one" })).body.error,
    ).toMatch(/expired/);
    await db
      .updateTable("refresh_tokens")
      .set({ expires_at: past })
      .where("user_id", "=", maya.userId)
      .execute();
    expect((await guest.post("/auth/refresh", { refreshToken: maya.refreshToken })).status).toBe(401);
    const eve = await signUp(product);
    await db.updateTable("sessions").set({ expires_at: past }).where("user_id", "=", eve.userId).execute();
    expect((await eve.get("/auth/me")).status).toBe(401);
  });
});

describe("password reset", () => {
  it("sets a new password, ends every session, and works once however often it is used at once", async () => {
    const maya = await signUp(product);
    const token = await resetTokenFor(maya.email);
    const guest = caller(product);
    const tries = await Promise.all(
      Array.from({ length: AT_ONCE }, (_, index) =>
        guest.post("/auth/reset-password", { token, password: `new-secret-${index}` }, from(index)),
      ),
    );
    expect(tries.filter((reply) => reply.status === 200)).toHaveLength(1);
    const refused = tries.filter((reply) => reply.status === 400);
    expect(refused).toHaveLength(AT_ONCE - 1);
    expect(refused[0]?.body.error).toBe(
      "This password reset link is invalid or has expired. Please request a new one.",
    );
    expect((await maya.get("/auth/me")).status).toBe(401);
    expect((await guest.post("/auth/refresh", { refreshToken: maya.refreshToken })).status).toBe(401);
    const winner = tries.findIndex((reply) => reply.status === 200);
    const login = await guest.post("/auth/login", { email: maya.email, password: `new-secret-${winner}` });
    expect(login.status).toBe(200);
    await eventually(async () =>
      (await mailsTo(product.sandbox, maya.email))[0]?.subject.includes("was changed"),
    );
  });

  it("keeps the link usable after a password that is refused", async () => {
    const maya = await signUp(product);
    const token = await resetTokenFor(maya.email);
    const guest = caller(product);
    expect((await guest.post("/auth/reset-password", { token, password: "123" })).status).toBe(400);
    expect((await guest.post("/auth/reset-password", { token, password: "qwerty123" })).status).toBe(422);
    expect((await guest.post("/auth/reset-password", { token, password: "a-better-one" })).status).toBe(200);
  });

  it("answers the same for an unknown address, and mails nobody", async () => {
    const maya = await signUp(product);
    const guest = caller(product);
    const known = await guest.post("/auth/forgot-password", { email: maya.email });
    const unknown = await guest.post("/auth/forgot-password", { email: "nobody@example.com" });
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    await linkFor(maya.email, /^Reset your/);
    expect(await mailsTo(product.sandbox, "nobody@example.com")).toEqual([]);
  });
});

describe("sign-in with Google", () => {
  it("makes an account with credits, and finds it again by the provider's subject", async () => {
    const email = newEmail("grace");
    const token = await providerToken({ email, name: "Grace" });
    const guest = caller(product);
    const first = await guest.post("/auth/google/login", { token, queryParams: { ref: "x" } });
    expect(first.body).toMatchObject({
      isNewUser: true,
      user: { email, name: "Grace", credits: 5, authProvider: "google", hasPassword: false },
    });
    const second = await guest.post("/auth/google/login", { token });
    expect(second.body).toMatchObject({ isNewUser: false, user: { id: first.body.user.id } });
  });

  it("links a verified account with the same e-mail", async () => {
    const maya = await signUp(product);
    const token = await providerToken({ email: maya.email });
    const reply = await caller(product).post("/auth/google/login", { token });
    expect(reply.body).toMatchObject({
      isNewUser: false,
      user: { id: maya.userId, credits: 5, hasPassword: true },
    });
  });

  it("takes an unverified account over without the password somebody set for it", async () => {
    const email = newEmail("prey");
    const guest = caller(product);
    await guest.post("/auth/register", { name: "Intruder", email, password: "intruder-secret" });
    const code = await codeFor(product.sandbox, email);
    const reply = await guest.post("/auth/google/login", {
      token: await providerToken({ email, name: "Owner" }),
    });
    expect(reply.body.user).toMatchObject({ name: "Owner", credits: 5, hasPassword: false });
    expect((await guest.post("/auth/login", { email, password: "intruder-secret" })).status).toBe(401);
    expect((await guest.post("/auth/verify-email", { email, code })).status).toBe(400);
  });

  it.each([
    ["another audience", { email: "a@example.com", audience: "somebody-else" }],
    ["an unverified e-mail", { email: "b@example.com", email_verified: false }],
  ])("refuses a token with %s", async (_name, body) => {
    const reply = await caller(product).post("/auth/google/login", { token: await providerToken(body) });
    expect([reply.status, reply.body]).toEqual([401, { error: "Google sign-in failed" }]);
  });

  it("refuses nonsense", async () => {
    const reply = await caller(product).post("/auth/google/login", { token: "nonsense" });
    expect([reply.status, reply.body]).toEqual([401, { error: "Google sign-in failed" }]);
  });

  it("begins the code flow with a state that must come back", async () => {
    const start = await fetch(`${product.url}/api/auth/google/start`, { redirect: "manual" });
    expect(start.status).toBe(302);
    const target = new URL(start.headers.get("location") ?? "");
    expect(target.href).toContain(`${product.sandbox.url}/identity/authorize`);
    expect(target.searchParams.get("code_challenge_method")).toBe("S256");
    expect(start.headers.get("set-cookie")).toMatch(/HttpOnly; SameSite=Lax/);
    const forged = await fetch(`${product.url}/api/auth/google/callback?code=x&state=y`, {
      redirect: "manual",
    });
    expect(forged.headers.get("location")).toBe("/?google_error=1");
  });
});

describe("sessions", () => {
  it("are listed and ended by their owner alone", async () => {
    const maya = await signUp(product);
    const eve = await signUp(product);
    const other = await caller(product).post("/auth/login", { email: maya.email, password: "northwind-9" });
    const { sessions } = (await maya.get("/auth/sessions")).body;
    expect(sessions.map((session: { current: boolean }) => session.current).sort()).toEqual([false, true]);
    const { id } = sessions.find((session: { current: boolean }) => !session.current);
    expect((await eve.delete(`/auth/sessions/${id}`)).status).toBe(404);
    expect((await maya.delete("/auth/sessions/nonsense")).status).toBe(404);
    expect((await maya.delete(`/auth/sessions/${id}`)).status).toBe(200);
    expect((await caller(product, other.body.token).get("/auth/me")).status).toBe(401);
    const third = await caller(product).post("/auth/login", { email: maya.email, password: "northwind-9" });
    await maya.delete("/auth/sessions");
    expect((await caller(product, third.body.token).get("/auth/me")).status).toBe(401);
    expect((await maya.get("/auth/me")).status).toBe(200);
  });
});

describe("limits", () => {
  it("stop guessing of codes per account, over fresh codes and addresses", async () => {
    const email = newEmail("guessed");
    await caller(product).post("/auth/register", { name: "Ada", email, password: "northwind-9" });
    await codeFor(product.sandbox, email);
    let limited = 0;
    for (let guess = 0; guess < 40; guess += 1) {
      const headers = { "x-forwarded-for": `203.0.113.${guess}` };
      const reply = await caller(product).post(
        "/auth/verify-email",
        { email, code: String(guess).padStart(6, "0") },
        headers,
      );
      expect([400, 429]).toContain(reply.status);
      if (reply.status !== 429) continue;
      limited += 1;
      expect(reply.body).toEqual({ error: "Too many requests. Please try again later." });
      expect(Number(reply.headers.get("retry-after"))).toBeGreaterThan(0);
    }
    expect(limited).toBe(25);
  });

  it("stop guessing of passwords per account", async () => {
    const maya = await signUp(product);
    const statuses: number[] = [];
    for (let guess = 0; guess < 25; guess += 1) {
      const headers = { "x-forwarded-for": `198.51.100.${guess}` };
      statuses.push(
        (
          await caller(product).post(
            "/auth/login",
            { email: maya.email, password: `guess-${guess}` },
            headers,
          )
        ).status,
      );
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  it(`keep ${GUESSES} guesses over many accounts, codes and addresses from getting in`, async () => {
    const victims = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const email = newEmail(`victim${index}`);
        await caller(product).post(
          "/auth/register",
          { name: "V", email, password: "northwind-9" },
          from(index),
        );
        return { email, code: await codeFor(product.sandbox, email) };
      }),
    );
    const statuses = new Map<number, number>();
    for (let start = 0; start < GUESSES; start += 100) {
      const guesses = Array.from({ length: 100 }, (_, index) => start + index);
      await Promise.all(
        guesses.map(async (guess) => {
          const victim = victims[guess % victims.length];
          // Any guess but the right one: whether it is checked at all is what counts.
          const code = String((Number(victim?.code) + 1 + guess) % 1_000_000).padStart(6, "0");
          const { status } = await caller(product).post(
            "/auth/verify-email",
            { email: victim?.email, code },
            from(guess),
          );
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }),
      );
    }
    // 15 guesses an hour reach an account, and 5 a code: 300 in all, whatever else is tried.
    expect(statuses.get(400)).toBe(300);
    expect(statuses.get(429)).toBe(GUESSES - 300);
    const [first] = victims;
    expect((await caller(product).post("/auth/verify-email", { ...first }, from(1))).status).toBe(429);
  });

  it("stop one address that goes through many accounts", async () => {
    const headers = { "x-forwarded-for": "192.0.2.7" };
    const replies = await Promise.all(
      Array.from({ length: 320 }, (_, index) =>
        caller(product).post(
          "/auth/verify-email",
          { email: `many${index}@example.com`, code: "123456" },
          headers,
        ),
      ),
    );
    expect(replies.filter((reply) => reply.status === 400)).toHaveLength(300);
  });
});

describe("secrets", () => {
  it("stay out of error bodies", async () => {
    const maya = await signUp(product);
    const guest = caller(product);
    const replies = await Promise.all([
      guest.post("/auth/login", { email: maya.email, password: "a-wrong-secret" }),
      guest.post("/auth/refresh", { refreshToken: "a-wrong-secret" }),
      guest.post("/auth/verify-email", { token: "a-wrong-secret" }),
      guest.post("/auth/reset-password", { token: "a-wrong-secret", password: "another-secret" }),
      guest.post("/auth/google/login", { token: "a-wrong-secret" }),
      caller(product, "a-wrong-secret-that-is-long").get("/auth/me"),
      guest.post("/auth/register", { name: "x".repeat(500), email: "x", password: "another-secret" }),
    ]);
    for (const reply of replies) expect(JSON.stringify(reply.body)).not.toMatch(/secret/);
  });

  it("stay out of the log", async () => {
    const lines: string[] = [];
    const write = (details: object, message: string) => {
      const { err } = details as { err?: Error };
      lines.push(JSON.stringify({ ...details, err: err && `${err.stack} ${err.cause}` }) + message);
    };
    const noisy = await startProduct({}, { info: write, warn: write, error: write });
    try {
      const secrets: string[] = ["northwind-9", "a-wrong-guess"];
      const maya = await signUp(noisy);
      secrets.push(maya.token, maya.refreshToken);
      const guest = caller(noisy);
      await guest.post("/auth/login", { email: maya.email, password: "a-wrong-guess" });
      await guest.post("/auth/google/login", { token: "a-wrong-guess" });
      await fetch(`${noisy.url}/api/auth/google/callback?code=a-wrong-guess&state=x`, { redirect: "manual" });
      await guest.post("/auth/forgot-password", { email: maya.email });
      const mails = await eventually(async () => {
        const found = await mailsTo(noisy.sandbox, maya.email);
        return found.length === 2 && found;
      });
      for (const mail of mails) secrets.push(...(mail.text.match(/token=(\S+)|\b\d{6}\b/g) ?? []));
      // A mail server that is gone makes errors that carry the message.
      await noisy.sandbox.close();
      await guest.post("/auth/register", { name: "Ada", email: newEmail("gone"), password: "northwind-9" });
      await eventually(async () => lines.some((line) => line.includes("job failed")));
      await maya.post("/analysis/query-model", {
        prompt: "best secret CRM question",
        model: "openai/gpt-4.1-mini",
      });
      const log = lines.join("\n");
      for (const secret of [...secrets, "secret CRM question"]) expect(log).not.toContain(secret);
      expect(secrets.length).toBeGreaterThan(6);
    } finally {
      await noisy.close().catch(() => {});
    }
  });
});
