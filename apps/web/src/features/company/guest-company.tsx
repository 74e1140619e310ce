import { MAX_MODELS, numberWord, pagePath, plural, type SharedCompany, signupOffer } from "@standings/domain";
import { Navigate } from "@tanstack/react-router";
import { CompanyLogo } from "../../components/brand/company-logo.tsx";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { PartFailed } from "../../components/ui/load-failed.tsx";
import { DelayedLoading } from "../../components/ui/loading.tsx";
import { OutsideLink } from "../../components/ui/text-link.tsx";
import { TitledSection } from "../../components/ui/titled-section.tsx";
import { errorCode } from "../../lib/api/errors.ts";
import { useSite } from "../../lib/html/site.ts";
import { siteHref } from "../../lib/links.ts";
import { askToSignIn } from "../../lib/search/ask.ts";
import { CompanyHeader } from "./company-header.tsx";
import { FieldBar } from "./field-bar.tsx";
import { FieldSentence } from "./field-sentence.tsx";
import { InvalidDomain } from "./invalid-domain.tsx";
import { ModelPerformances } from "./model-performances.tsx";
import { PromptList } from "./prompt-list.tsx";

interface GuestCompanyProps {
  readonly domain: string;
  readonly shared: {
    readonly data: SharedCompany | undefined;
    readonly error: unknown;
    readonly refetch: () => unknown;
  };
}

/** What everybody sees of a company: figures, shared questions and the first sources, and how to ask oneself. */
export function GuestCompany({ domain, shared: { data, error, refetch } }: GuestCompanyProps) {
  const code = errorCode(error);
  if (code === "INVALID_DOMAIN" || code === "INVALID_INPUT") return <InvalidDomain />;
  if (error) return <PartFailed what="Could not load the company." onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <div className="min-h-[75svh]">
        <DelayedLoading>Loading Interface...</DelayedLoading>
      </div>
    );
  }
  const { overview } = data;
  if (overview.domain !== domain) {
    return <Navigate to="/company/$domain" params={{ domain: overview.domain }} search replace />;
  }
  return (
    <>
      <CompanyHeader
        company={overview}
        overview={overview}
        isSandbox={overview.isSandbox}
        isFailed={false}
        tab={null}
      />
      {overview.figures.questions > 0 && (
        <div className="mt-6 border-t border-line">
          <FieldSentence name={overview.name} overview={overview} />
          <FieldBar overview={overview} />
        </div>
      )}
      <div className="grid grid-cols-1 gap-12 pt-8">
        {overview.models.length > 0 && (
          <TitledSection title="Model Performance">
            <ModelPerformances models={overview.models} />
          </TitledSection>
        )}
        <SharedQuestions shared={data} />
        {data.totalSources > 0 && <FirstSources shared={data} />}
        <Invitation shared={data} />
      </div>
    </>
  );
}

function SharedQuestions({ shared: { overview, questions } }: { shared: SharedCompany }) {
  const all = overview.figures.questions;
  return (
    <TitledSection
      title={all > 0 ? `Shared prompts (${all})` : "Shared prompts"}
      heading="border-b-2 border-line-ink pb-3"
    >
      {questions.length === 0 ? (
        <p className="pt-4 text-ink-2">No shared search lists {overview.name} yet.</p>
      ) : (
        <PromptList company={overview} questions={questions} isGuest />
      )}
      {all > questions.length && (
        <p className="pt-3 text-sm text-ink-3">
          The newest {questions.length} of {all}.
        </p>
      )}
    </TitledSection>
  );
}

function FirstSources({ shared: { overview, sources, totalSources } }: { shared: SharedCompany }) {
  const listed = overview.figures.totalMentions;
  return (
    <TitledSection title="Sources" className="max-w-160 min-w-0">
      <p className="border-b-2 border-line-ink pb-2 text-sm text-ink-3">
        Cited most often in the {plural(listed, "answer")} that {listed === 1 ? "lists" : "list"}{" "}
        {overview.name}.
      </p>
      <ul>
        {sources.map(({ source, count }) => (
          <li key={source} className="flex h-12 items-center gap-3 border-b border-line">
            <CompanyLogo domain={source} name={source} className="side-6.5" loading="lazy" />
            <SourceName source={source} />
            <span className="flex-none text-sm text-ink-3 tabular-nums">
              <b className="font-strong text-ink">{count}</b> of {listed}
            </span>
          </li>
        ))}
      </ul>
      {totalSources > sources.length && (
        <p className="pt-3 text-sm text-ink-3">
          {totalSources - sources.length} more, and the pages that leave {overview.name} out, with an account.
        </p>
      )}
    </TitledSection>
  );
}

function SourceName({ source }: { source: string }) {
  const href = siteHref(source);
  if (href === null) return <span className="min-w-0 flex-1 truncate font-medium">{source}</span>;
  return (
    <OutsideLink href={href} className="min-w-0 flex-1 truncate font-medium hover:underline">
      {source}
    </OutsideLink>
  );
}

/** What an account adds. */
function Invitation({ shared: { overview } }: { shared: SharedCompany }) {
  const offer = signupOffer(useSite().signupCredits);
  const { domain, name } = overview;
  return (
    <section
      className="grid gap-1 rounded-4 border border-line-2 bg-surface p-6 sm:p-8"
      aria-labelledby="invitation-heading"
    >
      <h2 id="invitation-heading" className="text-xl font-strong wrap-anywhere">
        Ask what your buyers ask
      </h2>
      <p className="max-w-[62ch] text-pretty wrap-anywhere text-ink-2">
        Ask {numberWord(MAX_MODELS)} models your own question and see where {name} stands in each answer.
        {offer !== null && ` An account starts with ${offer}.`}
      </p>
      <p className="flex flex-wrap gap-2 pt-3">
        <ButtonLink to="/" variant="primary">
          Ask a question
        </ButtonLink>
        <Button onClick={() => askToSignIn(pagePath("company", { domain }), "domain_search_required")}>
          Sign in to analyze {name.length > 24 ? "this company" : name}
        </Button>
      </p>
    </section>
  );
}
