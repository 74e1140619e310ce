import type { FastifyInstance, FastifyRequest } from "fastify";
import { acceptForms } from "../requests.ts";
import { SCOPES } from "./accounts.ts";
import { authorize } from "./authorize.ts";
import { exchangeCode, type IdentityContext } from "./exchange-code.ts";
import { Grants } from "./grants.ts";
import { sendOAuthError } from "./oauth-error.ts";
import { createSigningKey, mintToken, type SigningKey, tokenInfo, userInfo } from "./tokens.ts";

/** The identity provider below `/identity`: OpenID Connect as Google speaks it, for one client. */
export async function registerIdentity(app: FastifyInstance): Promise<void> {
  let key: Promise<SigningKey> | undefined;
  // Made when somebody signs in: it takes a tenth of a second, and few starts of tests need it.
  const keyOf = () => (key ??= createSigningKey());
  const context: IdentityContext = { grants: new Grants(), keyOf };

  acceptForms(app);
  app.setErrorHandler(sendOAuthError);
  // Chromium applies `form-action` to the redirects after a form, and the answer goes to the product on
  // another port. `authorize-request.ts` checks which addresses may get an answer.
  app.addHook("onSend", async (_request, reply) => {
    const policy = reply.getHeader("content-security-policy");
    if (typeof policy !== "string") return;
    reply.header("content-security-policy", policy.replace("form-action 'self'", "form-action http: https:"));
  });

  app.get("/.well-known/openid-configuration", discovery);
  app.get("/jwks", async () => ({ keys: [(await keyOf()).jwk] }));
  app.get("/authorize", (request, reply) => authorize(context.grants, request.query, reply));
  app.post("/authorize", (request, reply) => authorize(context.grants, request.body, reply));
  app.post("/token", (request, reply) => {
    reply.header("cache-control", "no-store");
    const { authorization } = request.headers;
    return exchangeCode(context, { body: request.body, authorization, issuer: issuerOf(request) });
  });
  app.route({
    method: ["GET", "POST"],
    url: "/userinfo",
    handler: (request) => userInfo(context.grants, request.headers.authorization),
  });
  app.get("/tokeninfo", (request) => tokenInfo(context.grants, request.query));
  app.post("/tokens", (request) => mintToken(context.grants, request.body));
}

/** The issuer under the host that the client asked, so that `localhost` and `127.0.0.1` both verify. */
function issuerOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}/identity`;
}

/** The discovery document (OpenID Connect Discovery §3). */
function discovery(request: FastifyRequest) {
  const issuer = issuerOf(request);
  return {
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    response_types_supported: ["code"],
    response_modes_supported: ["query"],
    grant_types_supported: ["authorization_code"],
    subject_types_supported: ["public"],
    id_token_signing_alg_values_supported: ["RS256"],
    scopes_supported: SCOPES,
    token_endpoint_auth_methods_supported: ["client_secret_basic", "client_secret_post"],
    code_challenge_methods_supported: ["S256"],
    claims_supported: "aud email email_verified exp family_name given_name iat iss name sub".split(" "),
  };
}
