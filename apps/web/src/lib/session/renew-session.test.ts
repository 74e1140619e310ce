import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Exchange, renewSession } from "./renew-session.ts";
import { getRefreshToken, getToken, storeTokens } from "./token.ts";

const values = new Map<string, string>();

beforeEach(() => {
  values.clear();
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
});

describe("renewSession", () => {
  it("uses the refresh token once for many refused calls", async () => {
    storeTokens("old", "refresh-1");
    const used: string[] = [];
    const exchange: Exchange = async (refreshToken) => {
      used.push(refreshToken);
      return { token: "new", refreshToken: "refresh-2" };
    };
    const renewed = await Promise.all(Array.from({ length: 20 }, () => renewSession("old", exchange)));
    expect(renewed.every(Boolean)).toBe(true);
    expect(used).toEqual(["refresh-1"]);
    expect([getToken(), getRefreshToken()]).toEqual(["new", "refresh-2"]);
    expect(await renewSession("old", exchange)).toBe(true);
    expect(used).toHaveLength(1);
  });

  it("signs out when the server refuses, and without a refresh token", async () => {
    storeTokens("old", "refresh-1");
    expect(await renewSession("old", async () => "refused")).toBe(false);
    expect([getToken(), getRefreshToken()]).toEqual([null, null]);
    values.set("auth_token", "lonely");
    expect(await renewSession("lonely", async () => "refused")).toBe(false);
    expect(getToken()).toBeNull();
  });

  it("keeps the session when the server can't be reached", async () => {
    storeTokens("old", "refresh-1");
    expect(await renewSession("old", () => Promise.reject(new Error("offline")))).toBe(false);
    expect([getToken(), getRefreshToken()]).toEqual(["old", "refresh-1"]);
  });

  it("waits for the pair that another tab has got, and uses no refresh token again", async () => {
    storeTokens("old", "refresh-1");
    const held: { name: string }[] = [];
    const locks = {
      query: async () => ({ held }),
      request(name: string, task: () => unknown) {
        held.push({ name });
        return Promise.resolve(task());
      },
    };
    vi.stubGlobal("navigator", { locks });
    const used: string[] = [];
    const exchange: Exchange = async (refreshToken) => {
      used.push(refreshToken);
      return { token: "new", refreshToken: "refresh-2" };
    };
    expect(await renewSession("old", exchange)).toBe(true);
    // The other tab still sees what was stored before, then what comes late.
    storeTokens("old", "refresh-1");
    const second = renewSession("old", exchange);
    setTimeout(() => storeTokens("new", "refresh-2"));
    expect(await second).toBe(true);
    expect(used).toEqual(["refresh-1"]);
  });

  it("keeps a session that began in the meantime", async () => {
    storeTokens("old", "refresh-1");
    const renewed = await renewSession("old", async () => {
      storeTokens("other", "refresh-9");
      return "refused";
    });
    expect(renewed).toBe(true);
    expect([getToken(), getRefreshToken()]).toEqual(["other", "refresh-9"]);
  });
});
