import { afterAll, beforeAll, expect, it } from "vitest";
import { guestAt, newEmail, registerAs } from "../../test/accounts.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { verifyEmail } from "../auth/verify-email.ts";
import { ServiceError } from "../errors.ts";
import { countAttempt } from "./rate-limit.ts";

let services: TestServices;
beforeAll(async () => {
  services = await startServices();
});
afterAll(() => services.close());

/** How many of some attempts were refused for their number. */
async function countLimited(attempts: readonly Promise<unknown>[]): Promise<number> {
  const results = await Promise.allSettled(attempts);
  const failures = results.flatMap((result) => (result.status === "rejected" ? result.reason : []));
  const limited = failures.filter(({ code }) => code === "TOO_MANY_REQUESTS");
  for (const failure of limited) expect(failure.retryAfter).toBeGreaterThan(0);
  return limited.length;
}

it("stops guesses at codes per account, over all addresses", async () => {
  const email = newEmail("guessed");
  await registerAs(services, email);
  const guesses = Array.from({ length: 40 }, (_, guess) =>
    verifyEmail(guestAt(services, guess), { email, code: String(guess).padStart(6, "0") }),
  );
  expect(await countLimited(guesses)).toBe(25);
});

it("stops one address that goes through many accounts", async () => {
  const guesses = Array.from({ length: 320 }, (_, index) =>
    verifyEmail(services.guest, { email: `many${index}@example.com`, code: "123456" }),
  );
  expect(await countLimited(guesses)).toBe(20);
});

it("counts every attempt of many at once, and keeps no e-mail address", async () => {
  const attempt = { address: "192.0.2.9", email: "counted@example.com" };
  const attempts = Array.from({ length: 30 }, () => countAttempt(services.context, "open_resend", attempt));
  expect(await countLimited(attempts)).toBe(24);
  const rows = await services.db.selectFrom("rate_limits").select("key").execute();
  expect(JSON.stringify(rows)).not.toContain("counted@");
  await expect(countAttempt(services.context, "open_resend", attempt)).rejects.toBeInstanceOf(ServiceError);
});
