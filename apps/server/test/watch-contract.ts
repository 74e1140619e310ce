// Loaded before a server (`node --import`): every answer of its REST bridge is compared with its own /api/openapi.json,
// and what differs is added to the file that CONTRACT_FAULTS names.
import diagnostics from "node:diagnostics_channel";
import { appendFileSync } from "node:fs";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Contract } from "./contract.ts";

const DOCUMENT = "/api/openapi.json";

diagnostics.subscribe("fastify.initialization", (message) => {
  const { fastify } = message as { fastify: FastifyInstance };
  let loaded: Promise<Contract> | undefined;
  const seen = new WeakSet<FastifyRequest>();

  async function check(request: FastifyRequest, reply: FastifyReply, payload: unknown): Promise<void> {
    const { url: path, method } = request;
    if (!path.startsWith("/api/") || path === DOCUMENT || seen.has(request)) return;
    seen.add(request);
    loaded ??= load(fastify);
    const contentType = String(reply.raw.getHeader("content-type") ?? reply.getHeader("content-type") ?? "");
    const isJson = contentType.startsWith("application/json");
    const body = isJson && typeof payload === "string" ? JSON.parse(payload) : undefined;
    const fault = (await loaded)({ method, path, status: reply.statusCode, contentType, body });
    if (fault !== null) appendFileSync(process.env.CONTRACT_FAULTS ?? "", `${JSON.stringify(fault)}\n`);
  }
  // Before the answer goes out, so that whoever has it finds its fault written down.
  fastify.addHook("onSend", check);
  // Streams are sent past the other hook; their type is compared.
  fastify.addHook("onResponse", (request, reply) => check(request, reply, undefined));
});

/** When it is needed: threads of the server load this file as well. */
async function load(fastify: FastifyInstance): Promise<Contract> {
  const { readContract } = await import("./contract.ts");
  const { body } = await fastify.inject({ url: DOCUMENT, headers: { host: "localhost" } });
  return readContract(JSON.parse(body));
}
