import { randomBytes } from "node:crypto";
import type { Account, Scope } from "./accounts.ts";

/** What a person agreed to on the sign-in page. */
export interface Grant {
  readonly account: Account;
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scopes: readonly Scope[];
  readonly nonce: string | null;
  /** S256 challenge; null when the client sent none. */
  readonly challenge: string | null;
}

interface AccessToken {
  readonly account: Account;
  /** The id of the client that the token is for. */
  readonly audience: string;
  readonly scopes: readonly Scope[];
  /** The code that it was exchanged for; null when a test minted it. */
  readonly code: string | null;
}

/** Values in memory, each with a random key and an end. */
class ExpiringMap<T> {
  readonly #entries = new Map<string, { readonly value: T; readonly expiresAt: number }>();
  readonly #prefix: string;

  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  add(value: T, lifetimeSeconds: number): string {
    this.deleteWhere((_value, expiresAt) => expiresAt <= Date.now());
    const key = `${this.#prefix}${randomBytes(32).toString("base64url")}`;
    this.#entries.set(key, { value, expiresAt: Date.now() + lifetimeSeconds * 1000 });
    return key;
  }

  /** The value while it is valid, with its end in milliseconds since the epoch. */
  find(key: string): { readonly value: T; readonly expiresAt: number } | null {
    const entry = this.#entries.get(key);
    return entry && entry.expiresAt > Date.now() ? entry : null;
  }

  deleteWhere(test: (value: T, expiresAt: number) => boolean): void {
    for (const [key, { value, expiresAt }] of this.#entries) {
      if (test(value, expiresAt)) this.#entries.delete(key);
    }
  }
}

const CODE_SECONDS = 60;

/** Authorization codes, each of which works once, and access tokens. */
export class Grants {
  readonly tokens = new ExpiringMap<AccessToken>("sandbox.");
  readonly #codes = new ExpiringMap<Grant>("4/");
  readonly #spent = new WeakSet<Grant>();

  issueCode(grant: Grant): string {
    return this.#codes.add(grant, CODE_SECONDS);
  }

  /**
   * Spends a code, also when the rest of the request is wrong. Returns null for an invalid code. A code that
   * comes twice may be stolen, so its tokens end (RFC 6749 §4.1.2).
   */
  takeCode(code: string): Grant | null {
    const grant = this.#codes.find(code)?.value;
    if (!grant) return null;
    if (this.#spent.has(grant)) {
      this.tokens.deleteWhere((token) => token.code === code);
      return null;
    }
    this.#spent.add(grant);
    return grant;
  }
}
