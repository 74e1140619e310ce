import { beforeEach, describe, expect, it, vi } from "vitest";
import { peekPendingPack, storePendingPack, takePendingPack } from "./pending-pack.ts";

const stored = new Map<string, string>();
const at = Date.parse("2026-11-12T14:32:00Z");

beforeEach(() => {
  stored.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

describe("a guest's pack", () => {
  it("is kept for half an hour and can be taken once", () => {
    storePendingPack("50", at);
    expect(peekPendingPack(at + 29 * 60_000)?.credits).toBe(50);
    expect(peekPendingPack(at + 30 * 60_000)).toBeNull();
    storePendingPack("20");
    expect(takePendingPack()?.id).toBe("20");
    expect(takePendingPack()).toBeNull();
  });

  it.each(["", "null", "not json", '{"id":"7","at":1}', '{"id":50}', "[]"])("from %s is none", (text) => {
    stored.set("pending_pack", text);
    expect(peekPendingPack(1)).toBeNull();
  });
});
