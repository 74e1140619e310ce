import type { RankingKind } from "@standings/domain";
import { Lock } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../components/ui/icon.tsx";
import { Tabs, tabPanelProps } from "../../components/ui/tabs.tsx";

export type ResultsTab = "models" | "aggregated";

interface ResultsTabsProps {
  readonly kind: RankingKind;
  /** Number of aggregated entries; null while there are none. */
  readonly count: number | null;
  readonly selected: ResultsTab;
  readonly onSelect: (tab: ResultsTab) => void;
  /** Addresses that open the tabs without scripts, on public pages. */
  readonly hrefs?: Readonly<Record<ResultsTab, string>>;
  /** Reason why the aggregated tab is locked. */
  readonly lockedReason?: string | undefined;
  readonly children: ReactNode;
}

export function ResultsTabs({
  kind,
  count,
  selected,
  onSelect,
  hrefs,
  lockedReason,
  children,
}: ResultsTabsProps) {
  const aggregated = (
    <>
      {lockedReason && <Icon of={Lock} size="sm" />}
      Aggregated Results
      {kind === "expert" && count !== null && ` (${count})`}
      {lockedReason && <span className="text-sm font-text text-ink-3">{lockedReason}</span>}
    </>
  );
  return (
    <>
      <Tabs
        label="Results"
        idPrefix="results"
        className="mt-5 max-sm:-mx-(--gutter) max-sm:gap-6 max-sm:px-(--gutter) print:hidden"
        items={[
          { id: "models", label: "Results by Model", href: hrefs?.models },
          { id: "aggregated", label: aggregated, disabledReason: lockedReason, href: hrefs?.aggregated },
        ]}
        selected={selected}
        onSelect={onSelect}
      />
      <div className="print:mt-5" {...tabPanelProps("results", selected)}>
        {children}
      </div>
    </>
  );
}
