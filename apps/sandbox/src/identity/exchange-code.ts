import { createHash } from "node:crypto";
import { z } from "zod";
import type { CodeBox, Grant } from "./code-box.ts";
import { OAuthError } from "./oauth-error.ts";
import { readClient } from "./read-client.ts";
import { claimsOf } from "./scopes.ts";
import type { SigningKey } from "./signing-key.ts";
import type { TokenBox } from "./token-box.ts";

export interface IdentityContext {
  readonly codes: CodeBox;
  readonly tokens: TokenBox;
  readonly key: SigningKey;
}

const LIFETIME_SECONDS = 3600;

const form = z.object({
  grant_type: z.string().optional(),
  code: z.string().optional(),
  redirect_uri: z.string().optional(),
  code_verifier: z.string().optional(),
  client_id: z.string().optional(),
  client_secret: z.string().optional(),
});

/** The token endpoint; throws `OAuthError`. */
export function exchangeCode(
  context: IdentityContext,
  input: { readonly body: unknown; readonly authorization: string | undefined; readonly issuer: string },
) {
  const parsed = form.safeParse(input.body ?? {});
  if (!parsed.success) throw new OAuthError("invalid_request", "A parameter is repeated or malformed");
  const clientId = readClient(input.authorization, parsed.data);
  const { grant_type: grantType, code, redirect_uri: redirectUri, code_verifier: verifier } = parsed.data;
  if (!grantType) throw new OAuthError("invalid_request", "grant_type is missing");
  if (grantType !== "authorization_code") {
    throw new OAuthError("unsupported_grant_type", "grant_type must be authorization_code");
  }
  if (!code) throw new OAuthError("invalid_request", "code is missing");

  const taken = context.codes.take(code);
  if (taken.kind === "spent") context.tokens.revokeFrom(code);
  if (taken.kind !== "grant") throw new OAuthError("invalid_grant", "The code is unknown, expired or used");
  const { grant } = taken;
  if (grant.clientId !== clientId) throw new OAuthError("invalid_grant", "The code is another client's");
  if (grant.redirectUri !== redirectUri) {
    throw new OAuthError("invalid_grant", "redirect_uri is not the one the code was sent to");
  }
  checkVerifier(grant.challenge, verifier);

  const { account, scopes } = grant;
  const accessToken = context.tokens.issue({ account, audience: clientId, scopes, code }, LIFETIME_SECONDS);
  return {
    access_token: accessToken,
    token_type: "Bearer",
    expires_in: LIFETIME_SECONDS,
    scope: scopes.join(" "),
    ...(scopes.includes("openid") && {
      id_token: context.key.sign(idClaims(grant, accessToken, input.issuer)),
    }),
  };
}

/** RFC 7636 §4.6. A verifier without a challenge means that the challenge was stripped on the way. */
function checkVerifier(challenge: string | null, verifier: string | undefined): void {
  if (challenge === null && !verifier) return;
  if (challenge === null) throw new OAuthError("invalid_grant", "The request had no code_challenge");
  if (!verifier) throw new OAuthError("invalid_grant", "code_verifier is missing");
  if (createHash("sha256").update(verifier).digest("base64url") !== challenge) {
    throw new OAuthError("invalid_grant", "code_verifier does not match");
  }
}

function idClaims(grant: Grant, accessToken: string, issuer: string): Record<string, unknown> {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: issuer,
    azp: grant.clientId,
    aud: grant.clientId,
    ...claimsOf(grant.account, grant.scopes),
    // OpenID Connect Core §3.1.3.6: the left half of the access token's hash.
    at_hash: createHash("sha256").update(accessToken).digest().subarray(0, 16).toString("base64url"),
    ...(grant.nonce !== null && { nonce: grant.nonce }),
    iat: now,
    exp: now + LIFETIME_SECONDS,
  };
}
