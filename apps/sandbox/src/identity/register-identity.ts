import { parse } from "node:querystring";
import type { FastifyInstance } from "fastify";
import { authorize } from "./authorize.ts";
import { CodeBox } from "./code-box.ts";
import { discovery, issuerOf } from "./discovery.ts";
import { exchangeCode, type IdentityContext } from "./exchange-code.ts";
import { mintToken } from "./mint-token.ts";
import { sendOAuthError } from "./oauth-error.ts";
import { createSigningKey } from "./signing-key.ts";
import { TokenBox } from "./token-box.ts";
import { tokenInfo } from "./token-info.ts";
import { userInfo } from "./user-info.ts";

/** The identity provider below `/identity`: OpenID Connect as Google speaks it, for one client. */
export async function registerIdentity(app: FastifyInstance): Promise<void> {
  const context: IdentityContext = {
    codes: new CodeBox(),
    tokens: new TokenBox(),
    key: await createSigningKey(),
  };

  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, parse(String(body))),
  );
  app.setErrorHandler(sendOAuthError);
  // Chromium holds the redirects that follow a form to `form-action`, and the answer goes to the product
  // on another port. Which addresses may get one is checked in `redirect-uri.ts`.
  app.addHook("onSend", async (_request, reply) => {
    const policy = reply.getHeader("content-security-policy");
    if (typeof policy !== "string") return;
    reply.header("content-security-policy", policy.replace("form-action 'self'", "form-action http: https:"));
  });

  app.get("/.well-known/openid-configuration", discovery);
  app.get("/jwks", () => ({ keys: [context.key.jwk] }));
  app.get("/authorize", (request, reply) => authorize(context.codes, request.query, reply));
  app.post("/authorize", (request, reply) => authorize(context.codes, request.body, reply));
  app.post("/token", (request, reply) => {
    reply.header("cache-control", "no-store");
    const { authorization } = request.headers;
    return exchangeCode(context, { body: request.body, authorization, issuer: issuerOf(request) });
  });
  app.route({
    method: ["GET", "POST"],
    url: "/userinfo",
    handler: (request) => userInfo(context.tokens, request.headers.authorization),
  });
  app.get("/tokeninfo", (request) => tokenInfo(context.tokens, request.query));
  app.post("/tokens", (request) => mintToken(context.tokens, request.body));
}
