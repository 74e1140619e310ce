import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import type { Report } from "../faults/report.ts";

/** Pages that everybody may read, each as whole HTML. */
const PAGES = [
  "/",
  "/trending",
  "/pricing",
  "/blog",
  "/method",
  "/contact",
  "/developers",
  "/company/hubspot.com",
];
const SECOND_MS = 1_000;

/** Loads so many public pages a second, however long each takes, until `end`; nobody tries anything twice. */
export function startPageLoads(url: string, perSecond: number) {
  const agent = new Agent({ keepAlive: true });
  const took: number[] = [];
  const failures: string[] = [];
  const waiting = new Set<Promise<void>>();
  const begun = performance.now();
  let count = 0;
  const ticking = setInterval(() => {
    // What a slow tick left out is made up for, so that the rate holds.
    const due = Math.floor(((performance.now() - begun) * perSecond) / SECOND_MS);
    for (; count < due; count += 1) {
      const loading = load(PAGES[count % PAGES.length] ?? "").finally(() => waiting.delete(loading));
      waiting.add(loading);
    }
  }, SECOND_MS / perSecond);

  async function load(page: string): Promise<void> {
    const since = performance.now();
    try {
      const status = await read(`${url}${page}`, agent);
      if (status !== 200) failures.push(`${page}: status ${status}`);
      took.push(performance.now() - since);
    } catch (error) {
      failures.push(`${page}: ${error}`);
    }
  }

  return {
    async end(report: Report): Promise<void> {
      clearInterval(ticking);
      const seconds = (performance.now() - begun) / SECOND_MS;
      await Promise.all(waiting);
      agent.destroy();
      for (const failure of failures) report.violate(failure);
      report.count("page loads", took.length);
      report.count("page loads a second", Math.round(took.length / seconds));
      report.count("page p50, ms", percentile(took, 0.5));
      report.count("page p95, ms", percentile(took, 0.95));
      report.count("page longest, ms", percentile(took, 1));
    },
  };
}

/** The status of an answer that came whole, as a browser would ask for it; it is not unpacked, which costs more than the rest. */
async function read(url: string, agent: Agent): Promise<number> {
  const request = get(url, { agent, headers: { "accept-encoding": "gzip, deflate, br" } });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  let bytes = 0;
  for await (const chunk of response) bytes += chunk.length;
  if (!response.complete || bytes === 0) throw new Error("half a page");
  return response.statusCode ?? 0;
}

/** The value that so much of the others stays at or below, rounded; 0 of none. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
}
