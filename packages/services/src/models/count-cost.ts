import { addCost, type Connection } from "@standings/database";
import type { GatewayReply } from "@standings/models";
import type { ServiceContext } from "../context.ts";

/** Counts what a call of a model cost that no answer of a run keeps; one that failed may have had a reply too. */
export function countCost(
  { db, now, settings }: Pick<ServiceContext, "db" | "now" | "settings">,
  { reply }: { readonly reply: GatewayReply | null },
  tx: Connection = db,
): Promise<void> {
  const { modelsAreSandbox: isSandbox } = settings;
  return addCost(tx, { at: now(), costUsd: reply?.costUsd ?? 0, isSandbox });
}
