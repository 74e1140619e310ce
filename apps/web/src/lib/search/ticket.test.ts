import { asModelId } from "@standings/domain";
import { beforeEach, expect, it, vi } from "vitest";
import { HAND_OVER_MS, handOverTicket, parseTicket, takeHandedOver, ticketKey } from "./ticket.ts";

const question = (prompt: string) =>
  ({
    kind: "company",
    prompt,
    models: [asModelId("openai/gpt-4.1-mini")],
    market: null,
    webSearch: true,
  }) as const;
const [crm, erp] = [question("Best CRM"), question("Best ERP")];
const take = (asked: typeof crm) => takeHandedOver(ticketKey(asked));

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

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("localStorage", new Shelf());
});

it("is taken once, for its own question", () => {
  handOverTicket(crm, true);
  expect(take(erp)).toBeNull();
  expect(take(crm)).toMatchObject({ clientRunId: expect.any(String), isPrivate: true, run: null });
  expect(take(crm)).toBeNull();
});

it("is gone after a minute, also when another tab looks", () => {
  handOverTicket(crm, null);
  vi.advanceTimersByTime(HAND_OVER_MS + 1);
  expect(take(erp)).toBeNull();
  expect(Object.keys(localStorage)).toEqual([]);
  handOverTicket(crm, null);
  vi.advanceTimersByTime(HAND_OVER_MS);
  expect(take(crm)).not.toBeNull();
});

it.each([
  [null, null],
  ["{", null],
  ['"ticket"', null],
  ['{"clientRunId":"a","isPrivate":true,"wasStarted":true}', null],
  ['{"clientRunId":"a","askedAt":1}', { clientRunId: "a", askedAt: 1, isPrivate: null, run: null }],
  [
    '{"clientRunId":"a","askedAt":1,"isPrivate":false,"run":{"searchId":"s","createdAt":"c"}}',
    { clientRunId: "a", askedAt: 1, isPrivate: false, run: { searchId: "s", createdAt: "c" } },
  ],
  [
    '{"clientRunId":"a","askedAt":1,"run":{"searchId":1}}',
    { clientRunId: "a", askedAt: 1, isPrivate: null, run: null },
  ],
])("reads %s as %j", (text, ticket) => expect(parseTicket(text)).toEqual(ticket));
