import { beforeEach, describe, expect, it, vi } from "vitest";
import { readCheckoutReturn, rememberCheckoutReturn } from "./return-path.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

describe("the page before a purchase", () => {
  it("is the last page that is not part of the purchase", () => {
    for (const path of ["/", "/profile?tab=account", "/pricing", "/pricing?checkout=cancelled"])
      rememberCheckoutReturn(path);
    expect(readCheckoutReturn()).toBe("/profile?tab=account");
  });

  it("accepts pages whose path only begins alike", () => {
    rememberCheckoutReturn("/pricing-guide");
    expect(readCheckoutReturn()).toBe("/pricing-guide");
  });

  it("is never another site", () => {
    stored.set("checkout_return", "//evil.example/");
    expect(readCheckoutReturn()).toBeNull();
  });
});
