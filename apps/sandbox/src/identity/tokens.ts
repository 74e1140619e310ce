import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";
import { z } from "zod";
import { faultsOf } from "../requests.ts";
import { accountOf, claimsOf, SCOPES } from "./accounts.ts";
import type { Grants } from "./grants.ts";
import { OAuthError } from "./oauth-error.ts";

export interface SigningKey {
  readonly jwk: JWK;
  /** A signed JWT (RS256) of the claims. */
  sign(claims: Record<string, unknown>): Promise<string>;
}

/** A new RSA key; ID tokens of an earlier start do not verify with it. */
export async function createSigningKey(): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair("RS256");
  const { n, e } = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint({ kty: "RSA", n, e });
  return {
    jwk: { kty: "RSA", use: "sig", alg: "RS256", kid, n, e },
    sign: (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: "RS256", kid, typ: "JWT" }).sign(privateKey),
  };
}

/** The one registered client. Its secret is public: it opens nothing outside this machine. */
export const CLIENT = {
  id: "standings-sandbox",
  secret: "sandbox-secret",
  name: "Standings",
} as const;

const REALM = 'Bearer realm="Standings sandbox"';

/** The userinfo endpoint; throws `OAuthError` 401 without a valid bearer token (RFC 6750 §3). */
export function userInfo({ tokens }: Grants, authorization: string | undefined): Record<string, unknown> {
  const bearer = /^bearer\s+(\S+)$/i.exec(authorization?.trim() ?? "")?.[1];
  if (bearer === undefined) {
    throw new OAuthError("invalid_request", "A bearer token is required", { status: 401, challenge: REALM });
  }
  const token = tokens.find(bearer)?.value;
  if (!token) {
    throw new OAuthError("invalid_token", "The access token is invalid or expired", {
      status: 401,
      challenge: `${REALM}, error="invalid_token", error_description="The access token is invalid or expired"`,
    });
  }
  return claimsOf(token.account, token.scopes);
}

const tokenQuery = z.object({ access_token: z.string() });

/** Google's tokeninfo: the account and the client of a token. Google sends numbers and booleans as strings. */
export function tokenInfo({ tokens }: Grants, input: unknown): Record<string, string> {
  const parsed = tokenQuery.safeParse(input);
  const found = parsed.success ? tokens.find(parsed.data.access_token) : null;
  if (!found) throw new OAuthError("invalid_token", "Invalid Value");
  const { value, expiresAt } = found;
  const { account, audience, scopes } = value;
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

const DAY_SECONDS = 86_400;

const mintBody = z.strictObject({
  email: z.email().max(254),
  name: z.string().trim().max(100).optional(),
  email_verified: z.boolean().optional(),
  /** Another client's id makes a token that the product must refuse. */
  audience: z.string().min(1).max(200).default(CLIENT.id),
  /** Seconds; zero or less makes an expired token. */
  expires_in: z.number().int().min(-DAY_SECONDS).max(DAY_SECONDS).default(3600),
});

/** Makes an access token without the sign-in page, for tests. Throws `OAuthError` that names the faulty field. */
export function mintToken({ tokens }: Grants, input: unknown): { access_token: string } {
  const parsed = mintBody.safeParse(input);
  if (!parsed.success) throw new OAuthError("invalid_request", faultsOf(parsed.error));
  const { email, name, email_verified: emailVerified, audience, expires_in: lifetime } = parsed.data;
  const account = accountOf(email, { name, emailVerified });
  return { access_token: tokens.add({ account, audience, scopes: SCOPES, code: null }, lifetime) };
}
