import { afterEach, describe, expect, test, vi } from "vitest";
import { expectRefusal, json, type Parameters, SECRET, useIdentity } from "./identity-kit.ts";

const { identity, post, chooseAccount, mint, userInfo, tokenInfo } = useIdentity();

afterEach(() => {
  vi.useRealTimers();
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
