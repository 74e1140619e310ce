import { createPool } from "@standings/database";

/** Library that counts, to be loaded by the server as it starts. */
export const COUNTING_LIBRARY = "pg_stat_statements";

/** Time of a database's statements as the database itself counts it: planning and execution. */
export interface DatabaseTime {
  /** Milliseconds that the statements of `work` took, added up. */
  measure(work: () => Promise<unknown>): Promise<number>;
  close(): Promise<void>;
}

export async function openDatabaseTime(url: string): Promise<DatabaseTime> {
  const pool = createPool({ url, poolSize: 1 });
  await pool.query(`create extension if not exists ${COUNTING_LIBRARY}`);
  return {
    async measure(work) {
      await pool.query(`select ${COUNTING_LIBRARY}_reset()`);
      await work();
      const { rows } = await pool.query<{ ms: number }>(
        `select coalesce(sum(total_plan_time + total_exec_time), 0) as ms from ${COUNTING_LIBRARY}
          where query not like '%${COUNTING_LIBRARY}%'`,
      );
      return rows[0]?.ms ?? 0;
    },
    close: () => pool.end(),
  };
}
