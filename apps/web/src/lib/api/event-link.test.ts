import type { AppRouter } from "@standings/api";
import { createTRPCClient } from "@trpc/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { storeTokens } from "../session/token.ts";
import { eventLink } from "./event-link.ts";
import { renewalLink } from "./renewal-link.ts";

const values = new Map<string, string>();
const STREAM = [
  "event: connected\ndata: {}\n\n",
  'data: {"type":"error","error":"Request failed"}\nid: 7\n\n',
  "event: return\ndata: \n\n",
];

let sent: { path: string; authorization: string | null }[];

beforeEach(() => {
  sent = [];
  values.clear();
  vi.stubGlobal("document", { baseURI: "http://standings.test/" });
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => values.set(key, value),
    removeItem: (key: string) => values.delete(key),
  });
  storeTokens("old", "refresh-1");
  vi.stubGlobal("fetch", async (url: string | URL, init: RequestInit) => {
    const { pathname: path, search } = new URL(url, "http://standings.test/");
    const authorization = new Headers(init.headers).get("authorization");
    sent.push({ path, authorization });
    expect(search).not.toContain("old");
    if (path === "/api/auth/refresh") return Response.json({ token: "new", refreshToken: "refresh-2" });
    if (authorization !== "Bearer new") return new Response(null, { status: 401 });
    return new Response(STREAM.join(""), { headers: { "content-type": "text/event-stream" } });
  });
});

afterEach(() => vi.unstubAllGlobals());

it("sends the token in a header, and a refused stream once more with a new token", async () => {
  const client = createTRPCClient<AppRouter>({ links: [renewalLink, eventLink] });
  const events = await new Promise((resolve, reject) => {
    const heard: unknown[] = [];
    client.search.events.subscribe(
      { searchId: "01a20115-3a3f-7233-848d-d717b07d8496", lastEventId: null },
      { onData: (event) => heard.push(event), onComplete: () => resolve(heard), onError: reject },
    );
  });
  expect(events).toEqual([{ id: "7", data: { type: "error", error: "Request failed" } }]);
  expect(sent).toEqual([
    { path: "/trpc/search.events", authorization: "Bearer old" },
    { path: "/api/auth/refresh", authorization: null },
    { path: "/trpc/search.events", authorization: "Bearer new" },
  ]);
});
