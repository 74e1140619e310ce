// The peer: event streams on plain Fastify that send nothing. Child process.
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { measureHeap } from "./measure-heap.ts";

const server = Fastify({ forceCloseConnections: true });
server.get("/events", (_request, reply) => {
  const { raw } = reply.hijack();
  raw.writeHead(200, { "content-type": "text/event-stream" });
  raw.write("retry: 1000\n\n");
});
await server.listen({ host: "127.0.0.1", port: 0 });
const { port } = server.server.address() as AddressInfo;

process.on("message", async ({ id }: { id: number }) => process.send?.({ id, result: await measureHeap() }));
process.send?.({ url: `http://127.0.0.1:${port}` });
process.on("disconnect", () => process.exit());
