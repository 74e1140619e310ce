/** The secret of the registration that this tab made: its code and another mail need it. */

const KEY = "registration";

export function keepRegistrationSecret(email: string, secret: string): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify([email, secret]));
  } catch {
    // Without storage the call works as long as no other registration waits for the address.
  }
}

/** Undefined in another tab, and for another address. */
export function registrationSecret(email: string): string | undefined {
  try {
    const [kept, secret]: unknown[] = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return kept === email && typeof secret === "string" ? secret : undefined;
  } catch {
    return undefined;
  }
}

export function forgetRegistrationSecret(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}
