import { BUILT_IN_CATALOGUE, type Estimate, RANGE_MEANING, type StudyRecord } from "@standings/domain";
import type { StudyPaper, StudyPaperRow } from "../src/study-paper.ts";

const MODELS = BUILT_IN_CATALOGUE.forSearches.slice(0, 5);
const MODEL_IDS = MODELS.map(({ id }) => id);

export function estimate(value: number): Estimate {
  return { value, range: { low: Math.max(0, value - 0.1), high: Math.min(1, value + 0.1) } };
}

function rowOf(index: number, name: string): StudyPaperRow {
  const score = estimate(Math.max(0, 0.9 - index * 0.02));
  const rank = { listed: 20, answers: 25, median: index + 1, from: index + 1, to: index + 3 };
  const own = { score, listed: score, top3: score, rank: { ...rank, listed: 4, answers: 5 } };
  return {
    name,
    domain: `company${index}.com`,
    score,
    listed: score,
    rank,
    byModel: MODEL_IDS.map((modelId) => ({ modelId, ...own })),
    place: index < 10 ? { tier: index < 4 ? 1 : 2, bestRank: index + 1, worstRank: index + 3 } : null,
    isFocus: index === 2,
  };
}

/** A study of five models with as many companies as named. */
export function studyPaper(changes: Partial<StudyPaper> = {}, count = 40): StudyPaper {
  return {
    kind: "study",
    ranking: "company",
    question: "Best CRM for startups",
    createdAt: "2026-11-12T15:04:05.000Z",
    isSandbox: true,
    address: "http://localhost:8080/study/01a2082d-fb02-737f-9a79-62890ea0a2ea",
    market: null,
    webSearch: true,
    goal: "Until HubSpot and Zoho CRM are told apart, 50 rounds at most",
    sentence: "Company 0 and Company 1 can’t be told apart with 5 rounds; about 7 more would probably do it.",
    method: "Five models were asked the same question in 5 rounds, with web search.",
    ranges: RANGE_MEANING,
    topic: null,
    volatility: "Each model repeats 74% of its own list; two models share 46%: they really differ.",
    notes: ["Five rounds were asked.", "Grok 3 answered once: not counted."],
    rows: Array.from({ length: count }, (_, index) => rowOf(index, `Company ${index}`)),
    models: MODELS.map(({ id, name }) => ({
      modelId: id,
      modelName: name,
      asked: 5,
      answered: 4,
      refused: 1,
      failed: 0,
      cut: 0,
      served: [`${id}-0131`, `${id}-0214 from round 3`],
    })),
    lifts: [{ name: "Company 0", value: -0.12, range: { low: -0.25, high: 0.01 } }],
    mentions: [
      {
        name: "Company 1",
        named: estimate(0.8),
        namedFirst: estimate(0.2),
        less: { value: 0.12, range: { low: 0.04, high: 0.25 } },
        said: "named in 20 of 25; warned of in 2",
      },
      {
        name: "Company 2",
        named: estimate(0.4),
        namedFirst: estimate(0.1),
        less: { value: -0.03, range: { low: -0.21, high: 0.14 } },
        said: "named in 10 of 25",
      },
    ],
    ...changes,
  };
}

/** A study of one answer, which lists the entries named. */
export function studyRecord(
  names: readonly (readonly [name: string, domain: string])[],
  changes: Partial<StudyRecord> = {},
): StudyRecord {
  const [modelId] = MODEL_IDS;
  if (modelId === undefined) throw new Error("The catalogue is empty");
  const keys = names.map((_, index) => `key ${index}`);
  const plain: Estimate = { value: 0.5, range: null };
  const rank = { listed: 1, answers: 1, median: 1, from: 1, to: 1 };
  const figures = { score: plain, listed: plain, top3: plain, rank };
  return {
    id: "study",
    prompt: "Best CRM",
    ranking: "company",
    models: [modelId],
    webSearch: true,
    market: null,
    arms: ["list"],
    goal: { type: "rounds" },
    focus: null,
    isPrivate: false,
    isSandbox: false,
    isOwn: true,
    status: "completed",
    startedAt: "2026-11-12T15:04:05.000Z",
    endedAt: null,
    limit: 1,
    rounds: 1,
    counted: 1,
    stop: "limit",
    wasStopped: false,
    wasExtended: false,
    held: 0,
    visitOf: null,
    versions: [],
    searches: [],
    isRecountDue: false,
    recountedAt: null,
    findings: {
      lift: {},
      volunteered: {},
      mentions: {},
      namedInQuestion: [],
      isKeptBack: false,
      names: Object.fromEntries(names.map(([name, domain], index) => [keys[index] ?? "", { name, domain }])),
      report: {
        kind: "company",
        rounds: 1,
        level: 0.05,
        pair: null,
        verdict: { kind: "not_enough", naming: { value: 1, range: null }, own: null, rounds: null },
        volatility: { stability: null, agreement: null, byModel: [] },
        models: [
          {
            modelId,
            asked: 1,
            answered: 1,
            refused: 0,
            failed: 0,
            cut: 0,
            isCounted: true,
            isSparse: false,
            repeatsItself: false,
          },
        ],
        others: 0,
        entries: keys.map((key) => ({ key, ...figures, byModel: [{ modelId, ...figures }], place: null })),
      },
    },
    answers: [
      {
        round: 1,
        modelId,
        arm: "list",
        outcome: "listed",
        servedModel: null,
        searchedBy: null,
        versions: null,
        durationMs: 1200,
        detail: null,
        at: "2026-11-12T15:04:06.000Z",
        keys,
        ranks: keys.map((_, index) => index + 1),
      },
    ],
    ...changes,
  };
}
