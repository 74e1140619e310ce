import { randomBytes } from "node:crypto";
import type { Account } from "./accounts.ts";
import type { Scope } from "./scopes.ts";

interface AccessToken {
  readonly account: Account;
  /** The client id that the token was made for. */
  readonly audience: string;
  readonly scopes: readonly Scope[];
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
  /** The code that it was exchanged for; null when a test minted it. */
  readonly code: string | null;
}

/** Access tokens, in memory. */
export class TokenBox {
  readonly #tokens = new Map<string, AccessToken>();

  issue(token: Omit<AccessToken, "expiresAt">, lifetimeSeconds: number): string {
    for (const [key, { expiresAt }] of this.#tokens) if (expiresAt <= Date.now()) this.#tokens.delete(key);
    const key = `sandbox.${randomBytes(32).toString("base64url")}`;
    this.#tokens.set(key, { ...token, expiresAt: Date.now() + lifetimeSeconds * 1000 });
    return key;
  }

  /** The token while it is valid. */
  find(key: string): AccessToken | null {
    const token = this.#tokens.get(key);
    return token && token.expiresAt > Date.now() ? token : null;
  }

  /** A code presented twice may be stolen: what it gave ends (RFC 6749 §4.1.2). */
  revokeFrom(code: string): void {
    for (const [key, token] of this.#tokens) if (token.code === code) this.#tokens.delete(key);
  }
}
