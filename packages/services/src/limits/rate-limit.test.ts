import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { guestAt, newEmail, registerAs } from "../../test/accounts.ts";
import { analyse } from "../../test/analyses.ts";
import { discover } from "../../test/discoveries.ts";
import { setFaults } from "../../test/searches.ts";
import { study } from "../../test/studies.ts";
import { startServices, type TestServices } from "../../test/test-services.ts";
import { accountOf, addUser } from "../../test/users.ts";
import { verifyEmail } from "../auth/verify-email.ts";
import { ServiceError } from "../errors.ts";
import { countAttempt, runRates } from "./rate-limit.ts";

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

it("counts a mailbox, however its address is written", async () => {
  const spellings = Array.from({ length: 20 }, (_, nth) =>
    nth % 2 === 0 ? `ada.lovelace+${nth}@gmail.com` : `adalove.lace+${nth}@googlemail.com`,
  );
  const attempts = spellings.map((email, nth) =>
    countAttempt(services.context, "reset_mail", { address: `192.0.2.${nth}`, email }),
  );
  expect(await countLimited(attempts)).toBe(10);
});

it("allows as many again when the hour has passed, and says how long that takes", async () => {
  const attempt = { address: "192.0.2.77", email: "patient@example.com" };
  const ask = () => countAttempt(services.context, "open_resend", attempt);
  const askOften = () => countLimited(Array.from({ length: 7 }, ask));
  expect(await askOften()).toBe(1);
  const refused = await ask().catch((error: unknown) => error);
  if (!(refused instanceof ServiceError) || refused.retryAfter === null) throw new Error("not refused");
  const wait = refused.retryAfter * 1_000;
  expect(wait).toBeLessThanOrEqual(3_600_000);
  expect(await services.after(wait, askOften)).toBe(1);
});

it("starts nothing, of any kind, for whoever had too many runs of any kind that nothing paid for", async () => {
  const maya = await addUser(services, { credits: 9 });
  const { key, attempts } = runRates(services.context, maya.userId).unpaid;
  await sql`insert into rate_limits (key, count, window_start) values
    (${key}, ${attempts - 3}, to_timestamp(floor(extract(epoch from now()) / 3600) * 3600))`.execute(
    services.db,
  );
  await setFaults(services, { model: "*", kind: "error", status: 400 });
  await study(maya);
  await discover(maya);
  await analyse(maya);
  const { credits, entries } = await accountOf(services, maya.userId);
  expect(credits).toBe(9);
  const asked = async () => (await fetch(`${services.sandbox.url}/models/requests`)).text();
  const before = await asked();
  expect(await countLimited([study(maya), discover(maya), analyse(maya)])).toBe(3);
  expect(await accountOf(services, maya.userId)).toEqual({ credits, entries });
  expect(await asked()).toBe(before);
});
