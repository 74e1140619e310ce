import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import {
  hiddenFields,
  json,
  location,
  newRequest,
  type Parameters,
  SECRET,
  unescapeHtml,
  useIdentity,
  withoutUndefined,
} from "./identity-kit.ts";
import { getJson } from "./sandbox.ts";

const { identity, post, authorize, chooseAccount, userInfo, readIdToken } = useIdentity();

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
