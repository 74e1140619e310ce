import { createHash, createPublicKey, randomBytes, verify } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { getJson, useSandbox } from "./sandbox.ts";

const { sandbox } = useSandbox();
const REDIRECT = "http://localhost:3000/auth/google/callback?from=sign%20in";
const SECRET = { client_id: "standings-sandbox", client_secret: "sandbox-secret" };

type Parameters = Record<string, string | undefined>;

const identity = (path: string) => `${sandbox().url}/identity${path}`;
const withoutUndefined = (parameters: Parameters) =>
  new URLSearchParams(
    Object.entries(parameters).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, value]],
    ),
  );
const post = (path: string, parameters: Parameters, headers: Record<string, string> = {}) =>
  fetch(identity(path), {
    method: "POST",
    body: withoutUndefined(parameters),
    headers,
    redirect: "manual",
  });

function newRequest(changes: Parameters = {}) {
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

const authorize = (parameters: Parameters) =>
  fetch(identity(`/authorize?${withoutUndefined(parameters)}`), { redirect: "manual" });

/** The hidden fields of the page's first form, as a browser would post them. */
function hiddenFields(html: string): Parameters {
  const form = /<form[\s\S]*?<\/form>/.exec(html)?.[0] ?? "";
  const fields = form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g);
  return Object.fromEntries(Array.from(fields, ([, name, value]) => [name, unescapeHtml(value ?? "")]));
}

function unescapeHtml(value: string): string {
  return value
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
}

function location(response: Response): URL {
  expect(response.status).toBe(303);
  return new URL(response.headers.get("location") ?? "");
}

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

/** Parsed JSON of an answer the test itself then checks. */
// biome-ignore lint/suspicious/noExplicitAny: the assertions on it are the check.
const json = async (response: Response): Promise<any> => response.json();
const userInfo = (token: string) =>
  fetch(identity("/userinfo"), { headers: { authorization: `Bearer ${token}` } });
const tokenInfo = (token: string) => fetch(identity(`/tokeninfo?access_token=${encodeURIComponent(token)}`));

async function expectRefusal(response: Response, status: number, error: string): Promise<void> {
  expect(await response.json()).toEqual({ error, error_description: expect.any(String) });
  expect(response.status).toBe(status);
}

afterEach(() => {
  vi.useRealTimers();
});

test("the discovery document names every endpoint under the host that was asked", async () => {
  const document = await getJson(identity("/.well-known/openid-configuration"));
  expect(document).toMatchObject({
    issuer: identity(""),
    authorization_endpoint: identity("/authorize"),
    token_endpoint: identity("/token"),
    userinfo_endpoint: identity("/userinfo"),
    jwks_uri: identity("/jwks"),
    response_types_supported: ["code"],
    code_challenge_methods_supported: ["S256"],
    scopes_supported: ["openid", "email", "profile"],
  });
  const byName = identity("").replace("127.0.0.1", "localhost");
  expect((await getJson(`${byName}/.well-known/openid-configuration`)).issuer).toBe(byName);
});

