import type { CompanySuggestion } from "@standings/domain";
import { PartFailed } from "../../../components/ui/load-failed.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { useAnalysis } from "../analysis/use-analysis.ts";
import { useField } from "../use-field.ts";
import { AlreadyOn } from "./already-on.tsx";
import { ShareOfVoice } from "./share-of-voice.tsx";
import { SourceAnalysis } from "./source-analysis.tsx";
import { SourceGap } from "./source-gap.tsx";
import { SourceKinds } from "./source-kinds.tsx";
import { SourceList } from "./source-list.tsx";
import { SOURCES_GRID, SourcesPending } from "./sources-pending.tsx";
import { StandingSentence } from "./standing-sentence.tsx";

/** Which sources answers cite, who is listed beside a company, and where only its competitors are (spec part 2 §2). */
export function SourcesTab({ company }: { company: CompanySuggestion }) {
  const { sources, competition, isError, reload } = useSources(company.domain);
  const analysis = useAnalysis("source", company);
  if (isError) {
    return (
      <div className="grid min-h-[75svh] content-start gap-14 pt-3">
        <PartFailed what="Could not load the sources." onRetry={reload} />
        <SourceAnalysis company={company} sources={sources} competition={competition} analysis={analysis} />
      </div>
    );
  }
  // All at once: what comes first would be moved by what comes later.
  if (!sources || !competition) {
    return (
      <div className="pt-6 sm:pt-8">
        <SourcesPending />
      </div>
    );
  }
  return (
    <div className="pt-6 sm:pt-8">
      <StandingSentence company={company} sources={sources} competition={competition} />
      <div className={SOURCES_GRID}>
        <div className="grid min-w-0 gap-14">
          <SourceGap company={company} competition={competition} />
          <AlreadyOn competition={competition} />
          <SourceAnalysis company={company} sources={sources} competition={competition} analysis={analysis} />
        </div>
        <div className="grid min-w-0 gap-12">
          <ShareOfVoice company={company} competition={competition} />
          <SourceKinds competition={competition} />
          <SourceList domain={company.domain} sources={sources} />
        </div>
      </div>
    </div>
  );
}

/** Sources and competition of a company's field; each undefined while it loads. */
function useSources(domain: string) {
  const field = useField(domain);
  const sources = trpc.company.sources.useQuery(field);
  const competition = trpc.company.competition.useQuery(field);
  return {
    sources: sources.data,
    competition: competition.data,
    isError: sources.isError || competition.isError,
    reload: () => void Promise.all([sources.refetch(), competition.refetch()]),
  };
}
