import { beforeEach, describe, expect, it, vi } from "vitest";
import { notePlace, readPlace } from "./checkout-return.ts";

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

describe("where the buyer was", () => {
  it("is the last page that is not part of the purchase", () => {
    for (const path of ["/", "/profile?tab=account", "/pricing", "/pricing?checkout=cancelled"])
      notePlace(path);
    expect(readPlace()).toBe("/profile?tab=account");
  });

  it("is not confused by pages with like names", () => {
    notePlace("/pricing-guide");
    expect(readPlace()).toBe("/pricing-guide");
  });

  it("is never another site", () => {
    stored.set("checkout_return", "//evil.example/");
    expect(readPlace()).toBeNull();
  });
});
