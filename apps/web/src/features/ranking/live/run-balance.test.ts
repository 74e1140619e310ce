import { setImmediate } from "node:timers/promises";
import type { AppRouter } from "@standings/api";
import type { SearchEvent } from "@standings/domain";
import type { TRPCLink } from "@trpc/client";
import { getQueryKey } from "@trpc/react-query";
import { observable } from "@trpc/server/observable";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createApi } from "../../../lib/api/create-api.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { expectNewEvents, publishRunBalance } from "./run-balance.ts";

const START: SearchEvent = { type: "start", searchId: "s1", remainingCredits: 4, columns: [], startedAt: "" };
const END: SearchEvent = { type: "complete", searchId: "s1", remainingCredits: 4, refunded: false };
const REFUND: SearchEvent = { ...END, remainingCredits: 5, refunded: true };

const ME = getQueryKey(trpc.auth.me, undefined, "query");
const unreachable: TRPCLink<AppRouter> = () => () => observable(() => undefined);
const { utils, queryClient } = createApi(unreachable);

const RUN = { searchId: "s1", createdAt: "" };
let told: number[];
let ticketNumber = 0;

beforeEach(() => {
  told = [];
  queryClient.setQueryData(ME, null);
  const window = new EventTarget();
  vi.stubGlobal("window", window);
  window.addEventListener("creditsUpdated", (event) => {
    if (event instanceof CustomEvent) told.push(event.detail.credits);
  });
});

// A call that is under way ends in its own test.
afterEach(async () => {
  queryClient.clear();
  await setImmediate();
});

const isAskedAgain = () => queryClient.getQueryState(ME)?.isInvalidated;
const isBalanceRead = () =>
  queryClient.getQueryState(getQueryKey(trpc.credits.balance, undefined, "query"))?.fetchStatus ===
  "fetching";

function ticket(wasStarted: boolean) {
  ticketNumber += 1;
  return { clientRunId: `run-${ticketNumber}`, isPrivate: false, askedAt: 0, run: wasStarted ? RUN : null };
}

describe("publishRunBalance", () => {
  it("takes the balance after the start of a run that this page started, once, and reads it at the end", () => {
    const own = ticket(false);
    publishRunBalance(utils, own, 0, START);
    publishRunBalance(utils, own, 0, START);
    expect([told, isBalanceRead()]).toEqual([[4], false]);
    // Read long after it, perhaps: what was bought meanwhile is not in it.
    publishRunBalance(utils, own, 1, END);
    expect([told, isBalanceRead(), isAskedAgain()]).toEqual([[4], true, false]);
  });

  it("takes no balance from the log of a run that was started before", () => {
    const found = ticket(true);
    for (const [seq, event] of [START, END].entries()) publishRunBalance(utils, found, seq, event);
    expect([told, isAskedAgain()]).toEqual([[], false]);
  });

  it("reloads the user when a run that was started before was refunded", () => {
    publishRunBalance(utils, ticket(true), 9, REFUND);
    expect([told, isAskedAgain()]).toEqual([[], true]);
  });

  it("takes balances that follow a retry or an unlock", () => {
    const found = ticket(true);
    publishRunBalance(utils, found, 0, START);
    publishRunBalance(utils, found, 1, REFUND);
    expectNewEvents(found);
    publishRunBalance(utils, found, 0, START);
    publishRunBalance(utils, found, 1, REFUND);
    expect(isBalanceRead()).toBe(false);
    publishRunBalance(utils, found, 2, END);
    expect([told, isBalanceRead(), isAskedAgain()]).toEqual([[], true, true]);
  });
});
