import { checkDatabase, readLedgerDrift, ServiceError, type Services } from "@standings/services";
import type { FastifyInstance } from "fastify";
import { endsWithin } from "../ends-within.ts";
import type { Lifecycle } from "../http/lifecycle.ts";

interface HealthOptions {
  readonly services: Services;
  readonly lifecycle: Lifecycle;
}

/**
 * `/healthz`: the process answers. `/readyz`: the database does too, every balance was its ledger's sum when a job added
 * it up last, and the process is not about to stop.
 */
export async function health(server: FastifyInstance, { services, lifecycle }: HealthOptions): Promise<void> {
  server.get("/healthz", async () => ({ status: "ok" }));
  server.get("/readyz", async (_request, reply) => {
    if (lifecycle.isLeaving) return reply.status(503).send({ status: "stopping" });
    try {
      const request = services.systemRequest();
      const checked = checkDatabase(request).then(() => readLedgerDrift(request));
      if (!(await endsWithin(services.settings.patience.readyMs, checked)))
        throw new ServiceError("DATABASE_UNAVAILABLE", { message: "the database is silent" });
      const drift = await checked;
      if (drift.length === 0) return { status: "ok", ledger: "ok" };
      services.log.error({ drift }, "balances differ from the ledger");
      return reply.status(503).send({ status: "ledger drift", ledger: `${drift.length} balances differ` });
    } catch (error) {
      services.log.warn({ err: error }, "not ready");
      return reply.status(503).send({ status: "database unavailable" });
    }
  });
}
