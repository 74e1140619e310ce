import { setTimeout } from "node:timers/promises";
import { checkWorld } from "../../faults/check-world.ts";
import { FIVE, register, type SignedUp } from "../../test/product.ts";
import { openStream } from "../../test/stream.ts";
import { type Scenario, startUsualTraffic } from "../scenario.ts";

const BEFORE_MS = 5_000;
/** What whoever watches takes to decide. */
const DECIDE_MS = 500;
/** "Within seconds". */
const LONGEST_MS = 10_000;
const PAUSE_MS = 50;

/** The primary is lost under load and the standby promoted. */
export const failover: Scenario = {
  name: "failover",
  goal: "R4",
  count: 1,
  async run(cluster) {
    const { url, databases, servers, sandbox, report } = cluster;
    const traffic = await startUsualTraffic(cluster);
    const person = await register({ url, sandbox });
    await setTimeout(BEFORE_MS);
    const since = performance.now();
    const after = () => Math.round(performance.now() - since);
    await databases.killPrimary();
    report.count("searches before", traffic.searches.length);
    await setTimeout(DECIDE_MS);
    await databases.promote();
    report.longest("promoted after, ms", after());
    await untilAcknowledged(url, person);
    report.longest("a search taken after, ms", after());
    await servers.ready();
    report.longest("all ready after, ms", after());
    if (after() > LONGEST_MS) report.violate(`the product stood still for more than ${LONGEST_MS / 1_000} s`);
    await setTimeout(BEFORE_MS);
    await traffic.end();
    await checkWorld({ postgres: databases.standby, servers, traffic, report });
  },
};

/** Resolves once a search is started, tried again and again. */
async function untilAcknowledged(url: string, { token }: SignedUp): Promise<void> {
  for (;;) {
    const body = { prompt: "best CRM for startups", models: FIVE, clientRunId: crypto.randomUUID() };
    const stream = await openStream({ url, token, body }).catch(() => undefined);
    const first =
      stream?.status === 200 ? (await stream.events.next().catch(() => undefined))?.value : undefined;
    stream?.close();
    if (first) return;
    await setTimeout(PAUSE_MS);
  }
}
