import { type AdminAnalysisDetails, ANALYSIS_TITLES } from "@standings/domain";
import { Notice } from "../../../components/ui/notice.tsx";
import { SandboxBadge } from "../../../components/ui/sandbox-badge.tsx";
import { errorText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { formatDateTime } from "../../../lib/format.ts";
import { Detail, DetailList, DetailsDialog } from "../list/details-dialog.tsx";
import { JsonView } from "../list/json-view.tsx";
import { ListSkeleton } from "../list/list-skeleton.tsx";

interface AnalysisDetailsProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** One analysis with what it found (spec part 2 §2). */
export function AnalysisDetails({ id, onClose }: AnalysisDetailsProps) {
  const { data, error } = trpc.admin.analyses.get.useQuery({ id });
  return (
    <DetailsDialog title="Company Analysis Details" onClose={onClose}>
      {error ? (
        <div className="pt-6">
          <Notice tone="bad" title={errorText(error, "The analysis could not be read")} />
        </div>
      ) : data ? (
        <Content analysis={data} />
      ) : (
        <ListSkeleton rows={6} />
      )}
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
        <Detail name="User">
          {user ? (
            <>
              <span className="font-medium">{user.name}</span>{" "}
              <span className="text-ink-2">{user.email}</span>
            </>
          ) : (
            "Deleted account"
          )}
        </Detail>
        <Detail name="Date">{formatDateTime(createdAt)}</Detail>
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
