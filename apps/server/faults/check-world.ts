import { connect, type Database, readRunEvents, SIGNALS_CONNECTION } from "@standings/database";
import pg from "pg";
import type { Report } from "./report.ts";
import type { FollowedSearch } from "./traffic.ts";

const LONGEST_RUN_SECONDS = 60;
const LOOK_EVERY_MS = 100;

/** Each statement finds rows that must not exist. */
const FAULTS: readonly (readonly [fault: string, statement: string])[] = [
  ["run not ended", "select from runs where status = 'running'"],
  [
    `run longer than ${LONGEST_RUN_SECONDS} s`,
    `select from runs where ended_at - created_at > make_interval(secs => ${LONGEST_RUN_SECONDS})`,
  ],
  [
    "run without exactly one debit",
    `select from runs
       left join ledger_entries on ledger_entries.reference = runs.id::text and ledger_entries.delta < 0
     where runs.cost > 0 group by runs.id having count(ledger_entries.id) <> 1`,
  ],
  [
    "balance that is not its ledger's sum",
    `select from users left join ledger_entries on ledger_entries.user_id = users.id
     group by users.id having users.credits <> coalesce(sum(delta), 0)`,
  ],
];

interface Checked {
  readonly postgres: { readonly url: string };
  readonly servers: { readonly count: number };
  readonly traffic: { readonly searches: readonly FollowedSearch[] };
  readonly report: Report;
}

/** Asks the database, after the traffic has ended, whether anything was lost or happened twice. */
export async function checkWorld({ postgres, servers, traffic, report }: Checked): Promise<void> {
  const db = connect({ url: postgres.url, poolSize: 1, name: "checks" });
  const client = new pg.Client({ connectionString: postgres.url, application_name: "checks" });
  await client.connect();
  const rowsOf = async (statement: string) => (await client.query(statement)).rows;
  try {
    await untilRunsEnded(rowsOf);
    for (const followed of traffic.searches) await checkSearch(db, followed, report.violate);
    for (const [fault, statement] of FAULTS) {
      const found = await rowsOf(statement);
      if (found.length > 0) report.violate(`${found.length} × ${fault}`);
    }
    const [longest] = await rowsOf(
      "select extract(epoch from max(ended_at - created_at)) * 1000 as ms from runs",
    );
    report.longest("longest run, ms", Math.round(Number(longest.ms)));
    const listeners = await untilListening(rowsOf, servers.count);
    if (listeners !== servers.count) report.violate(`${listeners} listeners of ${servers.count} servers`);
  } finally {
    await client.end();
    await db.destroy();
  }
}

// biome-ignore lint/suspicious/noExplicitAny: rows of any statement
type RowsOf = (statement: string) => Promise<any[]>;

/** A run that has not ended is a violation only once the time for it has passed. */
async function untilRunsEnded(rowsOf: RowsOf): Promise<void> {
  for (let waited = 0; waited < LONGEST_RUN_SECONDS * 1_000; waited += LOOK_EVERY_MS) {
    const running = await rowsOf("select from runs where status = 'running' limit 1");
    if (running.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** The follower saw the log from beginning to end, and every column has one answer in it. */
async function checkSearch(
  db: Database,
  { id, events }: FollowedSearch,
  violate: (text: string) => void,
): Promise<void> {
  const run = await db.selectFrom("runs").select("last_seq").where("id", "=", id).executeTakeFirst();
  if (!run) return violate(`search ${id} was acknowledged and is lost`);
  const log = await readRunEvents(db, id);
  const isSame = events.every(
    ({ id: seq, data }, index) => seq === index + 1 && data.type === log[index]?.type,
  );
  if (!isSame || log.length !== run.last_seq || events.length !== log.length) {
    violate(`search ${id}: ${run.last_seq} events, ${log.length} in the log, ${events.length} followed`);
  }
  const answered = log.flatMap((event) => (event.type === "model_complete" ? [event.columnId] : []));
  if (new Set(answered).size !== answered.length) violate(`search ${id}: a column answered twice`);
}

const LISTENERS = `select from pg_stat_activity where application_name = '${SIGNALS_CONNECTION}'`;
const LISTEN_TRIES = 50;

/** Connections that listen for runs, once there is one of each server or the time for it has passed. */
async function untilListening(rowsOf: RowsOf, wanted: number): Promise<number> {
  let found = 0;
  for (let attempt = 0; attempt < LISTEN_TRIES; attempt += 1) {
    found = (await rowsOf(LISTENERS)).length;
    if (found === wanted) break;
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return found;
}
