import type { AppRouter } from "@standings/api";
import { createTRPCClient, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { describe, expect, it } from "vitest";
import { lazyLink } from "./links.ts";

const answering: TRPCLink<AppRouter> =
  () =>
  ({ op }) =>
    observable((observer) => {
      observer.next({ result: { type: "data", data: op.path } });
      observer.complete();
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
