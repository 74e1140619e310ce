import type { StudyRecord } from "@standings/domain";
import { WebSearches } from "../../components/search/web-searches.tsx";
import { LoadFailed } from "../../components/ui/load-failed.tsx";
import { trpc } from "../../lib/api/trpc.ts";

/** What models searched the web for to answer a study. */
export function SearchesTab({ record }: { record: StudyRecord }) {
  const { data, isError, refetch } = trpc.study.searches.useQuery({ studyId: record.id });
  if (isError) return <LoadFailed title="The searches could not be loaded" onRetry={() => void refetch()} />;
  if (!data) return <div className="min-h-screen" aria-busy="true" />;
  if (data.models.length === 0) {
    return (
      <p className="min-h-screen pt-8 text-ink-2">
        {record.webSearch
          ? "No model has searched the web for this yet."
          : "This study asks without web search, so no model searched."}
      </p>
    );
  }
  return (
    <div className="pt-6">
      <WebSearches found={data} focus={nameOfFocus(record)}>
        <h2 className="text-xl font-strong">What models searched for</h2>
      </WebSearches>
    </div>
  );
}

function nameOfFocus({ focus, findings }: StudyRecord): string | null {
  return focus === null ? null : (findings?.names[focus]?.name ?? focus);
}
