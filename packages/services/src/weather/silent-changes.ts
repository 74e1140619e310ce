import type { Connection } from "@standings/database";
import { isEverywhere, type ModelId, PANEL_VERSION } from "@standings/domain";
import { sql } from "kysely";
import { weekOfDay } from "../brands/experiments/weeks.ts";

/** A model that changed in a week though its version's name did not. */
export interface SilentChange {
  readonly modelId: ModelId;
  readonly served: string;
  /** Monday of its week. */
  readonly week: string;
}

export interface SilentChanges {
  /** Whether a model changed silently, named or not. */
  readonly hasAny: boolean;
  /** Those that are named: not those of a week in which nearly all models changed. */
  readonly changes: readonly SilentChange[];
  /** The version that answered on a day, `~1` and so on after it changed silently: figures of two are not compared. */
  versionOn(modelId: ModelId, served: string, day: string): string;
}

/** What the panel knows of all models. A week in which nearly all changed breaks lines too, but names no model. */
export async function readSilentChanges(db: Connection, isSandbox: boolean): Promise<SilentChanges> {
  const { rows } = await sql<SilentChange & { readonly changed: number; readonly tested: number }>`
    select model_id as "modelId", served_model as served, week::text as week,
      (select count(*)::int from weather_weeks as other where other.panel = own.panel and other.week = own.week
        and other.is_sandbox = own.is_sandbox and other.has_changed) as changed,
      (select count(*)::int from weather_weeks as other where other.panel = own.panel and other.week = own.week
        and other.is_sandbox = own.is_sandbox and other.p is not null) as tested
    from weather_weeks as own
    where has_changed and panel = ${PANEL_VERSION} and is_sandbox = ${isSandbox}
    order by week, model_id
  `.execute(db);
  return {
    hasAny: rows.length > 0,
    changes: rows.filter(({ changed, tested }) => !isEverywhere(changed, tested)),
    versionOn(modelId, served, day) {
      const week = weekOfDay(day);
      const before = rows.filter(
        (one) => one.modelId === modelId && one.served === served && weekOfDay(one.week) <= week,
      ).length;
      return before === 0 ? served : `${served}~${before}`;
    },
  };
}
