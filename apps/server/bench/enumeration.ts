// R12: whether the time of an answer tells if an address has an account. 0.5 is a coin toss, 0 or 1 a tell-tale.
import { withProduct } from "./bench-product.ts";
import type { Measure } from "./measures.ts";

const SAMPLES = 150;
const PEOPLE = 50;
const TOLERANCE = 0.1;

const ROUTES = [
  { path: "login", body: (email: string) => ({ email, password: "a-wrong-guess" }), known: "wrong password" },
  {
    path: "register",
    body: (email: string) => ({ email, name: "Ada", password: "northwind-9" }),
    known: "existing",
  },
  { path: "forgot-password", body: (email: string) => ({ email }), known: "existing" },
  { path: "resend-verification", body: (email: string) => ({ email }), known: "existing" },
] as const;

async function time(url: string, body: object, address: string): Promise<number> {
  const started = performance.now();
  const response = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify(body),
  });
  await response.text();
  return performance.now() - started;
}

/** Share of pairs in which the answer for a known address was the slower one (the area under the ROC curve). */
function slowerShare(known: readonly number[], unknown: readonly number[]): number {
  const wins = known.flatMap((a) => unknown.map((b): number => (a > b ? 1 : a === b ? 0.5 : 0)));
  return wins.reduce((sum, win) => sum + win, 0) / wins.length;
}

async function measureRoute(base: string, { path, body, known }: (typeof ROUTES)[number]): Promise<Measure> {
  const url = `${base}/api/auth/${path}`;
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let sample = 0; sample < SAMPLES; sample += 1) {
    const person = sample % PEOPLE;
    const address = `203.0.${sample % 250}.${person}`;
    times.known.push(await time(url, body(`bench${person}@example.com`), address));
    times.unknown.push(await time(url, body(`${crypto.randomUUID()}@example.com`), address));
  }
  const share = slowerShare(times.known, times.unknown);
  return {
    id: "R12",
    name: `POST /auth/${path}: share of pairs in which the ${known} address is slower`,
    product: share,
    limit: 0.5,
    unit: "",
    target: `0.5 ± ${TOLERANCE}`,
    isMet: Math.abs(share - 0.5) <= TOLERANCE,
    spread: [share, share],
  };
}

export async function measureEnumeration(): Promise<Measure[]> {
  return withProduct({ durable: false }, async ({ hello: { url } }) => {
    const measures: Measure[] = [];
    for (const route of ROUTES) {
      for (let warm = 0; warm < 5; warm += 1)
        await time(`${url}/api/auth/${route.path}`, route.body(`warm${warm}@example.com`), "192.0.2.1");
      measures.push(await measureRoute(url, route));
    }
    return measures;
  });
}