describe("signing in", () => {
  test("goes from the page through the code to the person", async () => {
    const { back, exchange } = await chooseAccount({ email: "maya@northwind.agency" });
    expect(`${back.origin}${back.pathname}`).toBe("http://localhost:3000/auth/google/callback");
    expect(back.searchParams.get("from")).toBe("sign in");
    expect(back.searchParams.get("state")).toBe("st&te <1>");

    const response = await post("/token", { ...exchange, ...SECRET });
    expect(response.headers.get("cache-control")).toBe("no-store");
    const tokens = await json(response);
    expect(tokens).toEqual({
      access_token: expect.any(String),
      token_type: "Bearer",
      expires_in: 3600,
      scope: "openid email profile",
      id_token: expect.any(String),
    });

    const person = {
      sub: expect.stringMatching(/^\d{21}$/),
      name: "Maya Okonkwo-Lindqvist",
      given_name: "Maya",
      family_name: "Okonkwo-Lindqvist",
      email: "maya@northwind.agency",
      email_verified: true,
    };
    expect(await (await userInfo(tokens.access_token)).json()).toEqual(person);
    expect(await readIdToken(tokens.id_token)).toMatchObject({
      ...person,
      iss: identity(""),
      aud: "standings-sandbox",
      nonce: "nonce-1",
      at_hash: createHash("sha256")
        .update(tokens.access_token)
        .digest()
        .subarray(0, 16)
        .toString("base64url"),
    });
  });

  test("works with HTTP Basic and without PKCE", async () => {
    const { exchange } = await chooseAccount(
      { email: "ada@example.com" },
      { code_challenge: undefined, code_challenge_method: undefined },
    );
    const authorization = `Basic ${Buffer.from("standings-sandbox:sandbox-secret").toString("base64")}`;
    const response = await post("/token", { ...exchange, code_verifier: undefined }, { authorization });
    expect(response.status).toBe(200);
  });

  test("with another e-mail makes that account, with the same subject every time", async () => {
    const subjectOf = async (choice: Parameters) => {
      const { exchange } = await chooseAccount(choice);
      const tokens = await json(await post("/token", { ...exchange, ...SECRET }));
      return json(await userInfo(tokens.access_token));
    };
    const first = await subjectOf({ email: " lin.wu@example.org ", name: "" });
    expect(first).toMatchObject({ email: "lin.wu@example.org", name: "Lin Wu", email_verified: true });
    const again = await subjectOf({ email: "Lin.Wu@example.org", name: "Lin" });
    expect(again).toMatchObject({ sub: first.sub, name: "Lin", given_name: "Lin" });
    expect(again).not.toHaveProperty("family_name");
  });

  test("hands out only what the scopes allow", async () => {
    const { exchange } = await chooseAccount({ email: "ada@example.com" }, { scope: "email" });
    const tokens = await json(await post("/token", { ...exchange, ...SECRET }));
    expect(tokens).not.toHaveProperty("id_token");
    expect(await (await userInfo(tokens.access_token)).json()).toEqual({
      sub: expect.any(String),
      email: "ada@example.com",
      email_verified: true,
    });
  });

  test("can be cancelled", async () => {
    const html = await (await authorize(newRequest().parameters)).text();
    const href = unescapeHtml(/<a class="cancel" href="([^"]*)"/.exec(html)?.[1] ?? "");
    const { searchParams } = new URL(href);
    expect(Object.fromEntries(searchParams)).toEqual({
      from: "sign in",
      error: "access_denied",
      state: "st&te <1>",
    });
  });
});

