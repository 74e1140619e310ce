import { addCost, type Connection } from "@standings/database";
import type { GatewayReply } from "@standings/models";
import type { ServiceContext } from "../context.ts";

interface Call {
  readonly reply: GatewayReply | null;
}

/** Counts what calls of models cost that no answer of a run keeps; one that failed may have had a reply too. */
export function countCost(
  { db, now, settings }: Pick<ServiceContext, "db" | "now" | "settings">,
  calls: Call | readonly Call[],
  tx: Connection = db,
): Promise<void> {
  const { modelsAreSandbox: isSandbox } = settings;
  const costUsd = [calls].flat().reduce((sum, { reply }) => sum + (reply?.costUsd ?? 0), 0);
  return addCost(tx, { at: now(), costUsd, isSandbox });
}
