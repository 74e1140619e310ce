import { describe, expect, it } from "vitest";
import { limitText, splitThinking } from "./limit-text.ts";

describe("the length that is read", () => {
  it("is all of a usual answer", () => {
    const text = "x".repeat(48_000);
    expect(limitText(text)).toBe(text);
  });

  it("is both ends of a long one", () => {
    const limited = limitText(`first${"x".repeat(100_000)}last`);
    expect([limited.startsWith("first"), limited.endsWith("last"), limited.length]).toEqual([
      true,
      true,
      48_002,
    ]);
  });

  it("is little of one that no model writes", () => {
    const limited = limitText(`first\n${"word\n".repeat(100_000)}last`);
    expect([limited.startsWith("first"), limited.endsWith("last")]).toEqual([true, true]);
    expect(limited.split("\n").length).toBeLessThanOrEqual(81);
  });

  it("begins after a thought that is longer than the limit", () => {
    expect(limitText(`<think>${"x".repeat(60_000)}</think>${"1. HubSpot\n".repeat(10)}`)).not.toContain(
      "xxx",
    );
  });
});

describe("what was thought aloud", () => {
  it.each([
    ["<think>Acme?</think>HubSpot", "HubSpot", ""],
    ["<thinking>a</thinking> b </thinking>HubSpot", "HubSpot", ""],
    ["Acme? </think>HubSpot", "HubSpot", ""],
    ["HubSpot<think>Acme, forever", "HubSpot", "<think>Acme, forever"],
    ["HubSpot<think>Acme</think>", "HubSpot", ""],
    ["HubSpot", "HubSpot", ""],
    ["a <tag> stays", "a <tag> stays", ""],
  ])("%s", (text, answer, thought) => expect(splitThinking(text)).toEqual({ answer, thought }));
});
