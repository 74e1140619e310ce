import { codeAt } from "@standings/testing/app-code";
import { beginSecondFactor, confirmSecondFactor, login, type ServiceRequest } from "../src/index.ts";
import { PASSWORD } from "./accounts.ts";
import type { TestServices } from "./test-services.ts";

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
