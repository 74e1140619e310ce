import { CLIENT } from "./client.ts";
import { OAuthError } from "./oauth-error.ts";

interface BodyCredentials {
  readonly client_id?: string;
  readonly client_secret?: string;
}

/** The id of the client that authenticates by header or by body; throws `OAuthError` (RFC 6749 §2.3). */
export function readClient(authorization: string | undefined, body: BodyCredentials): string {
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

/** Both halves are form-encoded before they are joined; clients that skip that send the same for ours. */
function decode(value: string): string {
  return new URLSearchParams(`value=${value.replaceAll("&", "%26")}`).get("value") ?? "";
}
