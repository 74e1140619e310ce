import type { FastifyReply, FastifyRequest } from "fastify";

/** Asked by load balancers and containers under whatever address they know. */
const FOR_ANY_HOST: ReadonlySet<string | undefined> = new Set(["/healthz", "/readyz", "/metrics"]);

const HOST = /^(\[[\da-f:.]+\]|[^\s:@/[\]]+)(?::\d+)?$/i;

/**
 * Hook that refuses requests for any host name but these. Otherwise a foreign web page could point its own name at
 * this server (DNS rebinding) and read what only this machine may. `hosts` are lower-case and without ports.
 */
export function createHostGuard(hosts: readonly string[]) {
  const own = new Set(hosts);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    // The header itself: with a trusted proxy, Fastify's `host` is what the proxy says.
    const name = HOST.exec(request.headers.host ?? "")?.[1]?.toLowerCase() ?? "";
    if (own.has(name) || FOR_ANY_HOST.has(request.routeOptions.url)) return undefined;
    return reply
      .status(421)
      .type("text/plain; charset=utf-8")
      .send(`This server answers at ${hosts.join(", ")}. ALLOWED_HOSTS adds other host names.\n`);
  };
}
