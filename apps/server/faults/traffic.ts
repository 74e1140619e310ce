import type { Sandbox } from "@standings/sandbox";
import { FIVE, register, type SignedUp } from "../test/product.ts";
import { openStream, type StreamEvent } from "../test/stream.ts";
import { type Probe, probeUntil } from "./probe.ts";
import type { Report } from "./report.ts";
import type { Servers } from "./servers.ts";

/** A search whose start was acknowledged, as its follower saw it. */
export interface FollowedSearch {
  readonly id: string;
  readonly events: readonly StreamEvent[];
}

export interface Traffic {
  /** Searches that were followed to their end. */
  readonly searches: readonly FollowedSearch[];
  /** Lets what has begun come to its end, then stops. */
  end(): Promise<void>;
}

export interface TrafficOptions {
  readonly servers: Pick<Servers, "next">;
  readonly sandbox: Sandbox;
  readonly report: Report;
  readonly searchers: number;
  readonly probes: readonly Probe[];
}

const PAUSE_MS = 50;
/** A run ends within a minute; an outage of half a minute may come before it. */
const LONGEST_MS = 120_000;
/** Statuses that a client is asked to come back after. */
const COME_BACK = new Set([429, 503]);

/** People who search all the time, each search followed to its end over whichever server answers. */
export async function startTraffic(options: TrafficOptions): Promise<Traffic> {
  const { servers, sandbox, searchers, probes, report } = options;
  const people: SignedUp[] = [];
  for (let count = 0; count < searchers; count += 1) {
    people.push(await register({ url: servers.next(), sandbox }));
  }
  const searches: FollowedSearch[] = [];
  const ending = new AbortController();
  const loops = people.map(async (person) => {
    while (!ending.signal.aborted) searches.push(...(await search(person, options)));
  });
  const probing = probes.map((probe) => probeUntil(probe, { servers, report, signal: ending.signal }));
  return {
    searches,
    async end() {
      ending.abort();
      await Promise.all([...loops, ...probing]);
      report.count("searches", searches.length);
    },
  };
}

/** Starts one search and follows it to its end, over as many streams as it takes. Nothing when it has no end. */
async function search(person: SignedUp, { servers, report }: TrafficOptions): Promise<FollowedSearch[]> {
  const question = { prompt: "best CRM for startups", models: FIVE, clientRunId: crypto.randomUUID() };
  const events: StreamEvent[] = [];
  for (const until = performance.now() + LONGEST_MS; performance.now() < until; ) {
    const id: string | undefined = events[0]?.data.searchId;
    const last = events.at(-1);
    try {
      const url = servers.next();
      const body = id ? { searchId: id } : question;
      const stream = await openStream({
        url,
        token: person.token,
        body,
        ...(last ? { lastEventId: last.id } : {}),
      });
      if (stream.status === 200) for await (const event of stream.events) events.push(event);
      else refused(stream.status, report);
    } catch {
      report.count("streams cut");
    }
    if (id && events.at(-1)?.data.type === "complete") return [{ id, events }];
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  report.violate("a search was not followed to its end");
  return [];
}

function refused(status: number, report: Report): void {
  report.count("searches told to wait");
  if (!COME_BACK.has(status)) report.violate(`a search was answered with ${status}`);
}
