import { z } from "zod";
import { accountOf } from "./accounts.ts";
import { CLIENT } from "./client.ts";
import { OAuthError } from "./oauth-error.ts";
import { SCOPES } from "./scopes.ts";
import type { TokenBox } from "./token-box.ts";

const DAY_SECONDS = 86_400;

const body = z.strictObject({
  email: z.email().max(254),
  name: z.string().trim().max(100).optional(),
  email_verified: z.boolean().optional(),
  /** Another client's id makes a token that the product must refuse. */
  audience: z.string().min(1).max(200).default(CLIENT.id),
  /** Seconds; zero or less makes an expired token. */
  expires_in: z.number().int().min(-DAY_SECONDS).max(DAY_SECONDS).default(3600),
});

/** An access token without the sign-in page, for tests; throws `OAuthError` that names what is wrong. */
export function mintToken(tokens: TokenBox, input: unknown): { access_token: string } {
  const parsed = body.safeParse(input);
  if (!parsed.success) {
    const lines = parsed.error.issues.map(({ path, message }) => `${path.join(".") || "body"}: ${message}`);
    throw new OAuthError("invalid_request", lines.join("; "));
  }
  const { email, name, email_verified: emailVerified, audience, expires_in: lifetime } = parsed.data;
  const account = accountOf(email, { name, emailVerified });
  return { access_token: tokens.issue({ account, audience, scopes: SCOPES, code: null }, lifetime) };
}
