import { ENTRY_NOUNS } from "./labels.ts";
import { ordinal } from "./number-words.ts";
import { MAX_RESULTS, type RankingKind } from "./ranking.ts";

const LAST_PLACES: Readonly<Record<number, string>> = { 10: "tenth", 20: "twentieth" };

/** Says how the aggregate is ordered (decisions "Ranking"). */
export function orderRule(kind: RankingKind): string {
  const most = MAX_RESULTS[kind];
  const { one, article } = ENTRY_NOUNS[kind];
  const last = LAST_PLACES[most] ?? ordinal(most);
  return (
    `Each model gives ${most} points to its first place, ${most - 1} to its second, down to 1 for its ${last}, ` +
    `and none to ${article} ${one} it does not list. The sum sets the order.`
  );
}
