import { z } from "zod";
import { OAuthError } from "./oauth-error.ts";
import type { TokenBox } from "./token-box.ts";

const query = z.object({ access_token: z.string() });

/** Google's tokeninfo: whom a token was made for. Figures and booleans are strings, as Google sends them. */
export function tokenInfo(tokens: TokenBox, input: unknown): Record<string, string> {
  const parsed = query.safeParse(input);
  const token = parsed.success ? tokens.find(parsed.data.access_token) : null;
  if (!token) throw new OAuthError("invalid_token", "Invalid Value");
  const { account, audience, scopes, expiresAt } = token;
  return {
    azp: audience,
    aud: audience,
    sub: account.sub,
    scope: scopes.join(" "),
    exp: String(Math.floor(expiresAt / 1000)),
    expires_in: String(Math.floor((expiresAt - Date.now()) / 1000)),
    ...(scopes.includes("email") && { email: account.email, email_verified: String(account.emailVerified) }),
    access_type: "online",
  };
}
