// The product's server with running runs that nobody executes, for followers. Child process, with --expose-gc.
import { setTimeout } from "node:timers/promises";
import { appendRunEvents, insertRun, newId } from "@standings/database";
import { type ColumnId, describeColumn } from "@standings/domain";
import { type Product, startBenchProduct } from "./start-bench-product.ts";

const [databaseUrl = "", runCount = "1"] = process.argv.slice(2);
/** Of no executor: nobody takes the runs over while the benchmark lasts. */
const OWNER = newId();
const COLUMN = "openai/gpt-4.1-mini" as ColumnId;

const product: Product = await startBenchProduct(databaseUrl, "http://127.0.0.1:9/v1");
const [userId = ""] = product.userIds;
const runIds: string[] = [];
for (let count = 0; count < Number(runCount); count += 1) runIds.push(await beginRun());

async function beginRun(): Promise<string> {
  const [id, at] = [newId(), new Date()];
  const { db } = product.context;
  await insertRun(
    db,
    {
      ...{ id, userId, kind: "company", clientRunId: id, at, isPrivate: true, isSandbox: false, owner: OWNER },
      request: { prompt: "Best CRM", prompt2: null, columns: [COLUMN], webSearch: false },
      events: [
        { type: "start", searchId: id, remainingCredits: 0, columns: [], startedAt: at.toISOString() },
        { type: "model_start", ...describeColumn(COLUMN), startedAt: at.toISOString() },
      ],
    },
    { userId, cost: 0, reason: "search", reference: id, at },
    { pro_analyses: 0, censored_previews: 0 },
    { starts: { key: id, windowSeconds: 60, limit: 9 }, unpaid: { key: `${id}u`, windowSeconds: 60, limit: 9 } },
  );
  return id;
}
