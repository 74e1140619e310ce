import { beforeEach, describe, expect, it, vi } from "vitest";
import { newAnalysisTickets, SHOWN_AGAIN_MS, takeAnalysisTicket } from "./analysis-tickets.ts";
import { TICKET_MS } from "./ticket.ts";

/** The browser's storage: its entries are its own keys. */
class Shelf {
  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(Reflect.get(this, key)) : null;
  }
  setItem(key: string, value: string): void {
    Reflect.set(this, key, value);
  }
  removeItem(key: string): void {
    Reflect.deleteProperty(this, key);
  }
}

const NOW = Date.parse("2026-11-22T12:00:00Z");

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  vi.stubGlobal("sessionStorage", new Shelf());
});

describe("a click's leave to begin an analysis", () => {
  it("works once, for its own company and kind", () => {
    newAnalysisTickets("stripe.com", ["seo"]);
    expect(takeAnalysisTicket("hubspot.com", "seo", null)).toBeNull();
    expect(takeAnalysisTicket("stripe.com", "source", null)).toBeNull();
    expect(takeAnalysisTicket("stripe.com", "seo", null)).toEqual(expect.any(String));
    expect(takeAnalysisTicket("stripe.com", "seo", null)).toBeNull();
  });

  it.each([
    ["docs.stripe.com", "stripe.com", true],
    ["notstripe.com", "stripe.com", false],
    ["stripe.com", "docs.stripe.com", false],
  ])("asked for %s, the page of %s begins it: %s", (asked, page, begins) => {
    newAnalysisTickets(asked, ["source"]);
    expect(takeAnalysisTicket(page, "source", null) !== null).toBe(begins);
  });

  it("ends with its time", () => {
    newAnalysisTickets("stripe.com", ["seo", "source"]);
    vi.advanceTimersByTime(TICKET_MS);
    expect(takeAnalysisTicket("stripe.com", "seo", null)).not.toBeNull();
    vi.advanceTimersByTime(1);
    expect(takeAnalysisTicket("stripe.com", "source", null)).toBeNull();
  });

  it.each([
    ["running", { isRunning: true, censorReason: null, age: 0 }, false],
    ["of the last 24 hours", { isRunning: false, censorReason: null, age: SHOWN_AGAIN_MS - 1 }, false],
    ["a day old", { isRunning: false, censorReason: null, age: SHOWN_AGAIN_MS }, true],
    ["censored", { isRunning: false, censorReason: "no_credits" as const, age: 60_000 }, true],
  ])("is used up by a stored analysis that is %s", (_, { age, ...state }, begins) => {
    newAnalysisTickets("stripe.com", ["seo"]);
    const stored = { ...state, createdAt: new Date(NOW - age).toISOString() };
    expect(takeAnalysisTicket("stripe.com", "seo", stored) !== null).toBe(begins);
    expect(takeAnalysisTicket("stripe.com", "seo", null)).toBeNull();
  });
});
