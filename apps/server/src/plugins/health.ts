import { checkDatabase, readLedgerDrift, type Services } from "@standings/services";
import type { FastifyInstance } from "fastify";

/**
 * `/healthz`: the process answers. `/readyz`: the database does too, and every balance was its ledger's sum
 * when a job added it up last.
 */
export async function health(
  server: FastifyInstance,
  { services }: { readonly services: Services },
): Promise<void> {
  server.get("/healthz", async () => ({ status: "ok" }));
  server.get("/readyz", async (_request, reply) => {
    try {
      await checkDatabase(services.systemRequest());
      const drift = await readLedgerDrift(services.systemRequest());
      if (drift.length === 0) return { status: "ok", ledger: "ok" };
      services.log.error({ drift }, "balances differ from the ledger");
      return reply.status(503).send({ status: "ledger drift", ledger: `${drift.length} balances differ` });
    } catch (error) {
      services.log.warn({ err: error }, "not ready");
      return reply.status(503).send({ status: "database unavailable" });
    }
  });
}
