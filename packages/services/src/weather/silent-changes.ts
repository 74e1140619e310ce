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
  readonly judgedAt: Date;
  /** One of a week in which nearly all models changed: no model is named for it. */
  readonly isEverywhere: boolean;
}

export interface SilentChanges {
  /** Named or not. */
  readonly all: readonly SilentChange[];
  /** Those that are named: not those of a week in which nearly all models changed. */
  readonly changes: readonly SilentChange[];
  /** The version that answered on a day (UTC), `~1` and so on after it changed silently: figures of two are not compared. */
  versionOn(modelId: ModelId, served: string, at: Date): string;
}

/** The week of the weather that a moment is in: weeks of UTC. */
export function weekIn(at: Date): number {
  return weekOfDay(at.toISOString().slice(0, "YYYY-MM-DD".length));
}

/** What the panel knows of all models. A week in which nearly all changed breaks lines too, but names no model. */
export async function readSilentChanges(db: Connection, isSandbox: boolean): Promise<SilentChanges> {
  const { rows } = await sql<
    Omit<SilentChange, "isEverywhere"> & { readonly changed: number; readonly tested: number }
  >`
    select model_id as "modelId", served_model as served, week::text as week, judged_at as "judgedAt",
      (select count(*)::int from weather_weeks as other where other.panel = own.panel and other.week = own.week
        and other.is_sandbox = own.is_sandbox and other.has_changed) as changed,
      (select count(*)::int from weather_weeks as other where other.panel = own.panel and other.week = own.week
        and other.is_sandbox = own.is_sandbox and other.p is not null) as tested
    from weather_weeks as own
    where has_changed and panel = ${PANEL_VERSION} and is_sandbox = ${isSandbox}
    order by week, model_id
  `.execute(db);
  const all = rows.map(({ changed, tested, ...one }) => ({
    ...one,
    isEverywhere: isEverywhere(changed, tested),
  }));
  return {
    all,
    changes: all.filter((one) => !one.isEverywhere),
    versionOn(modelId, served, at) {
      const week = weekIn(at);
      const before = rows.filter(
        (one) => one.modelId === modelId && one.served === served && weekOfDay(one.week) <= week,
      ).length;
      return before === 0 ? served : `${served}~${before}`;
    },
  };
}
