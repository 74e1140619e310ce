import type { SearchRecord } from "@standings/domain";
import { Notice } from "../../../components/ui/notice.tsx";
import { Aggregated } from "../aggregated/aggregated.tsx";
import type { ModelColumn } from "../columns/model-column.ts";
import { ResultsByModel } from "../columns/results-by-model.tsx";
import type { ResultsTab } from "../results-tabs.tsx";
import type { Standings } from "../standings.ts";

interface ArchivedTabProps {
  readonly tab: ResultsTab;
  readonly record: SearchRecord;
  readonly columns: readonly ModelColumn[];
  readonly standings: Standings;
  readonly isWhole?: boolean;
}

/** A saved search's tab, or a notice of missing results. */
export function ArchivedTab({ tab, record, columns, standings, isWhole = false }: ArchivedTabProps) {
  const missing = tab === "models" ? missingColumns(columns, standings) : missingResults(standings);
  if (missing) {
    return (
      <div className="pt-8">
        <Notice title={missing.title}>{missing.text}</Notice>
      </div>
    );
  }
  return tab === "models" ? (
    <ResultsByModel columns={columns} standings={standings} />
  ) : (
    <Aggregated
      prompt={record.prompt}
      columns={columns}
      standings={standings}
      isWhole={isWhole}
      webSearch={record.webSearch}
      market={record.market}
    />
  );
}

interface Missing {
  readonly title: string;
  readonly text?: string;
}

function missingColumns(columns: readonly ModelColumn[], { results }: Standings): Missing | null {
  if (columns.length > 0) return null;
  return results.length > 0
    ? { title: "Individual model results are not available for this archived search." }
    : {
        title: "No Model Data Available",
        text: "This search doesn't contain individual model results.",
      };
}

function missingResults({ results, kind }: Standings): Missing | null {
  if (results.length > 0) return null;
  return kind === "expert"
    ? { title: "No expert results found for this search." }
    : { title: "No Results Found", text: "This saved search does not contain any company results." };
}
