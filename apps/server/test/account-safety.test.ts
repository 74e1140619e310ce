import { eventually } from "@standings/testing";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { caller, codeFor, mailsTo, type Product, register, signUp, startProduct } from "./product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.close());

/** The full size takes minutes: GUESSES=10000 pnpm exec vitest run apps/server/test/account-safety */
const GUESSES = Number(process.env.GUESSES ?? 1000);

/** One of many addresses. */
const from = (index: number) => ({
  "x-forwarded-for": `100.${index % 250}.${Math.floor(index / 250) % 250}.1`,
});

const newEmail = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`;

describe("the mailed link", () => {
  it("uses the configured address, whatever Host says", async () => {
    const email = newEmail("host");
    const headers = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" };
    await caller(product).post("/auth/register", { name: "Ada", email, password: "northwind-9" }, headers);
    const mail = await eventually(async () => (await mailsTo(product.sandbox, email))[0]);
    expect(mail.text).toContain("http://localhost:3000/verify-email");
    expect(mail.text).not.toContain("evil");
  });
});

describe("sign-in with Google", () => {
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

describe("limits", () => {
  it(`keep ${GUESSES} guesses over many accounts, codes and addresses from getting in`, async () => {
    const hour = () => Math.floor(Date.now() / 3_600_000);
    for (let began = -1; began !== hour(); ) {
      // Windows are whole hours: what an hour's end has cut in two is done again.
      began = hour();
      const { statuses, last } = await guessCodes();
      if (began !== hour()) continue;
      // 15 guesses an hour reach an account, and 5 a code: 300 in all, whatever else is tried.
      expect(statuses.get(400)).toBe(300);
      expect(statuses.get(429)).toBe(GUESSES - 300);
      expect(last).toBe(429);
    }
  });
});

/** Statuses of wrong guesses for new accounts, and in the end that of a right code. */
async function guessCodes() {
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
  const { status: last } = await caller(product).post("/auth/verify-email", { ...victims[0] }, from(1));
  return { statuses, last };
}

describe("secrets", () => {
  it("stay out of error bodies", async () => {
    const maya = await signUp(product);
    const guest = caller(product);
    const replies = await Promise.all([
      guest.post("/auth/login", { email: maya.email, password: "a-wrong-secret" }),
      guest.post("/auth/refresh", { refreshToken: "a-wrong-secret" }),
      guest.post("/auth/verify-email", { token: "a-wrong-secret", password: "another-secret" }),
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
      const maya = await register(noisy);
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
