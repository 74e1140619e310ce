import type { LedgerCheck } from "@standings/domain";
import { plural } from "@standings/domain";
import { Badge } from "../../../components/ui/badge.tsx";
import { formatUtc } from "../utc.ts";
import { LineList } from "./line-list.tsx";

const KINDS = { new_entries: "New entries", recount: "Every entry" } as const;

/** Whether each balance is the sum of its ledger's entries. */
export function LedgerLines({ checks }: { checks: readonly LedgerCheck[] }) {
  if (checks.length === 0) {
    return <p className="border-t-2 border-line-ink pt-3 text-ink-2">Not checked yet.</p>;
  }
  return (
    <>
      <LineList
        lines={checks.map(({ kind, checkedAt, accounts }) => ({
          name: KINDS[kind],
          value:
            accounts.length === 0 ? (
              <Badge tone="good">In balance</Badge>
            ) : (
              <Badge tone="bad">{plural(accounts.length, "account")} off</Badge>
            ),
          note: formatUtc(checkedAt),
        }))}
      />
      {checks.flatMap(({ kind, accounts }) =>
        accounts.map(({ userId, credits, ledger }) => (
          <p key={`${kind} ${userId}`} className="pt-2 text-sm break-all text-bad">
            {userId}: balance {credits}, ledger {ledger}
          </p>
        )),
      )}
    </>
  );
}
