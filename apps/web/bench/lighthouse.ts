// P11: Lighthouse with a phone profile, for every public page and a page of the app.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { CHROMIUM_FLAGS, findChromium } from "@standings/testing/chromium";
import lighthouse from "lighthouse";

const ROUNDS = 5;
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const PUBLIC_LCP_S = 0.9;
const APP_LCP_S = 1.6;
const MAX_CLS = 0.01;
const APP_SCORE = 98;

interface Audited {
  /** Median of each category, 0 to 100. */
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  /** Seconds, one value per round. */
  readonly lcp: readonly number[];
  readonly cls: readonly number[];
}

interface Site {
  readonly url: string;
  readonly publicPaths: readonly string[];
  readonly appPath: string;
  /** Session token for the page of the app. */
  readonly token: string;
}

export async function measureLighthouse({ url, publicPaths, appPath, token }: Site) {
  const { port, close } = await openBrowser();
  try {
    const pages = new Map<string, Audited>();
    for (const path of publicPaths) pages.set(path, await audit(`${url}${path}`, port));
    await signIn(port, url, token);
    const app = await audit(`${url}${appPath}`, port, ["performance", "accessibility", "best-practices"]);
    return [...publicRows(pages), ...appRows(appPath, app)];
  } finally {
    await close();
  }
}

function publicRows(pages: ReadonlyMap<string, Audited>) {
  const lowest = CATEGORIES.map((category) => {
    const scores = [...pages].map(([path, page]) => ({ path, score: page.scores[category] }));
    const worst = scores.reduce((a, b) => (b.score < a.score ? b : a));
    return row(`Lighthouse ${category}, lowest public page (${worst.path})`, worst.score, "", "100", {
      isMet: worst.score >= 100,
      rounds: scores.map(({ score }) => score),
    });
  });
  const slowest = [...pages].map(([path, { lcp }]) => ({ path, lcp: median(lcp), lcps: lcp }));
  const lcp = slowest.reduce((a, b) => (b.lcp > a.lcp ? b : a));
  const cls = [...pages.values()].flatMap((page) => page.cls);
  return [
    ...lowest,
    row(`LCP, slowest public page (${lcp.path})`, lcp.lcp, "s", `≤ ${PUBLIC_LCP_S} s`, {
      isMet: lcp.lcp <= PUBLIC_LCP_S,
      rounds: lcp.lcps,
    }),
    row("CLS, worst round of all public pages", Math.max(...cls), "", `≤ ${MAX_CLS}`, {
      isMet: Math.max(...cls) <= MAX_CLS,
      rounds: cls,
    }),
  ];
}

function appRows(path: string, { scores, lcp, cls }: Audited) {
  const score = Math.min(scores.performance, scores.accessibility, scores["best-practices"]);
  return [
    row(`Lighthouse, lowest category of the app (${path})`, score, "", `≥ ${APP_SCORE}`, {
      isMet: score >= APP_SCORE,
      rounds: Object.values(scores).filter(Number.isFinite),
    }),
    row(`LCP of the app (${path})`, median(lcp), "s", `≤ ${APP_LCP_S} s`, {
      isMet: median(lcp) <= APP_LCP_S,
      rounds: lcp,
    }),
    row(`CLS of the app (${path})`, Math.max(...cls), "", `≤ ${MAX_CLS}`, {
      isMet: Math.max(...cls) <= MAX_CLS,
      rounds: cls,
    }),
  ];
}

function row(
  name: string,
  product: number,
  unit: string,
  target: string,
  { isMet, rounds }: { isMet: boolean; rounds: readonly number[] },
) {
  const spread = [Math.min(...rounds), Math.max(...rounds)] as const;
  return { id: "P11", name, product, limit: null, unit, target, isMet, spread };
}

async function audit(
  url: string,
  port: number,
  categories: readonly string[] = CATEGORIES,
): Promise<Audited> {
  const scores = new Map<string, number[]>();
  const lcp: number[] = [];
  const cls: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const result = await lighthouse(url, {
      port,
      onlyCategories: [...categories],
      disableStorageReset: true,
      logLevel: "silent",
    });
    if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
    const { lhr } = result;
    for (const category of categories) {
      const score = (lhr.categories[category]?.score ?? 0) * 100;
      scores.set(category, [...(scores.get(category) ?? []), score]);
    }
    // Rounds without a result, from an overloaded browser, do not count.
    const { numericValue: paint } = lhr.audits["largest-contentful-paint"] ?? {};
    const { numericValue: shift } = lhr.audits["cumulative-layout-shift"] ?? {};
    if (paint !== undefined) lcp.push(paint / 1000);
    if (shift !== undefined) cls.push(shift);
  }
  const of = (category: string) => median(scores.get(category) ?? []);
  return {
    scores: {
      performance: of("performance"),
      accessibility: of("accessibility"),
      "best-practices": of("best-practices"),
      seo: of("seo"),
    },
    lcp,
    cls,
  };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Starts a browser with a debugging port for Lighthouse. */
async function openBrowser(): Promise<{ port: number; close(): Promise<void> }> {
  const port = await freePort();
  const profile = mkdtempSync(join(tmpdir(), "standings-lighthouse-"));
  const browser = spawn(
    await findChromium(undefined),
    [
      ...CHROMIUM_FLAGS,
      "--headless=new",
      `--remote-debugging-port=${port}`,
      `--user-data-dir=${profile}`,
      "about:blank",
    ],
    { stdio: "ignore" },
  );
  await answers(`http://127.0.0.1:${port}/json/version`);
  return {
    port,
    async close() {
      await end(browser);
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Signs the browser in before the page of the app. */
async function signIn(port: number, url: string, token: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  const [context] = browser.contexts();
  const page = await context?.newPage();
  await page?.goto(url);
  await page?.evaluate((value) => localStorage.setItem("auth_token", value), token);
  await page?.close();
  await browser.close();
}

function end(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    child.once("exit", () => resolve());
    child.kill();
  });
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("Chromium did not start");
}
