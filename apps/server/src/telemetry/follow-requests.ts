import type { Metrics, TracedSpan, Tracing } from "@standings/telemetry";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";

export interface RequestTelemetry {
  readonly metrics: Metrics;
  readonly tracing: Tracing | null;
  /** A line of the log for each request. */
  readonly logsRequests: boolean;
}

/** Addresses that no route has share one name. */
const NO_ROUTE = "none";
/** Asked all the time by machines, and worth no line. */
const UNLOGGED: ReadonlySet<string> = new Set(["/healthz", "/readyz", "/metrics"]);

/** Counts, traces and logs requests by their route's template: addresses can hold prompts, names and tokens. */
export function followRequests(
  server: FastifyInstance,
  { metrics, tracing, logsRequests }: RequestTelemetry,
): void {
  const spans = new WeakMap<FastifyRequest, TracedSpan>();
  if (tracing) {
    server.addHook("onRequest", async (request) => {
      const { method } = request;
      const route = routeOf(request);
      const attributes = {
        "http.request.method": method,
        "http.route": route,
        "standings.request_id": request.id,
      };
      spans.set(request, tracing.start(`${method} ${route}`, attributes));
    });
  }
  server.addHook("onResponse", async (request, reply) => {
    const { method } = request;
    const route = routeOf(request);
    const status = String(reply.statusCode);
    metrics.requests.observe({ method, route, status }, reply.elapsedTime / 1_000);
    endSpan(spans.get(request), reply);
    if (logsRequests && !UNLOGGED.has(route)) {
      const ms = Math.round(reply.elapsedTime);
      request.log.info({ requestId: request.id, method, route, status: reply.statusCode, ms }, "request");
    }
  });
}

function endSpan(span: TracedSpan | undefined, { statusCode }: FastifyReply): void {
  const attributes = { "http.response.status_code": statusCode };
  if (statusCode >= 500) span?.fail(String(statusCode), attributes);
  else span?.end(attributes);
}

function routeOf({ routeOptions, is404 }: FastifyRequest): string {
  return is404 ? NO_ROUTE : (routeOptions.url ?? NO_ROUTE);
}
