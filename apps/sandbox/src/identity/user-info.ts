import { OAuthError } from "./oauth-error.ts";
import { claimsOf } from "./scopes.ts";
import type { TokenBox } from "./token-box.ts";

const REALM = 'Bearer realm="Standings sandbox"';

/** The userinfo endpoint; throws `OAuthError` 401 without a valid bearer token (RFC 6750 §3). */
export function userInfo(tokens: TokenBox, authorization: string | undefined): Record<string, unknown> {
  const bearer = /^bearer\s+(\S+)$/i.exec(authorization?.trim() ?? "")?.[1];
  if (bearer === undefined) {
    throw new OAuthError("invalid_request", "A bearer token is required", { status: 401, challenge: REALM });
  }
  const token = tokens.find(bearer);
  if (!token) {
    throw new OAuthError("invalid_token", "The access token is invalid or expired", {
      status: 401,
      challenge: `${REALM}, error="invalid_token", error_description="The access token is invalid or expired"`,
    });
  }
  return claimsOf(token.account, token.scopes);
}
