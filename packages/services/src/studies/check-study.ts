import {
  companySite,
  entryKey,
  MAX_MODELS,
  MAX_ROUNDS,
  type Market,
  type ModelCatalogue,
  type NamedEntry,
  type RankingKind,
  type StudyGoal,
  type StudyRequest,
  studyArms,
} from "@standings/domain";
import { ServiceError } from "../errors.ts";
import { checkMarket, checkPrompt } from "../searches/check-question.ts";

/** What ends a study, as a client says it. Companies and experts are named by name or domain. */
export type OrderedGoal =
  | { readonly type: "rounds" }
  /** Without a second one: against the neighbour of the first. */
  | { readonly type: "pair"; readonly companies: readonly string[] }
  | {
      readonly type: "width";
      readonly company: string;
      /** Half of the range, points of 100. */
      readonly points: number;
      readonly measure?: "score" | "listed" | undefined;
    };

/** A study as a client asks for it. */
export interface AskedStudy {
  readonly kind: RankingKind;
  readonly prompt: string;
  /** 1 to 5 different catalogue ids. */
  readonly models: readonly string[];
  readonly webSearch: boolean;
  readonly market?: Market | null | undefined;
  readonly goal: OrderedGoal;
  /** Rounds at most, 1 to 50. */
  readonly rounds: number;
  /** Asks each question without web search too. */
  readonly compareSearch?: boolean | undefined;
  /** Asks in the buyer's words alone too. */
  readonly natural?: boolean | undefined;
  /** Name or domain of the entry in focus. */
  readonly focus?: string | null | undefined;
}

/**
 * The study in its stored form. Throws INVALID_PROMPT, INVALID_MARKET, INVALID_MODEL, STUDY_TOO_LONG, STUDY_GOAL_INVALID,
 * STUDY_NATURAL_INVALID or STUDY_COMPARISON_INVALID.
 */
export function checkStudy(asked: AskedStudy, { findModel }: ModelCatalogue): StudyRequest {
  const { kind: ranking, webSearch, rounds, focus, compareSearch = false, natural = false } = asked;
  const prompt = checkPrompt(asked.prompt);
  const named = new Set(asked.models);
  const models = [...named].flatMap((id) => findModel(id)?.id ?? []);
  if (models.length === 0 || models.length > MAX_MODELS || models.length < named.size) {
    throw new ServiceError("INVALID_MODEL");
  }
  if (!Number.isInteger(rounds) || rounds < 1 || rounds > MAX_ROUNDS)
    throw new ServiceError("STUDY_TOO_LONG");
  const goal = checkGoal(asked.goal, ranking);
  const about = focus?.trim() ? toNamed(focus, ranking) : goal.type === "rounds" ? null : goal.x;
  // Natural questions work for companies only: people are not recognised in free text.
  if (natural && ranking !== "company") throw new ServiceError("STUDY_NATURAL_INVALID");
  if (compareSearch && !webSearch) throw new ServiceError("STUDY_COMPARISON_INVALID");
  const arms = studyArms({ webSearch, compareSearch, natural });
  return {
    prompt,
    market: checkMarket(asked.market),
    ranking,
    models,
    webSearch,
    arms,
    goal,
    rounds,
    focus: about,
  };
}

const WIDEST = 50;

function checkGoal(goal: OrderedGoal, ranking: RankingKind): StudyGoal {
  if (goal.type === "rounds") return { type: "rounds" };
  if (goal.type === "width") {
    const { points, company, measure = "score" } = goal;
    if (company.trim() === "" || !(points >= 1 && points <= WIDEST))
      throw new ServiceError("STUDY_GOAL_INVALID");
    return { type: "width", x: toNamed(company, ranking), measure, points };
  }
  const [x, y, ...rest] = goal.companies.map((company) => company.trim());
  if (!x || y === "" || rest.length > 0) throw new ServiceError("STUDY_GOAL_INVALID");
  const [first, second] = [toNamed(x, ranking), y === undefined ? null : toNamed(y, ranking)];
  if (second && entryKey(first, ranking) === entryKey(second, ranking))
    throw new ServiceError("STUDY_GOAL_INVALID");
  return { type: "pair", x: first, y: second };
}

const MAX_NAME = 200;

/** A domain is told from a name by its form. */
export function toNamed(text: string, ranking: RankingKind): NamedEntry {
  const name = text.replace(/\s+/gu, " ").trim().slice(0, MAX_NAME);
  const looksLikeDomain = ranking === "company" && !name.includes(" ") && name.includes(".");
  return { name, domain: (looksLikeDomain && companySite(name)) || "" };
}
