import { createPool, type Tables } from "@standings/database";
import { type CompiledQuery, Kysely, PostgresDialect, sql } from "kysely";

/** A database that keeps the statements asked of it, so that their plans can be read. */
export interface WatchedDatabase {
  readonly db: Kysely<Tables>;
  /** Runs a read, and each of its statements again; every step of their plans. */
  stepsOf(read: () => Promise<unknown>): Promise<PlanStep[]>;
  close(): Promise<void>;
}

/** A step of a plan, as `explain (analyze, format json)` tells it. */
export interface PlanStep {
  readonly type: string;
  /** The table that the step reads; empty when it reads none. */
  readonly table: string;
  /** Rows that the step looked at, in all of its loops. */
  readonly rows: number;
}

interface PlanNode {
  readonly "Node Type": string;
  readonly "Relation Name"?: string;
  readonly "Actual Rows": number;
  readonly "Actual Loops": number;
  readonly "Rows Removed by Filter"?: number;
  readonly Plans?: readonly PlanNode[];
}

const BOUNDS = ["begin", "commit", "rollback"];

export function watchDatabase(url: string): WatchedDatabase {
  const asked: CompiledQuery[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: createPool({ url, poolSize: 4 }) }),
    log: ({ query }) => {
      // The bounds of a transaction have no plan.
      if (!BOUNDS.includes(query.sql)) asked.push(query);
    },
  });
  return {
    db,
    stepsOf: async (read) => {
      asked.length = 0;
      await read();
      const steps: PlanStep[] = [];
      for (const { sql: text, parameters } of asked.splice(0)) {
        const query = {
          ...sql.raw("").compile(db),
          sql: `explain (analyze, format json) ${text}`,
          parameters,
        };
        const { rows } = await db.executeQuery<{ "QUERY PLAN": readonly [{ Plan: PlanNode }] }>(query);
        steps.push(...rows.flatMap((row) => stepsOf(row["QUERY PLAN"][0].Plan)));
      }
      return steps;
    },
    close: () => db.destroy(),
  };
}

function stepsOf(node: PlanNode): PlanStep[] {
  const step = {
    type: node["Node Type"],
    table: node["Relation Name"] ?? "",
    rows: (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0)) * node["Actual Loops"],
  };
  return [step, ...(node.Plans ?? []).flatMap(stepsOf)];
}
