import { once } from "node:events";
import {
  CodeChallengeMethod,
  generateCodeVerifier,
  generateState,
  OAuth2Client,
  OAuth2RequestError,
} from "arctic";
import { z } from "zod";

/** A person, from a checked token of the identity provider. */
export interface IdentityProfile {
  /** The provider's stable id of the person. */
  readonly subject: string;
  /** Lower-case. */
  readonly email: string;
  readonly emailVerified: boolean;
  readonly name: string;
}

/** The token is not for us, has expired or is nonsense. */
export class IdentityRefusedError extends Error {}

export interface IdentityProvider {
  /** Where to send the browser, with the secrets to keep until it comes back. */
  begin(): { readonly url: URL; readonly state: string; readonly codeVerifier: string };
  /** Access token for the code the browser came back with. Throws IdentityRefusedError, and anything else when the provider is away. */
  exchange(code: string, codeVerifier: string): Promise<string>;
  /** Who an access token belongs to; only tokens issued to us count. Throws IdentityRefusedError. */
  readProfile(accessToken: string): Promise<IdentityProfile>;
}

export interface GoogleOptions {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUrl: string;
  readonly endpoints: GoogleEndpoints;
}

export interface GoogleEndpoints {
  readonly authorize: string;
  readonly token: string;
  readonly tokenInfo: string;
  readonly userInfo: string;
}

export const GOOGLE_ENDPOINTS: GoogleEndpoints = {
  authorize: "https://accounts.google.com/o/oauth2/v2/auth",
  token: "https://oauth2.googleapis.com/token",
  tokenInfo: "https://oauth2.googleapis.com/tokeninfo",
  userInfo: "https://openidconnect.googleapis.com/v1/userinfo",
};

const SCOPES = ["openid", "email", "profile"];

const tokenInfoSchema = z.object({ aud: z.string(), sub: z.string() });
const flagSchema = z.union([z.boolean(), z.enum(["true", "false"]).transform((value) => value === "true")]);
const userInfoSchema = z.object({
  sub: z.string().min(1).max(255),
  email: z.email().max(254),
  email_verified: flagSchema.default(false),
  name: z.string().max(200).optional(),
});

/** arctic's Google class has fixed addresses; the sandbox needs its own. An answer may take `timeoutMs`. */
export function createGoogleIdentity(
  { clientId, clientSecret, redirectUrl, endpoints }: GoogleOptions,
  timeoutMs: number,
): IdentityProvider {
  const client = new OAuth2Client(clientId, clientSecret, redirectUrl);
  return {
    begin() {
      const state = generateState();
      const codeVerifier = generateCodeVerifier();
      const method = CodeChallengeMethod.S256;
      const url = client.createAuthorizationURLWithPKCE(
        endpoints.authorize,
        state,
        method,
        codeVerifier,
        SCOPES,
      );
      return { url, state, codeVerifier };
    },
    async exchange(code, codeVerifier) {
      try {
        // arctic takes no signal.
        const asked = client.validateAuthorizationCode(endpoints.token, code, codeVerifier);
        return (await Promise.race([asked, failAfter(timeoutMs)])).accessToken();
      } catch (error) {
        if (!(error instanceof OAuth2RequestError)) throw error;
        throw new IdentityRefusedError("The code was refused", { cause: error });
      }
    },
    async readProfile(accessToken) {
      const query = new URLSearchParams({ access_token: accessToken });
      const info = tokenInfoSchema.safeParse(await readJson(`${endpoints.tokenInfo}?${query}`, timeoutMs));
      if (!info.success || info.data.aud !== clientId)
        throw new IdentityRefusedError("The token is not for us");
      const headers = { authorization: `Bearer ${accessToken}` };
      const user = userInfoSchema.safeParse(await readJson(endpoints.userInfo, timeoutMs, headers));
      if (!user.success || user.data.sub !== info.data.sub)
        throw new IdentityRefusedError("The profile is malformed");
      const { sub: subject, email, email_verified: emailVerified, name } = user.data;
      return { subject, email: email.toLowerCase(), emailVerified, name: name?.trim() || email };
    },
  };
}

async function failAfter(timeoutMs: number): Promise<never> {
  await once(AbortSignal.timeout(timeoutMs), "abort");
  throw new Error("The identity provider did not answer in time");
}

/** A 4xx means that the provider refuses; every other failure means that it is unavailable. */
async function readJson(
  url: string,
  timeoutMs: number,
  headers: Record<string, string> = {},
): Promise<unknown> {
  const response = await fetch(url, { headers, signal: AbortSignal.timeout(timeoutMs), redirect: "error" });
  if (response.status >= 400 && response.status < 500)
    throw new IdentityRefusedError("The token was refused");
  if (!response.ok) throw new Error(`The identity provider answered ${response.status}`);
  return response.json();
}
