import { type AdminAnalysisDetails, ANALYSIS_TITLES } from "@standings/domain";
import { SandboxBadge } from "../../../components/ui/badge.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { Detail, DetailList, DetailsDialog, UserDetail } from "../list/details-dialog.tsx";
import { JsonView } from "../list/json-view.tsx";
import { formatUtc } from "../utc.ts";

interface AnalysisDetailsProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** One analysis with what it found (spec part 2 §2). */
export function AnalysisDetails({ id, onClose }: AnalysisDetailsProps) {
  const query = trpc.admin.analyses.get.useQuery({ id });
  return (
    <DetailsDialog title="Company Analysis Details" noun="analysis" query={query} onClose={onClose}>
      {(data) => <Content analysis={data} />}
    </DetailsDialog>
  );
}

function Content({ analysis }: { analysis: AdminAnalysisDetails }) {
  const { user, createdAt, domain, companyName, kind, modelId, isCensored, isSandbox, record } = analysis;
  const found = { facts: record.facts, advice: record.advice };
  const documents = {
    company_analysis: null,
    seo_analysis: kind === "seo" ? found : null,
    source_analysis: kind === "source" ? found : null,
  };
  return (
    <>
      <DetailList>
        <UserDetail user={user} />
        <Detail name="Date">{formatUtc(createdAt)}</Detail>
        <Detail name="Domain">{domain}</Detail>
        <Detail name="Company">{companyName || "N/A"}</Detail>
        <Detail name="Type">{ANALYSIS_TITLES[kind]}</Detail>
        <Detail name="Model">{modelId}</Detail>
        {(isSandbox || isCensored) && (
          <Detail name="Data">
            {isSandbox && <SandboxBadge />} {isCensored && "Censored, as its owner sees it"}
          </Detail>
        )}
      </DetailList>
      <p className="pt-4 text-sm text-ink-2">
        Facts that quote a question which nobody shares are left out, and advice that rests on them.
      </p>
      {Object.entries(documents).map(([name, value]) => (
        <JsonView key={name} title={name} value={value} />
      ))}
    </>
  );
}
