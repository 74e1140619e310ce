import { type ApiToken, type ApiTokens, plural } from "@standings/domain";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { formatDayOfMonth, formatNumber } from "../../../lib/format.ts";
import { DailyCreditsDialog } from "./daily-credits-dialog.tsx";

interface SpentByTokensProps {
  readonly tokens: readonly ApiToken[];
  readonly spent: ApiTokens["spent"];
  /** First day that is counted, `YYYY-MM-DD`. */
  readonly since: string;
}

/** What tokens spent, and what each may spend a day. */
export function SpentByTokens({ tokens, spent, since }: SpentByTokensProps) {
  const [changing, setChanging] = useState<ApiToken | null>(null);
  return (
    <section aria-label="Spent by tokens">
      <h3 className="text-md font-strong">Spent by tokens</h3>
      <p className="text-sm text-ink-3">
        Since {formatDayOfMonth(new Date(since))}, of {plural(spent.all, "credit")} spent
      </p>
      <ul className="mt-3 border-t-2 border-line-ink">
        <li className="flex min-h-12 items-center justify-between gap-3 border-b border-line">
          <span>All tokens</span>
          <b className="font-strong">{plural(spent.byTokens, "credit")}</b>
        </li>
        {tokens
          .filter(({ scopes }) => scopes.includes("run"))
          .map((token) => (
            <li
              key={token.id}
              className="flex min-h-12 items-center justify-between gap-3 border-b border-line py-1"
            >
              <span className="min-w-0">
                <span className="block truncate" title={token.name}>
                  {token.name}
                </span>
                <span className="block text-sm text-ink-3">{plural(token.spentToday, "credit")} today</span>
              </span>
              <span className="flex flex-none items-center">
                <b className="font-strong">
                  {token.dailyCredits === null
                    ? "No limit"
                    : `at most ${formatNumber(token.dailyCredits)} a day`}
                </b>
                <Button
                  variant="ghost"
                  className="-mr-4"
                  aria-label={`Change what ${token.name} may spend a day`}
                  onClick={() => setChanging(token)}
                >
                  Change
                </Button>
              </span>
            </li>
          ))}
      </ul>
      {changing && <DailyCreditsDialog token={changing} onClose={() => setChanging(null)} />}
    </section>
  );
}
