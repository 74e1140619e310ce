import { randomBytes } from "node:crypto";
import type { Account } from "./accounts.ts";
import type { Scope } from "./scopes.ts";

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

type TakenCode = { readonly kind: "grant"; readonly grant: Grant } | { readonly kind: "spent" | "unknown" };

interface Entry {
  readonly grant: Grant;
  readonly expiresAt: number;
  spent: boolean;
}

const LIFETIME_MS = 60_000;

/** Authorization codes: each works once, for 60 seconds. */
export class CodeBox {
  readonly #entries = new Map<string, Entry>();

  issue(grant: Grant): string {
    for (const [code, { expiresAt }] of this.#entries)
      if (expiresAt <= Date.now()) this.#entries.delete(code);
    const code = `4/${randomBytes(32).toString("base64url")}`;
    this.#entries.set(code, { grant, expiresAt: Date.now() + LIFETIME_MS, spent: false });
    return code;
  }

  /** Spends the code, whatever the caller then finds wrong with the rest of the request. */
  take(code: string): TakenCode {
    const entry = this.#entries.get(code);
    if (!entry || entry.expiresAt <= Date.now()) return { kind: "unknown" };
    if (entry.spent) return { kind: "spent" };
    entry.spent = true;
    return { kind: "grant", grant: entry.grant };
  }
}
