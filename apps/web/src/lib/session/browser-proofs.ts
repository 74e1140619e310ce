/** What this browser keeps to prove later that it is the same one. */

const DEVICE = "device_token";
const REGISTRATION = "registration";

/**
 * Random text by which the server knows a device again, so that strangers' wrong passwords can't keep it from signing
 * in. It outlives sign-outs; undefined where storage is blocked.
 */
export function deviceToken(): string | undefined {
  return orUndefined(() => {
    const kept = localStorage.getItem(DEVICE);
    if (kept !== null) return kept;
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    const made = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    localStorage.setItem(DEVICE, made);
    return made;
  });
}

/** Keeps the secret of the registration that this tab made: its code and another mail need it. */
export function keepRegistrationSecret(email: string, secret: string): void {
  // Without storage the calls work as long as no other registration waits for the address.
  orUndefined(() => sessionStorage.setItem(REGISTRATION, JSON.stringify([email, secret])));
}

/** Undefined in another tab, and for another address. */
export function registrationSecret(email: string): string | undefined {
  return orUndefined(() => {
    const [kept, secret]: unknown[] = JSON.parse(sessionStorage.getItem(REGISTRATION) ?? "[]");
    return kept === email && typeof secret === "string" ? secret : undefined;
  });
}

export function forgetRegistrationSecret(): void {
  orUndefined(() => sessionStorage.removeItem(REGISTRATION));
}

function orUndefined<Value>(use: () => Value): Value | undefined {
  try {
    return use();
  } catch {
    return undefined;
  }
}
