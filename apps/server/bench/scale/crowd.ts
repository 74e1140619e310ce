// Twenty people who reload the page of the most listed company, and what others feel of it.
import { setTimeout } from "node:timers/promises";
import { Agent, fetch } from "undici";
import { startChild } from "../child.ts";
import { percentile } from "../measures.ts";
import { POPULAR } from "./fill.ts";

const VIEWERS = 20;
const TRIES = 10;
/** Between tries: what others do is spread over the crowd's time. */
const PAUSE_MS = 500;
/** What a browser needs to draw the page before somebody can ask for it again. */
const DRAWING_MS = 100;

interface Hello {
  readonly url: string;
  readonly tokens: readonly string[];
}

/** Milliseconds, middle and 95th percentile. */
export interface CrowdTime {
  readonly name: string;
  readonly alone: string;
  /** Everybody reloads as soon as the page is drawn. */
  readonly inCrowd: string;
  /** Programs that ask again at once: the most that 20 can ask. */
  readonly withoutPause: string;
}

/** Times of a search's first event and of a sign-in, without and with the crowd. */
export async function measureCrowd(databaseUrl: string, say: (line: string) => void): Promise<CrowdTime[]> {
  const gateway = await startChild<{ port: number }>("mock-gateway", []);
  const product = await startChild<Hello>("product-process", [
    databaseUrl,
    `http://127.0.0.1:${gateway.hello.port}/v1`,
  ]);
  const agent = new Agent({ connections: 256 });
  const { url, tokens } = product.hello;
  try {
    const alone = await others(url, tokens, agent);
    const inCrowdOf = async (pauseMs: number) => {
      const crowd = startCrowd(url, tokens, agent, pauseMs);
      const times = await others(url, tokens, agent);
      const { pages, busy } = await crowd.stop();
      say(`crowd of ${VIEWERS}, ${pauseMs} ms between pages: ${pages} answers, ${busy} of them 503`);
      return times;
    };
    const [people, programs] = [await inCrowdOf(DRAWING_MS), await inCrowdOf(0)];
    const row = (name: string, key: "search" | "signIn") => ({
      name,
      alone: alone[key],
      inCrowd: people[key],
      withoutPause: programs[key],
    });
    return [row("a search's first event", "search"), row("sign-in", "signIn")];
  } finally {
    product.stop();
    gateway.stop();
    await agent.close();
  }
}

function startCrowd(url: string, tokens: readonly string[], agent: Agent, pauseMs: number) {
  let isOn = true;
  const seen = { pages: 0, busy: 0 };
  const input = encodeURIComponent(JSON.stringify({ domain: POPULAR }));
  const look = async (token: string) => {
    while (isOn) {
      for (const call of ["overview", "questions"]) {
        const headers = { authorization: `Bearer ${token}` };
        const response = await fetch(`${url}/trpc/company.${call}?input=${input}`, {
          dispatcher: agent,
          headers,
        });
        await response.arrayBuffer();
        seen.pages += 1;
        if (response.status === 503) seen.busy += 1;
      }
      await setTimeout(pauseMs);
    }
  };
  const looking = tokens.slice(0, VIEWERS).map(look);
  return {
    async stop() {
      isOn = false;
      await Promise.all(looking);
      return seen;
    },
  };
}

async function others(url: string, tokens: readonly string[], agent: Agent) {
  const times = { search: [] as number[], signIn: [] as number[] };
  const post = (path: string, body: object, headers = {}) =>
    fetch(url + path, {
      dispatcher: agent,
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  for (let nth = 0; nth < TRIES; nth += 1) {
    const before = performance.now();
    const order = { prompt: `Best CRM ${nth}`, models: ["openai/gpt-4.1-mini"] };
    const search = await post("/api/analysis/query-models", order, {
      authorization: `Bearer ${tokens[VIEWERS + nth]}`,
    });
    const reader = search.body?.getReader();
    await reader?.read();
    times.search.push(performance.now() - before);
    while (!(await reader?.read())?.done);
    const signInAt = performance.now();
    const email = `bench${VIEWERS + nth}@example.com`;
    const signIn = await post("/api/auth/login", { email, password: "northwind-9" });
    if (!signIn.ok) throw new Error(await signIn.text());
    await signIn.arrayBuffer();
    times.signIn.push(performance.now() - signInAt);
    await setTimeout(PAUSE_MS);
  }
  const tell = (all: number[]) => `${percentile(all, 0.5).toFixed(0)} / ${percentile(all, 0.95).toFixed(0)}`;
  return { search: tell(times.search), signIn: tell(times.signIn) };
}
