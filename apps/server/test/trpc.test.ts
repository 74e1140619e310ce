import type { AppRouter } from "@standings/api";
import type { SearchEvent } from "@standings/domain";
import { eventually } from "@standings/testing";
import {
  createTRPCClient,
  httpBatchLink,
  httpSubscriptionLink,
  splitLink,
  TRPCClientError,
} from "@trpc/client";
import { EventSource } from "eventsource";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { FIVE, type Product, setFaults, signUp, startProduct } from "./product.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterEach(() => setFaults(product.sandbox, []));
afterAll(() => product.close());

const [GPT = "", CLAUDE = ""] = FIVE;

/** The typed client as the browser has it: calls over HTTP, subscriptions over SSE with a Bearer header. */
function client(token?: string) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const url = `${product.url}/trpc`;
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: (operation) => operation.type === "subscription",
        true: httpSubscriptionLink({
          url,
          EventSource,
          eventSourceOptions: () => ({
            fetch: (input, init) => fetch(input, { ...init, headers: { ...init?.headers, ...headers } }),
          }),
        }),
        false: httpBatchLink({ url, headers }),
      }),
    ],
  });
}

type Client = ReturnType<typeof client>;

interface Followed {
  readonly events: { id: string; data: SearchEvent }[];
  readonly ended: Promise<void>;
}

function follow(trpc: Client, searchId: string, lastEventId?: string): Followed {
  const events: { id: string; data: SearchEvent }[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    trpc.search.events.subscribe(
      { searchId, lastEventId },
      { onData: (event) => events.push(event), onComplete: resolve, onError: reject },
    );
  });
  return { events, ended };
}

const request = (clientRunId = crypto.randomUUID() as string) => ({
  clientRunId,
  prompt: "best CRM for startups",
  models: [GPT, CLAUDE],
  webSearch: true,
  isPrivate: false,
});

describe("search", () => {
  it("starts, follows, saves and lists a run", async () => {
    const trpc = client((await signUp(product)).token);
    const started = await trpc.search.start.mutate(request());
    expect(started.remainingCredits).toBe(4);
    const { events, ended } = follow(trpc, started.searchId);
    await ended;
    expect(events.map((event) => event.data.type)).toEqual([
      "start",
      "model_start",
      "model_start",
      "model_complete",
      "model_complete",
      "complete",
    ]);
    const record = await trpc.search.get.query({ id: started.searchId });
    expect(record).toMatchObject({ prompt: "Best CRM for startups", isSandbox: false, webSearch: true });
    expect(record.models.map((model) => model.modelId)).toEqual([GPT, CLAUDE]);
    const history = await trpc.search.history.query({});
    expect(history).toMatchObject({
      total: 1,
      searches: [{ id: started.searchId, top: [{ domain: "hubspot.com" }, {}, {}] }],
    });
    const rest = follow(trpc, started.searchId, "4");
    await rest.ended;
    expect(rest.events).toEqual(events.slice(4));
  });

  it("asks a failed model again while another is still being waited for", async () => {
    const trpc = client((await signUp(product)).token);
    await setFaults(product.sandbox, [
      { model: GPT, kind: "error", status: 403, times: 1 },
      { model: CLAUDE, kind: "hold" },
    ]);
    const { searchId } = await trpc.search.start.mutate(request());
    const { events, ended } = follow(trpc, searchId);
    const endsOf = (modelId: string) =>
      events.flatMap(({ data }) =>
        data.type === "model_complete" && data.modelId === modelId ? [data.status] : [],
      );
    await eventually(async () => endsOf(GPT).length === 1);
    await trpc.search.retryModel.mutate({ searchId, columnId: GPT });
    await eventually(async () => endsOf(GPT).length === 2);
    expect([endsOf(GPT), endsOf(CLAUDE)]).toEqual([["error", "success"], []]);
    await setFaults(product.sandbox, []);
    await ended;
    expect([endsOf(GPT), endsOf(CLAUDE)]).toEqual([["error", "success"], ["success"]]);
    await expect(trpc.search.retryModel.mutate({ searchId, columnId: GPT })).rejects.toThrow(
      "nothing to retry",
    );
    const record = await trpc.search.get.query({ id: searchId });
    expect(record.models.map((model) => model.status)).toEqual(["success", "success"]);
  });
});

it("tells a follower when to come back after a lost stream", async () => {
  const { token } = await signUp(product);
  const { searchId } = await client(token).search.start.mutate(request());
  const input = encodeURIComponent(JSON.stringify({ searchId }));
  const reply = await fetch(`${product.url}/trpc/search.events?input=${input}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await reply.text()).toMatch(/^retry: \d{1,4}\n\nevent: connected\n/);
});

describe("errors", () => {
  it.each([
    ["a guest", async () => client().search.history.query({}), 401, "Authentication required"],
    [
      "a missing search",
      async () => client((await signUp(product)).token).search.get.query({ id: "1" }),
      404,
      "Could not find search data.",
    ],
    [
      "a long prompt",
      async () =>
        client((await signUp(product)).token).search.start.mutate({ ...request(), prompt: "x".repeat(341) }),
      400,
      "Prompt must be 340 characters or less",
    ],
    [
      "a run id with NUL",
      async () => client((await signUp(product)).token).search.start.mutate(request("a\u0000")),
      400,
      "Text contains characters that are not allowed",
    ],
    [
      "a wrong code",
      async () => client().auth.verifyEmail.mutate({ email: "a@example.com", code: "12345" }),
      400,
      "Please enter a valid 6-digit verification code",
    ],
  ])("%s gets its status and message", async (_name, call, status, message) => {
    const error = await call().then(
      () => null,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(TRPCClientError);
    expect([
      Reflect.get((error as TRPCClientError<AppRouter>).data ?? {}, "httpStatus"),
      (error as Error).message,
    ]).toEqual([status, message]);
    expect(JSON.stringify(error)).not.toContain("node_modules");
  });

  it("never shows a run's events to somebody else", async () => {
    const { searchId } = await client((await signUp(product)).token).search.start.mutate(request());
    const { events, ended } = follow(client((await signUp(product)).token), searchId);
    await expect(ended).rejects.toThrow("Could not find search data.");
    expect(events).toEqual([]);
  });
});
