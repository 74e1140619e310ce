import type { FastifyRequest } from "fastify";
import { SCOPES } from "./scopes.ts";

/** The issuer under the host that the client asked, so that `localhost` and `127.0.0.1` both verify. */
export function issuerOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}/identity`;
}

/** The discovery document (OpenID Connect Discovery §3). */
export function discovery(request: FastifyRequest) {
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
