import type { ServiceContext } from "@standings/services";
import type { FastifyInstance } from "fastify";

/** `/healthz`: the process answers. `/readyz`: the database does too. */
export async function health(
  server: FastifyInstance,
  { services }: { services: ServiceContext },
): Promise<void> {
  server.get("/healthz", async () => ({ status: "ok" }));
  server.get("/readyz", async (_request, reply) => {
    try {
      await services.db.selectFrom("users").select("id").limit(1).execute();
      return { status: "ok" };
    } catch (error) {
      services.log.warn({ err: error }, "not ready");
      return reply.status(503).send({ status: "database unavailable" });
    }
  });
}
