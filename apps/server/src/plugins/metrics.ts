import { timingSafeEqual } from "node:crypto";
import { readGauges, ServiceError, type Services } from "@standings/services";
import type { Metrics } from "@standings/telemetry";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { endsWithin } from "../ends-within.ts";
import type { Lifecycle } from "../http/lifecycle.ts";

interface MetricsOptions {
  readonly services: Services;
  readonly lifecycle: Lifecycle;
  readonly metrics: Metrics;
  /** Bearer of whoever may read; null: this machine alone. */
  readonly token: string | null;
  /** Whoever calls from this machine may be a proxy that calls for somebody else. */
  readonly mayBeProxy: boolean;
}

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/**
 * `/metrics`, for Prometheus: with `METRICS_TOKEN`; without one for this machine alone, while no proxy is there and no address
 * that others use. For others there is no such address.
 */
export async function metricsPage(
  server: FastifyInstance,
  { services, lifecycle, metrics, ...access }: MetricsOptions,
): Promise<void> {
  server.get("/metrics", async (request, reply) => {
    if (!isAllowed(request, access)) return reply.callNotFound();
    metrics.streams.set(lifecycle.streams.size);
    try {
      const read = readGauges(services.systemRequest());
      if (!(await endsWithin(services.settings.patience.readyMs, read)))
        throw new ServiceError("DATABASE_UNAVAILABLE", { message: "the database is silent" });
      const { runsOpen, runsStalled, jobsWaiting, jobsGivenUp, mailsRefused, ledgerDrift } = await read;
      metrics.runsOpen.set(runsOpen);
      metrics.runsStalled.set(runsStalled);
      metrics.jobsWaiting.set(jobsWaiting);
      metrics.jobsFailed.set({ reason: "given_up" }, jobsGivenUp);
      metrics.jobsFailed.set({ reason: "refused" }, mailsRefused);
      metrics.ledgerDrift.set(ledgerDrift);
    } catch (error) {
      // What the process knows by itself is told all the same.
      services.log.warn({ err: error }, "metrics without the database");
    }
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}

function isAllowed(
  { headers, socket }: FastifyRequest,
  { token, mayBeProxy }: Pick<MetricsOptions, "token" | "mayBeProxy">,
): boolean {
  if (token !== null) return isSame(headers.authorization ?? "", `Bearer ${token}`);
  const isForwarded = headers["x-forwarded-for"] !== undefined || headers.forwarded !== undefined;
  if (mayBeProxy || isForwarded) return false;
  return LOOPBACK.test(socket.remoteAddress ?? "");
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
