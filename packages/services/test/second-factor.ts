import { createHmac } from "node:crypto";
import { beginSecondFactor, confirmSecondFactor, login, type ServiceRequest } from "../src/index.ts";
import { PASSWORD } from "./accounts.ts";
import type { TestServices } from "./test-services.ts";

const SIGNS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** The code that an app shows, computed as RFC 4226 and 6238 say. `now` is milliseconds. */
export function codeAt(base32: string, now = Date.now()): string {
  const bits = [...base32].map((sign) => SIGNS.indexOf(sign).toString(2).padStart(5, "0")).join("");
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)));
  const hash = createHmac("sha1", key).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 15;
  return String((hash.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

/** A code that is none of the app's now. */
export function wrongCode(base32: string): string {
  const right = [-1, 0, 1].map((steps) => codeAt(base32, Date.now() + steps * 30_000));
  return ["000000", "000001", "000002", "000003"].find((code) => !right.includes(code)) ?? "";
}

export interface TestFactor {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Turns two-step sign-in on, and forgets the code that did. */
export async function turnOn(services: TestServices, request: ServiceRequest): Promise<TestFactor> {
  const { secret } = await beginSecondFactor(request, { password: PASSWORD });
  const { recoveryCodes } = await confirmSecondFactor(request, { code: codeAt(secret) });
  await forgetSteps(services, request);
  return { secret, recoveryCodes };
}

/** Lets the code of the present step be used again, in place of waiting for the next. */
export async function forgetSteps({ db }: TestServices, { viewer }: ServiceRequest): Promise<void> {
  const factors = db.updateTable("second_factors").set({ last_step: "0" });
  await factors.where("user_id", "=", viewer?.userId ?? "").execute();
}

/** Signs in with the password of tests, and returns the challenge of the second step. */
export async function challengeOf(guest: ServiceRequest, email: string): Promise<string> {
  const refusal: { code?: string; fields?: { challenge?: string } } = await login(guest, {
    email,
    password: PASSWORD,
  }).then(
    () => ({}),
    (error) => error,
  );
  if (refusal.code !== "SECOND_FACTOR_REQUIRED") throw new Error(`No second factor asked: ${refusal.code}`);
  return refusal.fields?.challenge ?? "";
}
