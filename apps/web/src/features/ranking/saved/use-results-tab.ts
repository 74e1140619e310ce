import type { SearchRecord } from "@standings/domain";
import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import type { ResultsTab } from "../results-tabs.tsx";

/** A saved search's tab, kept in the address; the default tab is left out. */
export function useResultsTab({ kind, wasCensored }: SearchRecord) {
  const { tab: chosen } = useSearch({ strict: false });
  const pathname = useLocation({ select: (location) => location.pathname });
  const navigate = useNavigate();
  const first = kind === "expert" ? "aggregated" : "models";
  const lockedReason = reasonForLock(kind, wasCensored);
  const searchOf = (tab: ResultsTab) => ({ tab: tab === first ? undefined : tab });
  const hrefOf = (tab: ResultsTab) => (tab === first ? pathname : `${pathname}?tab=${tab}`);
  return {
    tab: lockedReason ? "models" : (readResultsTab(chosen) ?? first),
    lockedReason,
    show: (tab: ResultsTab) =>
      void navigate({ to: ".", search: searchOf(tab), replace: true, resetScroll: false }),
    hrefs: { models: hrefOf("models"), aggregated: hrefOf("aggregated") },
  } as const;
}

function reasonForLock(kind: SearchRecord["kind"], wasCensored: boolean): string | undefined {
  if (kind === "comparison") return "Answers to different prompts are not added up";
  return wasCensored ? "Hidden positions can't be added up" : undefined;
}

function readResultsTab(tab: unknown): ResultsTab | undefined {
  return tab === "models" || tab === "aggregated" ? tab : undefined;
}