describe("the sign-in page", () => {
  test("offers the accounts and says that it is the sandbox", async () => {
    const response = await authorize(newRequest().parameters);
    const html = await response.text();
    for (const text of ["Sandbox sign-in", "Sandbox data", "ada@example.com", "grace@example.com"]) {
      expect(html).toContain(text);
    }
    expect(html).toMatch(/unverified@example\.com[\s\S]*?Not verified/);
    // With 'self', Chromium would block the redirect back to the product.
    expect(response.headers.get("content-security-policy")).toMatch(
      /default-src 'none'.*form-action http: https:/,
    );
  });

  test("treats state, redirect, e-mail and name as data", async () => {
    const attack = `"><script>alert(1)</script>'`;
    const { parameters } = newRequest({
      state: attack,
      nonce: attack,
      redirect_uri: `http://localhost:3000/${attack}?q=${attack}`,
    });
    const page = await (await authorize(parameters)).text();
    expect(page).not.toContain("<script");
    expect(hiddenFields(page)).toMatchObject({ state: attack, redirect_uri: parameters.redirect_uri });

    const rejected = await post("/authorize", { ...parameters, email: attack, name: attack });
    expect(rejected.status).toBe(400);
    const html = await rejected.text();
    expect(html).not.toContain("<script");
    expect(html).toContain("Enter an e-mail address");
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;');

    const accepted = await post("/authorize", { ...parameters, email: "eve@example.com", name: attack });
    expect(location(accepted).searchParams.get("state")).toBe(attack);

    const refused = await authorize({ ...parameters, client_id: attack });
    expect(refused.status).toBe(400);
    expect(await refused.text()).not.toContain("<script");
  });

  test.each<[string, Parameters]>([
    ["an unknown client", { client_id: "someone" }],
    ["a missing client", { client_id: undefined }],
    ["a missing redirect", { redirect_uri: undefined }],
    ["a redirect to another machine", { redirect_uri: "https://evil.example/callback" }],
    ["a redirect that looks like this machine", { redirect_uri: "http://localhost:3000@evil.example/" }],
    ["a redirect below a look-alike domain", { redirect_uri: "http://127.0.0.1.evil.example/" }],
    ["a redirect that is a script", { redirect_uri: "javascript:alert(1)//localhost" }],
    ["a redirect with a fragment", { redirect_uri: "http://localhost:3000/#top" }],
    ["an endless state", { state: "x".repeat(5000) }],
  ])("refuses %s without redirecting", async (_what, change) => {
    const { parameters } = newRequest(change);
    for (const response of [
      await authorize(parameters),
      await post("/authorize", { ...parameters, email: "ada@example.com" }),
    ]) {
      expect(response.status).toBe(400);
      expect(response.headers.get("location")).toBeNull();
      expect(await response.text()).toContain("Sign-in request refused");
    }
  });

  test.each(["http://127.0.0.1:8080/cb", "http://[::1]:3000/cb", "https://app.localhost/cb"])(
    "may return to %s",
    async (uri) => {
      expect((await authorize(newRequest({ redirect_uri: uri }).parameters)).status).toBe(200);
    },
  );

  test.each<[Parameters, string]>([
    [{ response_type: "token" }, "unsupported_response_type"],
    [{ scope: "openid drive" }, "invalid_scope"],
    [{ scope: "" }, "invalid_scope"],
    [{ code_challenge_method: "plain" }, "invalid_request"],
    [{ code_challenge: "short" }, "invalid_request"],
    [{ prompt: "none" }, "login_required"],
  ])("tells the client what is wrong with %j", async (change, error) => {
    const { searchParams } = location(await authorize(newRequest(change).parameters));
    expect(searchParams.get("error")).toBe(error);
    expect(searchParams.get("state")).toBe("st&te <1>");
    expect(searchParams.has("code")).toBe(false);
  });

  test("refuses a repeated parameter", async () => {
    const response = await fetch(identity(`/authorize?${withoutUndefined(newRequest().parameters)}&state=2`));
    expect(response.status).toBe(400);
  });
});

