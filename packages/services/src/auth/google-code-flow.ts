import { IdentityRefusedError } from "@standings/integrations";
import { countAttempt } from "../limits/rate-limit.ts";
import { allowAnyone, type ServiceRequest } from "../request.ts";

export interface GoogleSignInStart {
  /** Address that the browser goes to. */
  readonly url: URL;
  /** Comes back with the code. */
  readonly state: string;
  /** Secret of the browser that began; proves that the code is its own. */
  readonly codeVerifier: string;
}

/** Begins a code flow at the identity provider. */
export function beginGoogleSignIn(request: ServiceRequest): GoogleSignInStart {
  return allowAnyone(request).services.identity.begin();
}

export interface GoogleCode {
  readonly code: string;
  readonly codeVerifier: string;
}

/**
 * Exchanges the provider's code for its access token; null when the provider refuses it or is away. Throws TOO_MANY_REQUESTS:
 * state and cookie can be made up, so each call may be somebody's guess.
 */
export async function exchangeGoogleCode(
  request: ServiceRequest,
  { code, codeVerifier }: GoogleCode,
): Promise<string | null> {
  const { services, caller } = allowAnyone(request);
  const { identity, log } = services;
  await countAttempt(services, "google", { address: caller.address });
  try {
    return await identity.exchange(code, codeVerifier);
  } catch (error) {
    const isRefused = error instanceof IdentityRefusedError;
    const reason = error instanceof Error ? error.message : error;
    log.warn({ reason }, isRefused ? "identity code refused" : "the identity provider is away");
    return null;
  }
}
