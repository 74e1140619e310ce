import { Agent } from "undici";
import { afterEach, describe, expect, it } from "vitest";
import { type Endpoint, type Handler, reply, startEndpoint } from "../../test/endpoint.ts";
import { pooledFetch } from "./pooled-fetch.ts";

const agent = new Agent({ maxResponseSize: 1_000 });
const open: Endpoint[] = [];
afterEach(async () => {
  for (const endpoint of open.splice(0)) await endpoint.close();
});

async function start(handle: Handler) {
  const endpoint = await startEndpoint(handle);
  open.push(endpoint);
  return { ...endpoint, fetch: (init?: RequestInit) => pooledFetch(agent)(`${endpoint.url}/x`, init) };
}

describe("the SDK's fetch", () => {
  it("sends method, headers and body, and gives a response that is read whole, as often as it is cloned", async () => {
    const { fetch, calls } = await start((_call, response) =>
      reply(response, 201, { fine: true }, { "x-request-id": "7" }),
    );
    const response = await fetch({ method: "POST", headers: { "x-a": "1" }, body: '{"q":1}' });
    expect(response).toBeInstanceOf(Response);
    expect([response.ok, response.status, response.headers.get("x-request-id")]).toEqual([true, 201, "7"]);
    expect(await response.clone().json()).toEqual({ fine: true });
    expect(await response.text()).toBe('{"fine":true}');
    expect(calls[0]).toMatchObject({
      method: "POST",
      path: "/v1/x",
      headers: { "x-a": "1" },
      body: { q: 1 },
    });
  });

  it.each([204, 304])("reads status %i, which has no body", async (status) => {
    const { fetch } = await start((_call, response) => response.writeHead(status).end());
    const response = await fetch({ method: "GET" });
    expect([response.status, await response.text()]).toEqual([status, ""]);
  });

  it("fails for a body above the pool's limit, declared or not", async () => {
    const declared = await start((_call, response) => reply(response, 200, "x".repeat(2_000)));
    await expect(declared.fetch({ method: "GET" })).rejects.toThrow();
    const dripping = await start((_call, response) => {
      for (let part = 0; part < 20; part += 1) response.write("x".repeat(100));
      response.end();
    });
    await expect(dripping.fetch({ method: "GET" })).rejects.toThrow();
  });

  it("stops when it is told to", async () => {
    const { fetch } = await start(() => {});
    await expect(fetch({ method: "GET", signal: AbortSignal.timeout(50) })).rejects.toThrow(/abort|timeout/i);
  });
});
