// The product's server as it runs, with a mocked gateway, reporting its own CPU time. Child process.
import type { AddressInfo } from "node:net";
import { connect, migrate, newId } from "@standings/database";
import { hashPassword, sessionsOn } from "@standings/services";
import { buildServer } from "../src/build-server.ts";
import { startJobs } from "../src/jobs/start-jobs.ts";
import { benchEnv, buildQuietly } from "./bench-product.ts";
import { measureHeap, serveParent } from "./child.ts";

const [databaseUrl = "", gatewayUrl = ""] = process.argv.slice(2);
const env = benchEnv(gatewayUrl);
/** As many accounts as search at once: debits of one account wait for each other. */
const PEOPLE = 50;

await migrate(databaseUrl);
const db = connect({ url: databaseUrl, poolSize: 1 });
const passwordHash = await hashPassword("northwind-9");
const people = Array.from({ length: PEOPLE }, (_, index) => ({
  email: `bench${index}@example.com`,
  name: "Bench",
  password_hash: passwordHash,
  trial_ends_at: null,
  email_verified_at: new Date(),
  credits: 1_000_000,
}));
await db
  .insertInto("users")
  .values(people)
  .onConflict((conflict) => conflict.column("email").doNothing())
  .execute();
// Of the bench before, which used the same database.
await db.deleteFrom("rate_limits").execute();
const users = await db.selectFrom("users").select("id").where("email", "like", "bench%").execute();
await db.destroy();

const { services, jobServices, context } = await buildQuietly(databaseUrl, env);
const sessions = sessionsOn(context.db);
const tokens = await Promise.all(
  users.map(({ id: userId }) =>
    sessions.create({
      userId,
      userAgent: null,
      familyId: newId(),
      signedInAt: new Date(),
      secondFactorAt: null,
    }),
  ),
);
const server = await buildServer({
  services,
  corsOrigins: [],
  trustProxy: 1,
  hosts: env.hosts,
  readsPerMinute: env.readsPerMinute,
  logger: false,
});
await startJobs(jobServices, databaseUrl);
await server.listen({ host: "127.0.0.1", port: 0 });
const { port } = server.server.address() as AddressInfo;

serveParent({ url: `http://127.0.0.1:${port}`, tokens }, ({ call }: { call: "cpu" | "heap" }) =>
  call === "heap" ? measureHeap() : process.cpuUsage(),
);
