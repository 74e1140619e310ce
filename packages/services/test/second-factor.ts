import { codeAt } from "@standings/testing/app-code";
import { beginSecondFactor, confirmSecondFactor, login, type ServiceRequest } from "../src/index.ts";
import { PASSWORD } from "./accounts.ts";
import type { TestServices } from "./test-services.ts";

export interface TestFactor {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Turns two-step sign-in on with the code of a minute ago: the present one can still be used. */
export async function turnOn(services: TestServices, request: ServiceRequest): Promise<TestFactor> {
  const { secret } = await beginSecondFactor(request, { password: PASSWORD });
  const { recoveryCodes } = await services.after(-60_000, () =>
    confirmSecondFactor(request, { code: codeAt(secret, services.context.now().getTime()) }),
  );
  return { secret, recoveryCodes };
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
