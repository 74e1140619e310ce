import { createTRPCClient, TRPCClientError } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AppRouter } from "./router.ts";
import { sendAgain } from "./send-again.ts";
import type { Credentials } from "./session.ts";

const GUEST: Credentials = { header: () => ({}), renew: async () => false, set() {} };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("a stream that is refused again and again waits longer each time, and ends with the last refusal", async () => {
  const openedAt: number[] = [];
  const start = Date.now();
  const client = createTRPCClient<AppRouter>({
    links: [
      sendAgain(GUEST),
      () => () =>
        observable((observer) => {
          openedAt.push((Date.now() - start) / 1_000);
          const response = new Response(null, { status: 500 });
          observer.error(new TRPCClientError("", { meta: { response } }));
        }),
    ],
  });
  const refusal = new Promise((resolve) => {
    client.search.events.subscribe({ searchId: "1" }, { onError: resolve });
  });
  await vi.runAllTimersAsync();
  expect(await refusal).toMatchObject({ meta: { response: { status: 500 } } });
  expect(openedAt).toEqual([0, 0.25, 0.75, 1.75, 3.75, 7.75, 15.75, 31.75, 61.75, 91.75, 121.75]);
});
