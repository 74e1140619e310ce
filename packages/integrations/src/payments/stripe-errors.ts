import { MissingCustomerError } from "./payments.ts";

export type StripeModule = typeof import("stripe");

/** Result of a call, or null when Stripe does not know the object. */
export async function unlessMissing<Value>(
  module: StripeModule,
  call: Promise<Value>,
): Promise<Value | null> {
  try {
    return await call;
  } catch (error) {
    if (isMissing(module, error)) return null;
    throw error;
  }
}

/** Throws on the failure of a call that names a customer. */
export function throwMissing(module: StripeModule, error: unknown): never {
  if (!isMissing(module, error)) throw error;
  throw new MissingCustomerError("The customer is unknown", { cause: error });
}

function isMissing(module: StripeModule, error: unknown): boolean {
  return error instanceof module.default.errors.StripeError && error.code === "resource_missing";
}
