import { z } from "zod";
import { LOOPBACK } from "../requests.ts";
import { readScopes, type Scope } from "./accounts.ts";
import { CLIENT } from "./tokens.ts";

export interface AuthorizeRequest {
  readonly clientId: string;
  readonly redirectUri: string;
  readonly scopes: readonly Scope[];
  readonly state: string | null;
  readonly nonce: string | null;
  readonly challenge: string | null;
}

type ReadAuthorizeRequest =
  | { readonly kind: "ask"; readonly request: AuthorizeRequest }
  /** The client gets the error at its redirect address. */
  | { readonly kind: "return"; readonly url: string }
  /** No redirect address can be trusted, so the person sees the error. */
  | { readonly kind: "refuse"; readonly reason: string };

// RFC 6749 §3.1: a parameter without a value counts as absent, a repeated one is an error.
const parameter = z
  .string()
  .max(4096)
  .optional()
  .transform((value) => value || null);
const parameters = z.object({
  client_id: parameter,
  redirect_uri: parameter,
  response_type: parameter,
  scope: parameter,
  state: parameter,
  nonce: parameter,
  prompt: parameter,
  code_challenge: parameter,
  code_challenge_method: parameter,
});
type Parameters = z.infer<typeof parameters>;

/** Checks the parameters of the authorization endpoint and ignores unknown ones. */
export function readAuthorizeRequest(input: unknown): ReadAuthorizeRequest {
  const parsed = parameters.safeParse(input ?? {});
  if (!parsed.success) {
    const name = parsed.error.issues[0]?.path.join(".") ?? "";
    return { kind: "refuse", reason: `The parameter ${name} is repeated or too long.` };
  }
  const { data } = parsed;
  const { client_id: clientId, redirect_uri: redirectUri } = data;
  if (clientId === null) return { kind: "refuse", reason: "The parameter client_id is missing." };
  if (clientId !== CLIENT.id) {
    return {
      kind: "refuse",
      reason: `There is no client “${clientId}”. The sandbox knows “${CLIENT.id}” only.`,
    };
  }
  if (redirectUri === null) return { kind: "refuse", reason: "The parameter redirect_uri is missing." };
  const redirectFault = faultOfRedirectUri(redirectUri);
  if (redirectFault !== null) {
    return { kind: "refuse", reason: `The redirect_uri “${redirectUri}” ${redirectFault}.` };
  }
  const { state, nonce, code_challenge: challenge } = data;
  const scopes = readScopes(data.scope ?? "");
  const fault = faultOf(data);
  if (fault !== null || scopes === null) {
    const [error, description] = fault ?? ["invalid_scope", "Use openid, email and profile"];
    return {
      kind: "return",
      url: returnUrl({ redirectUri, state }, { error, error_description: description }),
    };
  }
  return { kind: "ask", request: { clientId, redirectUri, scopes, state, nonce, challenge } };
}

function faultOf(data: Parameters): readonly [error: string, description: string] | null {
  if (data.response_type === null) return ["invalid_request", "response_type is missing"];
  if (data.response_type !== "code") return ["unsupported_response_type", "response_type must be code"];
  if (data.code_challenge === null && data.code_challenge_method !== null) {
    return ["invalid_request", "code_challenge is missing"];
  }
  if (data.code_challenge !== null && data.code_challenge_method !== "S256") {
    return ["invalid_request", "code_challenge_method must be S256"];
  }
  if (data.code_challenge !== null && !/^[\w-]{43}$/.test(data.code_challenge)) {
    return ["invalid_request", "code_challenge must be the base64url SHA-256 of the verifier"];
  }
  // Nobody stays signed in here, so the sandbox cannot answer without asking.
  if (data.prompt === "none") return ["login_required", "The sandbox always asks"];
  return null;
}

/** The fault of a redirect URI, or null. Only http(s) addresses of this machine may get a code. */
function faultOfRedirectUri(uri: string): string | null {
  if (!URL.canParse(uri)) return "is not an absolute URL";
  const { protocol, hostname, hash, username, password } = new URL(uri);
  if (protocol !== "http:" && protocol !== "https:") return "must start with http:// or https://";
  if (!LOOPBACK.test(hostname)) return "must be on this machine (localhost, 127.0.0.1 or [::1])";
  if (hash !== "" || uri.includes("#")) return "must not have a fragment";
  if (username !== "" || password !== "") return "must not contain credentials";
  return null;
}

/** The redirect URI with the answer added to its query. */
export function returnUrl(
  request: { readonly redirectUri: string; readonly state: string | null },
  answer: Readonly<Record<string, string>>,
): string {
  const url = new URL(request.redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.append(name, value);
  if (request.state !== null) url.searchParams.append("state", request.state);
  return url.href;
}
