import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";

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
