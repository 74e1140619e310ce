import type { Browser } from "@playwright/test";
import {
  BUILT_IN_CATALOGUE,
  FIXED_LEVEL,
  type ModelId,
  type StudyAnswerView,
  type StudyRecord,
} from "@standings/domain";
import { makeStudyReport } from "@standings/statistics";

const MODELS = BUILT_IN_CATALOGUE.defaultIds;
const ROUNDS = 50;
const COMPANIES = 60;
const LISTED = 20;
const TIMES = 7;
const TARGET_MS = 100;

/** A study of many companies and answers; each list is the usual one with some entries moved. */
function makeRecord(rounds: number): StudyRecord {
  let state = 1;
  const random = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const answers = Array.from({ length: MODELS.length * rounds }, (_, nth): StudyAnswerView => {
    const order = Array.from({ length: COMPANIES }, (_company, index) => ({
      key: `company${index}.com`,
      at: index + 12 * random(),
    })).sort((a, b) => a.at - b.at);
    return {
      round: 1 + Math.floor(nth / MODELS.length),
      modelId: MODELS[nth % MODELS.length] as ModelId,
      arm: "list",
      outcome: "listed",
      servedModel: null,
      searchedBy: "native",
      versions: null,
      detail: null,
      durationMs: 4_000,
      at: new Date(0).toISOString(),
      keys: order.slice(0, LISTED).map(({ key }) => key),
      ranks: order.slice(0, LISTED).map((_entry, index) => index + 1),
    };
  });
  const options = { kind: "company", rounds, level: FIXED_LEVEL } as const;
  const report = makeStudyReport(
    answers.map(({ modelId, round, keys }) => ({
      modelId,
      round,
      outcome: "listed",
      listings: keys.map((key, index) => ({ key, rank: index + 1 })),
    })),
    options,
  );
  const names = Object.fromEntries(
    report.entries.map(({ key }) => [key, { name: `Company ${key.slice(7, -4)}`, domain: key }]),
  );
  return {
    id: "01900000-0000-7000-8000-0000000000aa",
    prompt: "Best CRM for startups",
    ranking: "company",
    models: MODELS,
    webSearch: true,
    market: null,
    arms: ["list"],
    goal: { type: "rounds" },
    focus: null,
    isPrivate: false,
    isSandbox: true,
    isOwn: false,
    status: "completed",
    stop: "limit",
    startedAt: new Date(0).toISOString(),
    endedAt: new Date(600_000).toISOString(),
    limit: rounds,
    rounds,
    counted: rounds,
    wasStopped: false,
    wasExtended: false,
    held: 0,
    visitOf: null,
    versions: [],
    searches: [],
    isRecountDue: false,
    recountedAt: null,
    findings: {
      report,
      names,
      lift: {},
      volunteered: {},
      mentions: {},
      namedInQuestion: [],
      isKeptBack: false,
    },
    answers,
  };
}

/** The browser's work from the reply to the whole table: scripts, styles and layout, milliseconds. */
async function workOf(browser: Browser, url: string, record: StudyRecord): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Performance.enable");
  const workSoFar = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    const wanted = metrics.filter(({ name }) => WORK.includes(name));
    return 1_000 * wanted.reduce((sum, { value }) => sum + value, 0);
  };
  let before = 0;
  await page.route(/study\.byId/, async (route) => {
    // What the page does without the study is not its work.
    await page.waitForLoadState("load");
    before = await workSoFar();
    const body = JSON.stringify([{ result: { data: record } }]);
    await route.fulfill({ contentType: "application/json", body });
  });
  await page.goto(`${url}/study/${record.id}`);
  await page.getByRole("columnheader", { name: "Score of 100" }).waitFor();
  await page.waitForLoadState("networkidle");
  const work = (await workSoFar()) - before;
  await page.close();
  return work;
}

const WORK = ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"];

/** P14: the page of a large study, beside that of one with a single round. */
export async function measureStudyPage(browser: Browser, url: string) {
  const [large, small] = [makeRecord(ROUNDS), makeRecord(1)];
  const [works, peers]: [number[], number[]] = [[], []];
  for (let time = 0; time < TIMES; time += 1) {
    works.push(await workOf(browser, url, large));
    peers.push(await workOf(browser, url, small));
  }
  const product = middle(works);
  return [
    {
      id: "P14",
      name: `Page of a study of ${COMPANIES} companies, ${MODELS.length * ROUNDS} answers; and of one round: browser's work`,
      product,
      limit: middle(peers),
      unit: "ms",
      target: `≤ ${TARGET_MS} ms`,
      isMet: product <= TARGET_MS,
      spread: [Math.min(...works), Math.max(...works)] as [number, number],
    },
  ];
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
