import { askedNoMore, beforeFirstLook, STATE_NAMES, sentenceBesideLooks } from "@standings/domain";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { Badge, SandboxBadge } from "../../../components/ui/badge.tsx";
import { PageFrame } from "../../../components/ui/page-frame.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { SharedFailed, SharedLoading } from "../shared-states.tsx";
import { Done, Plan } from "./experiment-view.tsx";
import { LookView } from "./look-view.tsx";

/** A frozen plan for whoever has the link: what its looks found, the plan, and what was done. */
export function SharedExperiment({ token }: { readonly token: string }) {
  const { data, isError, error, refetch } = trpc.experiments.shared.useQuery(
    { token },
    { retry: false, meta: { isPublic: true } },
  );
  if (isError) return <SharedFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <SharedLoading />;
  const { brand, experiment, isSandbox } = data;
  const said = [beforeFirstLook(experiment), sentenceBesideLooks(experiment), askedNoMore(experiment)].filter(
    (one) => one !== null,
  );
  return (
    <PageFrame top="page">
      <div className="mb-8 flex min-w-0 items-center gap-4">
        <CompanyLogo domain={brand.domain} name={brand.name} className="side-14" />
        <div className="min-w-0">
          <h1 className="text-page-title font-strong wrap-anywhere sm:text-2xl/7.5">{experiment.name}</h1>
          <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-3">
            <span className="wrap-anywhere">An experiment of {brand.name}</span>
            <Badge tone="line">{STATE_NAMES[experiment.state]}</Badge>
            {isSandbox && <SandboxBadge />}
          </p>
        </div>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
        {said.length > 0 && <p className="text-pretty text-ink-2">{said.join(" ")}</p>}
        {experiment.looks.toReversed().map((look) => (
          <LookView key={look.number} experiment={experiment} look={look} isOwner={false} />
        ))}
        <Done experiment={experiment} isOwner={false} />
        <Plan experiment={experiment} />
      </div>
    </PageFrame>
  );
}
