import { type Brand, type Connection, isId, newId } from "@standings/database";
import {
  type BrandPrompt,
  COUNTED_VISITS,
  type ExperimentAction,
  type ExperimentPlan,
  levelOfLook,
  MAX_ACTION_ADDRESS,
  MAX_ACTIONS,
  MAX_CONTROLS,
  MAX_DAYS_TO_START,
  MAX_EXPERIMENT_NAME,
  MAX_LAG,
  marketCodeOf,
  type Outcome,
  promptsIn,
} from "@standings/domain";
import { ServiceError } from "../../errors.ts";
import { chosenMarket } from "../markets.ts";
import { readPrompts } from "../read-brand.ts";
import { addDays, dayOf, isDay } from "./weeks.ts";

export interface ActionWish {
  /** Of an action that the draft has. */
  readonly id?: string | null | undefined;
  readonly address: string;
  readonly promptIds: readonly string[];
}

/** What the owner of a brand wants to try. */
export interface ExperimentWish {
  /** Code of a market; null: the brand's first. */
  readonly market: string | null;
  readonly actions: readonly ActionWish[];
  readonly controls: readonly string[];
  readonly outcome: Outcome;
  readonly lag: number;
  /** One look at 4 counted visits, or two at 4 and 8. */
  readonly looks: number;
  /** Points; null: the smallest effect that could be seen. */
  readonly worth: number | null;
  readonly startsOn: string;
  readonly isDrawn: boolean;
}

const MOST_WORTH = 100;

/** A wish as a plan, with what the brand settles. Throws EXPERIMENT_INVALID or INVALID_MARKET. */
export async function checkPlan(
  db: Connection,
  brand: Brand,
  wish: ExperimentWish,
  now: Date,
): Promise<ExperimentPlan> {
  const market = chosenMarket(brand, { market: wish.market });
  const prompts = promptsIn(await readPrompts(db, brand.id), market);
  const { lag, looks, worth, startsOn, isDrawn, outcome } = wish;
  const today = dayOf(now, brand.time_zone);
  refuse(!Number.isInteger(lag) || lag < 0 || lag > MAX_LAG, `The lag is 0 to ${MAX_LAG} visits`);
  refuse(looks !== 1 && looks !== 2, "A plan has one look or two");
  refuse(
    worth !== null && !(Number.isFinite(worth) && worth >= 1 && worth <= MOST_WORTH),
    `A change worth knowing is 1 to ${MOST_WORTH} points`,
  );
  refuse(
    !isDay(startsOn) || startsOn > addDays(today, MAX_DAYS_TO_START),
    "Please give the day of the start, within a year",
  );
  const actions = checkActions(wish.actions, prompts);
  const controls = isDrawn ? [] : checkControls(wish.controls, actions, prompts);
  return {
    version: 1,
    brandId: brand.id,
    market: marketCodeOf(market),
    actions,
    controls,
    outcome,
    models: brand.models,
    rounds: brand.rounds,
    lag,
    looks: isDrawn ? [] : Array.from({ length: looks }, (_, nth) => COUNTED_VISITS * (nth + 1)),
    level: levelOfLook(isDrawn ? 1 : looks),
    worth,
    startsOn,
    timeZone: brand.time_zone,
    isDrawn,
    drawing: null,
  };
}

function checkActions(wanted: readonly ActionWish[], prompts: readonly BrandPrompt[]): ExperimentAction[] {
  refuse(wanted.length > MAX_ACTIONS, `A plan has ${MAX_ACTIONS} actions at most`);
  const actions = wanted.map(({ id, address, promptIds }) => ({
    id: id && isId(id) ? id : newId(),
    address: address.replace(/\s+/gu, " ").trim().slice(0, MAX_ACTION_ADDRESS),
    promptIds: known(promptIds, prompts),
  }));
  refuse(
    actions.some(({ address }) => address === ""),
    "Please say what each action publishes",
  );
  refuse(
    actions.some(({ promptIds }) => promptIds.length === 0),
    "Please aim each action at a prompt",
  );
  const aimed = actions.flatMap(({ promptIds }) => promptIds);
  refuse(new Set(aimed).size < aimed.length, "A prompt belongs to one action");
  refuse(new Set(actions.map(({ id }) => id)).size < actions.length, "An action is in a plan once");
  return actions;
}

function checkControls(
  wanted: readonly string[],
  actions: readonly ExperimentAction[],
  prompts: readonly BrandPrompt[],
): string[] {
  refuse(wanted.length > MAX_CONTROLS, `A plan has ${MAX_CONTROLS} controls at most`);
  const controls = known(wanted, prompts);
  refuse(
    controls.some((id) => actions.some(({ promptIds }) => promptIds.includes(id))),
    "A control is a prompt that no action is aimed at",
  );
  return controls;
}

/** Prompts that are asked in the market, each once, in the brand's order. */
function known(ids: readonly string[], prompts: readonly BrandPrompt[]): string[] {
  const wanted = new Set(ids);
  const found = prompts.filter(({ id }) => wanted.has(id)).map(({ id }) => id);
  refuse(found.length < wanted.size, "A prompt of the plan is not asked in this market");
  return found;
}

function refuse(isWrong: boolean, message: string): void {
  if (isWrong) throw new ServiceError("EXPERIMENT_INVALID", { message });
}

/** A name in its stored form. Throws EXPERIMENT_INVALID. */
export function checkName(name: string): string {
  const checked = name.replace(/\s+/gu, " ").trim().slice(0, MAX_EXPERIMENT_NAME);
  refuse(checked === "", "Please name the experiment");
  return checked;
}
