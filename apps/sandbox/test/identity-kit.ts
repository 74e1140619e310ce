import { createHash, createPublicKey, randomBytes, verify } from "node:crypto";
import { expect } from "vitest";
import { getJson, type Json, useSandbox } from "./sandbox.ts";

export const REDIRECT = "http://localhost:3000/auth/google/callback?from=sign%20in";
export const SECRET = { client_id: "standings-sandbox", client_secret: "sandbox-secret" };

export type Parameters = Record<string, string | undefined>;

export const withoutUndefined = (parameters: Parameters) =>
  new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, value]],
    ),
  );

export function newRequest(changes: Parameters = {}) {
  const verifier = randomBytes(32).toString("base64url");
  const parameters: Parameters = {
    client_id: SECRET.client_id,
    redirect_uri: REDIRECT,
    response_type: "code",
    scope: "openid email profile",
    state: "st&te <1>",
    nonce: "nonce-1",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
    ...changes,
  };
  return { verifier, parameters };
}

/** The hidden fields of the page's first form, as a browser would post them. */
export function hiddenFields(html: string): Parameters {
  const form = /<form[\s\S]*?<\/form>/.exec(html)?.[0] ?? "";
  const fields = form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
  return Object.fromEntries(Array.from(fields, ([, name, value]) => [name, unescapeHtml(value ?? "")]));
}

export function unescapeHtml(value: string): string {
  return value
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}

export function location(response: Response): URL {
  expect(response.status).toBe(303);
  return new URL(response.headers.get("location") ?? "");
}

export const json = async (response: Response): Promise<Json> => response.json();

export async function expectRefusal(response: Response, status: number, error: string): Promise<void> {
  expect(await response.json()).toEqual({ error, error_description: expect.any(String) });
  expect(response.status).toBe(status);
}

/** A sandbox and the calls of its identity provider. */
export function useIdentity() {
  const { sandbox } = useSandbox();

  const identity = (path: string) => `${sandbox().url}/identity${path}`;
  const post = (path: string, parameters: Parameters, headers: Record<string, string> = {}) =>
    fetch(identity(path), {
      method: "POST",
      body: withoutUndefined(parameters),
      headers,
      redirect: "manual",
    });

  const authorize = (parameters: Parameters) =>
    fetch(identity(`/authorize?${withoutUndefined(parameters)}`), { redirect: "manual" });

  /** Opens the page, posts its form for an account and returns the code that comes back. */
  async function chooseAccount(choice: Parameters, changes: Parameters = {}) {
    const { verifier, parameters } = newRequest(changes);
    const page = await authorize(parameters);
    expect(page.status).toBe(200);
    const back = location(await post("/authorize", { ...hiddenFields(await page.text()), ...choice }));
    const exchange: Parameters = {
      grant_type: "authorization_code",
      code: back.searchParams.get("code") ?? "",
      redirect_uri: REDIRECT,
      code_verifier: verifier,
    };
    return { back, exchange };
  }

  async function mint(body: Record<string, unknown>): Promise<string> {
    const response = await fetch(identity("/tokens"), {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    return (await json(response)).access_token;
  }

  const userInfo = (token: string) =>
    fetch(identity("/userinfo"), { headers: { authorization: `Bearer ${token}` } });
  const tokenInfo = (token: string) =>
    fetch(identity(`/tokeninfo?access_token=${encodeURIComponent(token)}`));

  async function readIdToken(token: string): Promise<Record<string, unknown>> {
    const [header = "", claims = "", signature = ""] = token.split(".");
    const read = (part: string) => JSON.parse(Buffer.from(part, "base64url").toString());
    const { keys } = await getJson(identity("/jwks"));
    expect(read(header)).toEqual({ alg: "RS256", typ: "JWT", kid: keys[0].kid });
    const key = createPublicKey({ format: "jwk", key: keys[0] });
    const signed = Buffer.from(`${header}.${claims}`);
    expect(verify("sha256", signed, key, Buffer.from(signature, "base64url"))).toBe(true);
    return read(claims);
  }

  return { identity, post, authorize, chooseAccount, mint, userInfo, tokenInfo, readIdToken };
}
