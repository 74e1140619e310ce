import type { CompanyOverview, CompanySuggestion } from "@standings/domain";
import { LoadFailed } from "../load-failed.tsx";
import { ShareOfVoice } from "./share-of-voice.tsx";
import { SourceAnalysis } from "./source-analysis.tsx";
import { SourceGap } from "./source-gap.tsx";
import { SourceList } from "./source-list.tsx";
import { SourcesPending } from "./sources-pending.tsx";
import { StandingSentence } from "./standing-sentence.tsx";
import { useSources } from "./use-sources.ts";

interface SourcesTabProps {
  readonly company: CompanySuggestion;
  /** Undefined while loading. */
  readonly overview: CompanyOverview | undefined;
}

/** Which sources answers cite, who is listed beside a company, and where only its competitors are (spec part 2 §2). */
export function SourcesTab({ company, overview }: SourcesTabProps) {
  const { sources, competition, isError, reload } = useSources(company.domain);
  const mentions = overview?.figures.totalMentions;
  return (
    <div className="pt-6 sm:pt-8">
      {isError ? (
        <LoadFailed what="Could not load the sources." onRetry={reload} />
      ) : sources && competition ? (
        <StandingSentence company={company} sources={sources} competition={competition} mentions={mentions} />
      ) : null}
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-14 pt-8 lg:grid-cols-[308px_minmax(0,1fr)]">
        <div className="grid min-w-0 gap-14">
          {competition ? (
            <SourceGap company={company} competition={competition} />
          ) : (
            !isError && <SourcesPending />
          )}
          <SourceAnalysis company={company} sources={sources} />
        </div>
        <div className="grid min-w-0 gap-12 lg:order-first">
          {competition && <ShareOfVoice company={company} competition={competition} />}
          {sources && <SourceList sources={sources} />}
        </div>
      </div>
    </div>
  );
}
