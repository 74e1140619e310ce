import { checkDatabase, checkLedger, type LedgerDrift, type Services } from "@standings/services";
import type { FastifyInstance } from "fastify";
import type { Lifecycle } from "../http/lifecycle.ts";

/** The ledger is added up again only after this many times as long as it took: 5 % of one connection at most. */
const REST_FACTOR = 20;

interface HealthOptions {
  readonly services: Services;
  readonly lifecycle: Lifecycle;
}

/**
 * `/healthz`: the process answers. `/readyz`: the database does too, every balance is its ledger's sum, and the process
 * is not about to stop.
 */
export async function health(server: FastifyInstance, { services, lifecycle }: HealthOptions): Promise<void> {
  const ledger = createLedgerCheck(services);
  server.get("/healthz", async () => ({ status: "ok" }));
  server.get("/readyz", async (_request, reply) => {
    if (lifecycle.isLeaving) return reply.status(503).send({ status: "stopping" });
    try {
      await checkDatabase(services.systemRequest());
      const drift = await ledger();
      if (drift.length === 0) return { status: "ok", ledger: "ok" };
      services.log.error({ drift }, "balances differ from the ledger");
      return reply.status(503).send({ status: "ledger drift", ledger: `${drift.length} balances differ` });
    } catch (error) {
      services.log.warn({ err: error }, "not ready");
      return reply.status(503).send({ status: "database unavailable" });
    }
  });
}

function createLedgerCheck(services: Services): () => Promise<LedgerDrift[]> {
  let last: Promise<LedgerDrift[]> | undefined;
  let nextAt = 0;
  return () => {
    if (last && performance.now() < nextAt) return last;
    const startedAt = performance.now();
    nextAt = Number.POSITIVE_INFINITY;
    last = checkLedger(services.systemRequest()).finally(() => {
      nextAt = performance.now() + REST_FACTOR * (performance.now() - startedAt);
    });
    return last;
  };
}
