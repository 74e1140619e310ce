import type { Against } from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { Navigate } from "@tanstack/react-router";
import { ButtonLink } from "../../../components/ui/button.tsx";
import { PartFailed } from "../../../components/ui/load-failed.tsx";
import { DelayedLoading } from "../../../components/ui/loading.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { errorCode } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { InvalidDomain } from "../invalid-domain.tsx";
import { useCompanyView } from "../use-company-view.ts";
import { useField } from "../use-field.ts";
import { Balance } from "./against-balance.tsx";
import { AgainstHeader } from "./against-header.tsx";
import { PairQuestions } from "./pair-questions.tsx";
import { PairSources } from "./pair-sources.tsx";
import { PairStudies } from "./pair-studies.tsx";
import { SaidOfBoth } from "./said-of-both.tsx";

interface AgainstPageProps {
  /** Domain, host or URL from the address. */
  readonly domain: string;
  readonly against: string;
}

/** `/company/{domain}?against={other}`: two companies beside each other, question by question. */
export function AgainstPage({ domain, against }: AgainstPageProps) {
  const { view } = useCompanyView();
  const field = useField(domain);
  const { data, error, refetch } = trpc.company.against.useQuery(
    { ...field, against },
    { placeholderData: keepPreviousData },
  );
  const code = errorCode(error);
  if (code === "INVALID_DOMAIN" || code === "INVALID_INPUT") return <InvalidDomain />;
  if (code === "SAME_COMPANY") return <Same domain={domain} />;
  if (error) return <PartFailed what="Could not load the comparison." onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div className="min-h-[75svh]">
        <DelayedLoading>Loading the comparison...</DelayedLoading>
      </div>
    );
  }
  // The canonical address uses registrable domains.
  if (data.company.domain !== domain || data.other.domain !== against) {
    return (
      <Navigate
        to="/company/$domain"
        params={{ domain: data.company.domain }}
        search={{ ...view, against: data.other.domain }}
        replace
      />
    );
  }
  return (
    <>
      <AgainstHeader against={data} />
      {data.answers === 0 ? <Nothing against={data} /> : <Compared against={data} />}
    </>
  );
}

function Compared({ against }: { against: Against }) {
  return (
    <>
      <Balance against={against} />
      <div className="grid grid-cols-1 gap-14 pt-10">
        <PairQuestions against={against} />
        <SaidOfBoth key={against.other.domain} against={against} />
        <PairSources against={against} />
        <PairStudies against={against} />
      </div>
    </>
  );
}

function Nothing({ against: { company, other } }: { against: Against }) {
  return (
    <div className="min-h-[50svh] pt-10">
      <Notice
        title={`No answer lists ${company.name} or ${other.name}`}
        actions={
          <ButtonLink to="/company/$domain" params={{ domain: company.domain }}>
            Back to {company.name}
          </ButtonLink>
        }
      >
        Questions whose answers list either of them appear here, with the newest answer of each model.
      </Notice>
    </div>
  );
}

function Same({ domain }: { domain: string }) {
  return (
    <Notice
      level={1}
      tone="bad"
      title="A company can’t be compared with itself"
      actions={
        <ButtonLink to="/company/$domain" params={{ domain }} variant="primary">
          Back to the company
        </ButtonLink>
      }
    >
      Choose another company on its page.
    </Notice>
  );
}
