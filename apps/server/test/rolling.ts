import { setTimeout } from "node:timers/promises";
import { FIVE, type SignedUp } from "./product.ts";
import { openStream, type StreamEvent } from "./stream.ts";

/** What people met while servers were replaced under them. */
export interface RollingTally {
  /** Requests that got no answer, another status than 200, or half an answer. */
  readonly failures: string[];
  reads: number;
  /** Searches that were started, each with its events. */
  readonly searches: { readonly person: SignedUp; readonly events: readonly StreamEvent[] }[];
  /** Streams that a server ended before their run had. */
  handedOn: number;
}

export interface RollingTraffic {
  readonly people: readonly SignedUp[];
  readonly readers: number;
  /** Between two reads of one reader; 0 takes the whole processor. */
  readonly pauseMs: number;
  /** Address for the next request. */
  pick(): Promise<string>;
}

const PAGES = ["/api/trending", "/trpc/trending.home", "/llms.txt", "/logos/hubspot.com"];

/** People who search and read until `end`; nobody tries anything twice. */
export function startRollingTraffic(traffic: RollingTraffic) {
  const tally: RollingTally = { failures: [], reads: 0, searches: [], handedOn: 0 };
  const ending = new AbortController();
  const { people, readers } = traffic;
  const again = async (work: () => Promise<void>) => {
    while (!ending.signal.aborted) await work();
  };
  const loops = [
    ...people.map((person) => again(() => search(traffic, person, tally))),
    ...Array.from({ length: readers }, (_, index) => again(() => read(traffic, index, tally))),
  ];
  return {
    tally,
    async end(): Promise<RollingTally> {
      ending.abort();
      await Promise.all(loops);
      return tally;
    },
  };
}

/** One search, followed over as many streams as it takes. */
async function search({ pick }: RollingTraffic, person: SignedUp, tally: RollingTally): Promise<void> {
  const question = { prompt: "best CRM for startups", models: FIVE, clientRunId: crypto.randomUUID() };
  const events: StreamEvent[] = [];
  while (events.at(-1)?.data.type !== "complete") {
    const [first, last] = [events[0], events.at(-1)];
    const body = first ? { searchId: first.data.searchId } : question;
    const lastEventId = last ? { lastEventId: last.id } : {};
    try {
      const stream = await openStream({ url: await pick(), token: person.token, body, ...lastEventId });
      if (stream.status !== 200) throw new Error(`status ${stream.status}`);
      for await (const event of stream.events) events.push(event);
    } catch (error) {
      tally.failures.push(`search after ${events.length} events: ${error} ${causeOf(error)}`);
      return;
    }
    if (events.at(-1)?.data.type !== "complete") tally.handedOn += 1;
  }
  tally.searches.push({ person, events });
}

async function read({ pick, pauseMs }: RollingTraffic, index: number, tally: RollingTally): Promise<void> {
  await setTimeout(pauseMs);
  const page = PAGES[(index + tally.reads) % PAGES.length] ?? "";
  try {
    const response = await fetch(`${await pick()}${page}`);
    await response.arrayBuffer();
    if (!response.ok) tally.failures.push(`${page}: status ${response.status}`);
    tally.reads += 1;
  } catch (error) {
    tally.failures.push(`${page}: ${error} ${causeOf(error)}`);
  }
}

function causeOf(error: unknown): string {
  return error instanceof Error ? String(error.cause ?? "") : "";
}
