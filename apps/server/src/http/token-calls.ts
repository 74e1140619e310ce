import { countFailedCall, type Services, type Viewer } from "@standings/services";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RequestOf } from "../request-of.ts";

/**
 * Tells callers with an API token what is left of their minute, in `RateLimit` headers, and counts their calls that were
 * answered with an error. Gives a `requestOf` that sets the headers.
 */
export function followTokenCalls(
  server: FastifyInstance,
  services: Services,
  requestOf: RequestOf,
): RequestOf {
  const replies = new WeakMap<FastifyRequest, FastifyReply>();
  server.addHook("onRequest", async (request, reply) => {
    replies.set(request, reply);
  });
  server.addHook("onResponse", async (request, reply) => {
    if (reply.statusCode < 400 || !isTokens(request)) return;
    // A token that is none has nobody to count for.
    const made = await requestOf(request).catch(() => null);
    if (!made) return;
    await countFailedCall(made).catch((error: unknown) => {
      services.log.warn({ err: error }, "failed call of an API token not counted");
    });
  });
  return async (request) => {
    const made = await requestOf(request);
    const reply = replies.get(request);
    if (reply && made.viewer) reply.headers(callsLeft(made.viewer));
    return made;
  };
}

/** Whether a request was made with an API token; one without cost of its own. */
function isTokens({ headers }: FastifyRequest): boolean {
  return /^bearer st_live_/i.test(headers.authorization ?? "");
}

function callsLeft({ apiToken }: Viewer): Record<string, string> {
  if (!apiToken) return {};
  const { limit, left, resetsIn } = apiToken.calls;
  return {
    "ratelimit-limit": String(limit),
    "ratelimit-remaining": String(left),
    "ratelimit-reset": String(resetsIn),
  };
}
