import { createHash } from "node:crypto";
import { z } from "zod";
import { claimsOf } from "./accounts.ts";
import type { Grant, Grants } from "./grants.ts";
import { OAuthError } from "./oauth-error.ts";
import { CLIENT, type SigningKey } from "./tokens.ts";

export interface IdentityContext {
  readonly grants: Grants;
  readonly keyOf: () => Promise<SigningKey>;
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
export async function exchangeCode(
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

  const grant = context.grants.takeCode(code);
  if (!grant) throw new OAuthError("invalid_grant", "The code is unknown, expired or used");
  if (grant.clientId !== clientId) throw new OAuthError("invalid_grant", "The code is another client's");
  if (grant.redirectUri !== redirectUri) {
    throw new OAuthError("invalid_grant", "redirect_uri is not the one the code was sent to");
  }
  checkVerifier(grant.challenge, verifier);

  const { account, scopes } = grant;
  const accessToken = context.grants.tokens.add(
    { account, audience: clientId, scopes, code },
    LIFETIME_SECONDS,
  );
  const key = await context.keyOf();
  return {
    access_token: accessToken,
    token_type: "Bearer",
    expires_in: LIFETIME_SECONDS,
    scope: scopes.join(" "),
    ...(scopes.includes("openid") && {
      id_token: await key.sign(idClaims(grant, accessToken, input.issuer)),
    }),
  };
}

/** Checks PKCE (RFC 7636 §4.6). A verifier without a challenge means that somebody removed the challenge. */
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

interface BodyCredentials {
  readonly client_id?: string;
  readonly client_secret?: string;
}

/** The id of the client that authenticates by header or by body; throws `OAuthError` (RFC 6749 §2.3). */
function readClient(authorization: string | undefined, body: BodyCredentials): string {
  const basic = readBasic(authorization);
  if (basic && body.client_secret !== undefined) {
    throw new OAuthError("invalid_request", "Authenticate by header or by body, not by both");
  }
  const id = basic ? basic.id : body.client_id;
  const secret = basic ? basic.secret : body.client_secret;
  if (id === undefined || secret === undefined) throw refused("Client authentication is missing");
  if (id !== CLIENT.id || (body.client_id ?? id) !== id) throw refused("The OAuth client was not found");
  if (secret !== CLIENT.secret) throw refused("The client secret is wrong");
  return id;
}

function refused(message: string): OAuthError {
  return new OAuthError("invalid_client", message, {
    status: 401,
    challenge: 'Basic realm="Standings sandbox", charset="UTF-8"',
  });
}

function readBasic(authorization: string | undefined): { id: string; secret: string } | null {
  const encoded = /^basic\s+([\w+/=-]+)$/i.exec(authorization?.trim() ?? "")?.[1];
  if (encoded === undefined) return null;
  const [id = "", ...secret] = Buffer.from(encoded, "base64").toString("utf8").split(":");
  return { id: decode(id), secret: decode(secret.join(":")) };
}

/** Clients form-encode both halves before they join them; our client's halves look the same without it. */
function decode(value: string): string {
  return new URLSearchParams(`value=${value.replaceAll("&", "%26")}`).get("value") ?? "";
}
