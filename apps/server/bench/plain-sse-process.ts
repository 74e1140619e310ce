// The peer: event streams on plain Fastify that send nothing. Child process.
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { measureHeap, serveParent } from "./child.ts";

const server = Fastify({ forceCloseConnections: true });
server.get("/events", (_request, reply) => {
  const { raw } = reply.hijack();
  raw.writeHead(200, { "content-type": "text/event-stream" });
  raw.write("retry: 1000\n\n");
});
await server.listen({ host: "127.0.0.1", port: 0 });
const { port } = server.server.address() as AddressInfo;

serveParent({ url: `http://127.0.0.1:${port}` }, measureHeap);
