import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { connect } from "./database.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded/start-embedded-postgres.ts";
import { openRunNotifications, type RunNotifications } from "./run-notifications.ts";

const OUTAGE_MS = 3_000;

let folder: string;
let postgres: EmbeddedPostgres;
let here: RunNotifications<string>;
let there: RunNotifications<string>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "standings-outage-"));
  postgres = await startEmbeddedPostgres({ folder, durable: false });
  here = await openRunNotifications(postgres.url);
  there = await openRunNotifications(postgres.url);
});
afterAll(async () => {
  await Promise.all([here.close(), there.close()]);
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function listeners(): Promise<number> {
  const db = connect({ url: postgres.url, poolSize: 1 });
  const { rows } = await sql`select from pg_stat_activity where query = 'listen run_event'`.execute(db);
  await db.destroy();
  return rows.length;
}

it("has one connection again after each outage, and carries signals over it", async () => {
  const port = Number(new URL(postgres.url).port);
  for (let outage = 0; outage < 2; outage += 1) {
    await postgres.stop();
    await setTimeout(OUTAGE_MS);
    postgres = await startEmbeddedPostgres({ folder, durable: false, port });
    await vi.waitFor(async () => expect(await listeners()).toBe(2), { timeout: 15_000, interval: 100 });
  }
  // Longer than any wait that a leaked reconnect could be in.
  await setTimeout(1_000);
  expect(await listeners()).toBe(2);
  const heard = new Promise((resolve) => there.subscribe("run-1", resolve));
  here.notify("run-1", "news");
  expect(await heard).toBeUndefined();
}, 60_000);
