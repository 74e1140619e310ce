import { createHash, generateKeyPair, type JsonWebKey, sign } from "node:crypto";
import { promisify } from "node:util";

export interface SigningKey {
  readonly jwk: JsonWebKey;
  /** A signed JWT (RS256) of the claims. */
  sign(claims: Readonly<Record<string, unknown>>): string;
}

/** A new RSA key; ID tokens of an earlier start do not verify with it. */
export async function createSigningKey(): Promise<SigningKey> {
  const { publicKey, privateKey } = await promisify(generateKeyPair)("rsa", { modulusLength: 2048 });
  const { n, e } = publicKey.export({ format: "jwk" });
  // RFC 7638: the key's id is the hash of its public part.
  const kid = createHash("sha256")
    .update(JSON.stringify({ e, kty: "RSA", n }))
    .digest("base64url");
  const header = encode({ alg: "RS256", kid, typ: "JWT" });
  return {
    jwk: { kty: "RSA", use: "sig", alg: "RS256", kid, n, e },
    sign: (claims) => {
      const signed = `${header}.${encode(claims)}`;
      return `${signed}.${sign("sha256", Buffer.from(signed), privateKey).toString("base64url")}`;
    },
  };
}

function encode(value: Readonly<Record<string, unknown>>): string {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}
