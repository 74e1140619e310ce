// P8: a PDF of 5 models × 20 rows in a warm thread, and what 20 exports a second do to the main thread.
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { BUILT_IN_CATALOGUE } from "@standings/domain";
import {
  createReportRenderer,
  type RankingReport,
  type ReportColumn,
  type ReportRow,
} from "@standings/reports";
import { type Measure, percentile, spreadOf } from "./measures.ts";

const WARM_UP = 30;
const RENDERED = 100;
const A_SECOND = 20;
const SECONDS = 5;
const TARGET_MS = 80;
const TARGET_DELAY_MS = 20;

const NAMES = [
  "HubSpot",
  "Société Générale",
  "飞书 Lark",
  "شركة Apple",
  "Łódź Żubr",
  "Pipedrive",
  "Яндекс Трекер",
];
const WHY = [
  "Pipeline-first CRM that small sales teams learn in an afternoon, with a free plan for two people.",
  "飞书提供一体化办公协作平台，支持即时沟通、日程、文档与会议，适合中小企业快速部署。",
  "شركة تقنية عالمية تقدم خدمات سحابية للشركات الناشئة في الشرق الأوسط.",
  "Offre bancaire complète, très appréciée des petites et moyennes entreprises françaises.",
];

function columnOf(model: number): ReportColumn {
  const { id, name } = BUILT_IN_CATALOGUE.forSearches[model] ?? { id: "", name: "" };
  const rows = Array.from({ length: 20 }, (_, index) => {
    const company = (index + model * 3) % 30;
    return {
      rank: index + 1,
      name: `${NAMES[company % NAMES.length]} ${company}`,
      detail: `company${company}.com`,
      description: WHY[company % WHY.length] ?? "",
      reason: WHY[company % WHY.length] ?? "",
      censored: false,
    };
  });
  const sources = ["g2.com", "forbes.com", "reddit.com"].map((domain) => ({
    domain,
    title: `The best CRM for startups, by ${domain}`,
    url: `https://${domain}/best-crm`,
  }));
  const answer = { status: "success", grounding: { type: "training" }, geo: "none", rows, sources } as const;
  return { modelId: id, modelName: name, heading: null, ...answer };
}

/** Every company that a model lists, as the report has it; points and order do not matter here. */
function aggregateOf(columns: readonly ReportColumn[]): ReportRow[] {
  const entries = new Map(columns.flatMap(({ rows }) => rows.map((row) => [row.detail, row] as const)));
  return [...entries.values()].map((entry, index) => {
    const ranks = columns.map(({ modelId, modelName, rows }) => {
      return { modelId, modelName, rank: rows.find((row) => row.detail === entry.detail)?.rank ?? null };
    });
    const votes = ranks.filter(({ rank }) => rank !== null).length;
    const figures = { points: 20, averageRank: 4.2, votes, of: columns.length };
    return { ...entry, rank: index + 1, reasonBy: "GPT 4.1", ...figures, ranks };
  });
}

function reportOf(view: "aggregated" | "by_model"): RankingReport {
  const columns = [0, 1, 2, 3, 4].map(columnOf);
  return {
    kind: "company",
    view,
    question: "Best CRM for startups",
    secondQuestion: null,
    createdAt: "2026-11-12T14:32:05.000Z",
    sector: "Software",
    market: null,
    webSearch: true,
    isSandbox: true,
    censored: false,
    agreement: "All five models list the same eight companies, and four of them put HubSpot first.",
    own: null,
    overlap: 0.6,
    address: "https://standings.example/archived-company-ranking/1",
    columns,
    aggregate: aggregateOf(columns),
    movements: [],
  };
}

async function measureView(view: "aggregated" | "by_model", name: string): Promise<Measure> {
  const renderer = createReportRenderer({ threads: 1 });
  const report = reportOf(view);
  const times: number[] = [];
  for (let index = 0; index < WARM_UP + RENDERED; index += 1) {
    const started = performance.now();
    await renderer.renderPdf(report, BUILT_IN_CATALOGUE);
    if (index >= WARM_UP) times.push(performance.now() - started);
  }
  await renderer.close();
  const p95 = percentile(times, 0.95);
  return {
    id: "P8",
    name: `PDF, 5 models × 20 rows, ${name}, p95`,
    product: p95,
    limit: null,
    unit: "ms",
    target: `≤ ${TARGET_MS} ms`,
    isMet: p95 <= TARGET_MS,
    spread: spreadOf(times),
  };
}

async function measureDelay(): Promise<Measure> {
  const renderer = createReportRenderer();
  const reports = [reportOf("aggregated"), reportOf("by_model")];
  const warmUp = Array.from({ length: WARM_UP }, (_, index) => reports[index % 2] ?? reportOf("aggregated"));
  await Promise.all(warmUp.map((report) => renderer.renderPdf(report, BUILT_IN_CATALOGUE)));
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const exports: Promise<unknown>[] = [];
  delay.enable();
  for (let index = 0; index < A_SECOND * SECONDS; index += 1) {
    exports.push(renderer.renderPdf(warmUp[index % 2] ?? reportOf("aggregated"), BUILT_IN_CATALOGUE));
    await sleep(1000 / A_SECOND);
  }
  await Promise.all(exports);
  delay.disable();
  await renderer.close();
  const p99 = delay.percentile(99) / 1e6;
  return {
    id: "P8",
    name: `Event-loop delay under ${A_SECOND} exports a second, p99`,
    product: p99,
    limit: null,
    unit: "ms",
    target: `≤ ${TARGET_DELAY_MS} ms`,
    isMet: p99 <= TARGET_DELAY_MS,
    spread: [delay.min / 1e6, delay.max / 1e6],
  };
}

export async function measureReports(): Promise<Measure[]> {
  return [
    await measureView("aggregated", "aggregated"),
    await measureView("by_model", "by model"),
    await measureDelay(),
  ];
}
