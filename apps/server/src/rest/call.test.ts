import type { ServiceRequest } from "@standings/services";
import fc from "fast-check";
import Fastify from "fastify";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { type CallsOf, callsOf, guardCalls } from "./call.ts";

const CALLER = {} as ServiceRequest;
const OPTIONS = { requestOf: async () => CALLER, userRequestOf: async () => CALLER };

/** A server with calls that anybody may make. */
async function serverWith(add: (calls: CallsOf) => void) {
  const server = Fastify();
  guardCalls(server, OPTIONS);
  add(callsOf(server, OPTIONS).anyone);
  await server.ready();
  return server;
}

describe("a call", () => {
  it("is given its path, its query and its body as one input, and the path decides", async () => {
    const word = fc.stringMatching(/^[a-z]{1,12}$/);
    const seen: unknown[] = [];
    const named = z.object({ id: z.string(), colour: z.string() });
    const server = await serverWith(({ put }) =>
      put("/shelves/:id", "Paints a shelf", { query: named.partial(), body: named }, async (_caller, input) =>
        seen.push(input),
      ),
    );
    await fc.assert(
      fc.asyncProperty(word, word, word, async (id, other, colour) => {
        const url = `/shelves/${id}?id=${other}&colour=ignored`;
        await server.inject({ method: "PUT", url, payload: { id: other, colour } });
        expect(seen.pop()).toEqual({ id, colour });
      }),
    );
    await server.close();
  });

  it("never passes on what it does not describe", async () => {
    let seen: unknown;
    const server = await serverWith(({ post }) =>
      post("/shelves", "Adds a shelf", { body: z.object({ width: z.number() }) }, async (_caller, input) => {
        seen = input;
      }),
    );
    await server.inject({
      method: "POST",
      url: "/shelves?owner=mallory",
      payload: { width: 3, owner: "eve" },
    });
    expect(seen).toEqual({ width: 3 });
    await server.close();
  });

  it("answers what it made with 201, what it will make with 202, what it found with 200, and else that it was done", async () => {
    const shelf = z.object({ width: z.number() });
    const server = await serverWith(({ get, post, put, delete: remove }) => {
      post("/shelves", "Adds a shelf", { creates: shelf }, async () => ({ width: 1 }));
      get("/shelves", "A shelf", { answers: shelf }, async () => ({ width: 2 }));
      put("/shelves", "Paints it later", { accepts: shelf }, async () => ({ width: 3 }));
      remove("/shelves", "Removes a shelf", {}, async () => "an inner value");
    });
    const ask = async (method: "GET" | "POST" | "PUT" | "DELETE") => {
      const { statusCode, body } = await server.inject({ method, url: "/shelves" });
      return [statusCode, JSON.parse(body)];
    };
    expect(await ask("POST")).toEqual([201, { width: 1 }]);
    expect(await ask("GET")).toEqual([200, { width: 2 }]);
    expect(await ask("PUT")).toEqual([202, { width: 3 }]);
    expect(await ask("DELETE")).toEqual([200, { ok: true }]);
    await server.close();
  });
});