describe("the token endpoint", () => {
  test("takes a code once, and a second try ends what the first gave", async () => {
    const { exchange } = await chooseAccount({ email: "ada@example.com" });
    const { access_token: token } = await json(await post("/token", { ...exchange, ...SECRET }));
    expect((await userInfo(token)).status).toBe(200);
    await expectRefusal(await post("/token", { ...exchange, ...SECRET }), 400, "invalid_grant");
    expect((await userInfo(token)).status).toBe(401);
  });

  test.each<[string, Parameters, number, string]>([
    ["a wrong verifier", { code_verifier: "x".repeat(43) }, 400, "invalid_grant"],
    ["a missing verifier", { code_verifier: undefined }, 400, "invalid_grant"],
    ["another redirect", { redirect_uri: "http://localhost:3000/other" }, 400, "invalid_grant"],
    ["an unknown code", { code: "4/none" }, 400, "invalid_grant"],
    ["a missing code", { code: undefined }, 400, "invalid_request"],
    ["another grant", { grant_type: "password" }, 400, "unsupported_grant_type"],
    ["a missing grant", { grant_type: undefined }, 400, "invalid_request"],
    ["a wrong secret", { client_secret: "guess" }, 401, "invalid_client"],
    ["a missing secret", { client_secret: undefined }, 401, "invalid_client"],
    ["an unknown client", { client_id: "someone" }, 401, "invalid_client"],
  ])("refuses %s", async (_what, change, status, error) => {
    const { exchange } = await chooseAccount({ email: "ada@example.com" });
    const response = await post("/token", { ...exchange, ...SECRET, ...change });
    expect(response.headers.has("www-authenticate")).toBe(status === 401);
    await expectRefusal(response, status, error);
  });

  test("refuses a verifier for a request without a challenge", async () => {
    const { exchange } = await chooseAccount(
      { email: "ada@example.com" },
      { code_challenge: undefined, code_challenge_method: undefined },
    );
    await expectRefusal(await post("/token", { ...exchange, ...SECRET }), 400, "invalid_grant");
  });

  test("refuses a code after 60 seconds and a token after an hour", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const late = await chooseAccount({ email: "ada@example.com" });
    vi.advanceTimersByTime(60_000);
    await expectRefusal(await post("/token", { ...late.exchange, ...SECRET }), 400, "invalid_grant");

    const token = await mint({ email: "ada@example.com" });
    vi.advanceTimersByTime(3_599_000);
    expect((await userInfo(token)).status).toBe(200);
    vi.advanceTimersByTime(1000);
    expect((await userInfo(token)).status).toBe(401);
  });

  test("answers broken bodies in OAuth's words", async () => {
    const send = (type: string, body: string) =>
      fetch(identity("/token"), { method: "POST", headers: { "content-type": type }, body });
    const form = "application/x-www-form-urlencoded";
    await expectRefusal(await send(form, "code=1&code=2"), 400, "invalid_request");
    await expectRefusal(await send(form, "%zz=%00&__proto__=1"), 401, "invalid_client");
    await expectRefusal(await send("application/json", "{"), 400, "invalid_request");
    await expectRefusal(await send("application/json", "[]"), 400, "invalid_request");
    await expectRefusal(await send("text/csv", "a,b"), 415, "invalid_request");
  });
});

describe("tokens", () => {
  test("minted for a test tell tokeninfo their audience", async () => {
    const token = await mint({ email: "new@example.net", name: "New Person" });
    const info = await json(await tokenInfo(token));
    expect(info).toEqual({
      aud: "standings-sandbox",
      azp: "standings-sandbox",
      sub: expect.stringMatching(/^\d{21}$/),
      scope: "openid email profile",
      exp: expect.stringMatching(/^\d{10}$/),
      expires_in: expect.stringMatching(/^35\d\d$|^3600$/),
      email: "new@example.net",
      email_verified: "true",
      access_type: "online",
    });
    expect(await (await userInfo(token)).json()).toMatchObject({ sub: info.sub, name: "New Person" });
  });

  test("may be for another client, of an unverified account, or expired", async () => {
    const foreign = await mint({ email: "ada@example.com", audience: "another-app" });
    expect(await (await tokenInfo(foreign)).json()).toMatchObject({ aud: "another-app", azp: "another-app" });
    const known = await mint({ email: "unverified@example.com" });
    expect(await (await tokenInfo(known)).json()).toMatchObject({ email_verified: "false" });
    const made = await mint({ email: "ada@example.com", email_verified: false });
    expect(await (await userInfo(made)).json()).toMatchObject({ email_verified: false, name: "Ada Example" });
    const expired = await mint({ email: "ada@example.com", expires_in: 0 });
    expect((await tokenInfo(expired)).status).toBe(400);
  });

  test("that are wrong are refused as Google refuses them", async () => {
    for (const response of [await tokenInfo("none"), await fetch(identity("/tokeninfo"))]) {
      expect(response.status).toBe(400);
      expect(await response.json()).toEqual({ error: "invalid_token", error_description: "Invalid Value" });
    }
    const wrong = await userInfo("none");
    expect(wrong.headers.get("www-authenticate")).toContain('error="invalid_token"');
    await expectRefusal(wrong, 401, "invalid_token");
    const none = await fetch(identity("/userinfo"));
    expect(none.headers.get("www-authenticate")).toBe('Bearer realm="Standings sandbox"');
    expect(none.status).toBe(401);
  });

  test("are not minted from a wrong body", async () => {
    for (const body of [{}, { email: "nobody" }, { email: "a@example.com", admin: true }, null]) {
      const response = await fetch(identity("/tokens"), {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      await expectRefusal(response, 400, "invalid_request");
    }
  });
});

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
