import { eventually } from "@standings/testing";
import { checkWorld } from "../../faults/check-world.ts";
import { caller, register, type SignedUp } from "../../test/product.ts";
import { query as ask } from "../../test/saved-searches.ts";
import type { Cluster } from "../cluster.ts";
import { query } from "../database-pair.ts";
import { percentile } from "../page-loads.ts";
import { type Scenario, startUsualTraffic } from "../scenario.ts";

const SIGN_INS = 20;
const COMPANY = { domain: "hubspot.com" };
const READS = ["company.overview", "company.sources", "company.competition"];
/** In the statement that adds up a company's figures. */
const FIGURES = "%sum(listings)%";
const RESET = "select pg_stat_statements_reset()";
const COUNT = `select coalesce(sum(calls), 0)::integer as calls from pg_stat_statements where query like '${FIGURES}'`;

/** Nothing is broken: people sign in and search through the pooler, and figures come from the replica. */
export const usual: Scenario = {
  name: "usual",
  goal: "59",
  count: 200,
  async run(cluster, count) {
    const { url, databases, pooler, servers, sandbox, report } = cluster;
    const traffic = await startUsualTraffic(cluster);
    const person = await register({ url, sandbox });
    await signInOften(cluster, person);
    await eventually(async () => (await mentions(cluster, person)) > 0);
    await readFigures(cluster, person, count);
    await traffic.end();
    const [stats] = (await query(pooler.consoleUrl, "show stats")).filter(
      ({ database }) => database === "standings",
    );
    report.count("transactions through the pooler", Number(stats?.total_xact_count ?? 0));
    if (!(Number(stats?.total_xact_count) > 0)) report.violate("nothing went through the pooler");
    await checkWorld({ postgres: databases.primary, servers, traffic, report });
  },
};

async function signInOften({ url, report }: Cluster, { email }: SignedUp): Promise<void> {
  const took: number[] = [];
  for (let count = 0; count < SIGN_INS; count += 1) {
    const since = performance.now();
    const { status } = await caller({ url }).post("/auth/login", { email, password: "northwind-9" });
    took.push(performance.now() - since);
    if (status !== 200) report.violate(`a sign-in was answered with ${status}`);
  }
  report.count("sign-ins", SIGN_INS);
  report.longest("sign-in p95, ms", percentile(took, 0.95));
}

const mentions = async ({ url }: Cluster, { token }: SignedUp): Promise<number> =>
  (await ask({ url }, "company.overview", COMPANY, token)).figures?.totalMentions ?? 0;

/** Reads that are made once the standby is known to be fresh are its, all of them. */
async function readFigures(cluster: Cluster, person: SignedUp, count: number): Promise<void> {
  const { url, databases, report } = cluster;
  const { primary, standby } = databases;
  const callsOf = async (member: { url: string }) => (await query(member.url, COUNT))[0]?.calls ?? 0;
  await eventually(async () => {
    await mentions(cluster, person);
    return (await callsOf(standby)) > 0;
  });
  for (const member of [primary, standby]) await query(member.url, RESET);
  const took: number[] = [];
  for (let read = 0; read < count; read += 1) {
    const since = performance.now();
    const answer = await ask({ url }, READS[read % READS.length] ?? "", COMPANY, person.token);
    took.push(performance.now() - since);
    if (answer.error) report.violate(`figures were answered with ${answer.status}: ${answer.error}`);
  }
  const [near, far] = [await callsOf(standby), await callsOf(primary)];
  report.count("figures read", count);
  report.longest("figures p95, ms", percentile(took, 0.95));
  report.count("of them by the replica", near);
  report.count("by the primary", far);
  if (near === 0) report.violate("no figure was read from the replica");
  if (far > 0) report.violate(`${far} figures were read from the primary`);
}
