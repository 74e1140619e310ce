import type { AppRouter } from "@standings/api";
import { createTRPCClient, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { describe, expect, it, vi } from "vitest";
import { httpLink } from "./http-link.ts";
import { lazyLink } from "./links.ts";

const answering: TRPCLink<AppRouter> =
  () =>
  ({ op }) =>
    observable((observer) => {
      observer.next({ result: { type: "data", data: op.path } });
      observer.complete();
    });

it("a query is sent in an address, and by POST when it is too long for one", async () => {
  const sent: (readonly [string | undefined, number, unknown])[] = [];
  vi.stubGlobal("localStorage", { getItem: () => null });
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    sent.push([init.method, url.length, init.body]);
    return Response.json([{ result: { data: null } }]);
  });
  const client = createTRPCClient<AppRouter>({ links: [httpLink] });
  const order = { models: ["openai/gpt-4.1-mini"], webSearch: true };
  await client.search.findRecent.query({ ...order, prompt: "best crm" });
  await client.search.findRecent.query({ ...order, prompt: "客".repeat(340) });
  vi.unstubAllGlobals();
  expect(sent).toEqual([
    ["GET", expect.any(Number), undefined],
    ["POST", "/trpc/search.findRecent?batch=1".length, expect.stringContaining("客".repeat(340))],
  ]);
});

describe("lazyLink", () => {
  it("is loaded once, with the first call", async () => {
    let loads = 0;
    const load = async () => {
      loads += 1;
      return answering;
    };
    const client = createTRPCClient<AppRouter>({ links: [lazyLink(load)] });
    expect(loads).toBe(0);
    expect(await Promise.all([client.models.list.query(), client.auth.me.query()])).toEqual([
      "models.list",
      "auth.me",
    ]);
    expect(loads).toBe(1);
  });

  it("is loaded again after it could not be loaded", async () => {
    const loads = [Promise.reject(new Error("offline")), Promise.resolve(answering)];
    const client = createTRPCClient<AppRouter>({
      links: [lazyLink(() => loads.shift() ?? loads[0] ?? Promise.reject())],
    });
    await expect(client.models.list.query()).rejects.toThrow("offline");
    expect(await client.models.list.query()).toBe("models.list");
  });
});
