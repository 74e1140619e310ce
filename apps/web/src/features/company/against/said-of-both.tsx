import type { Against, CompanySuggestion, Said, SaidOfBoth as SaidByModel } from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useId, useState } from "react";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { PartFailed } from "../../../components/ui/load-failed.tsx";
import { Loading } from "../../../components/ui/loading.tsx";
import { RankBadge } from "../../../components/ui/rank-badge.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { archivedLocation, sharedLocation } from "../../../lib/search/locations.ts";

const COLUMNS = "grid gap-x-10 gap-y-3 lg:grid-cols-[176px_minmax(0,1fr)_minmax(0,1fr)]";

/** What each model's newest answer to one question says of both, word for word, and the way to that answer. */
export function SaidOfBoth({ against }: { against: Against }) {
  const { company, other, questions } = against;
  const [index, setIndex] = useState(0);
  const heading = useId();
  const chosen = questions[index] ?? questions[0];
  const answers = (chosen?.places ?? [])
    .filter((place) => place.company !== null || place.other !== null)
    .map(({ searchId, columnId }) => ({ searchId, columnId }));
  const { data, isError, refetch } = trpc.company.saidOfBoth.useQuery(
    { domain: company.domain, against: other.domain, answers },
    { placeholderData: keepPreviousData },
  );
  return (
    <section className="min-w-0" aria-labelledby={heading}>
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 pb-3">
        <div>
          <h2 id={heading} className="text-xl font-strong">
            What each model says of both
          </h2>
          <p className="text-sm text-ink-3">In the newest answers to one question, word for word.</p>
        </div>
        <div className="w-full sm:w-120">
          <SelectField
            label="Question"
            value={index}
            onChange={(event) => setIndex(Number(event.target.value))}
          >
            {questions.map(({ kind, prompt }, nth) => (
              <option key={`${kind} ${prompt}`} value={nth}>
                “{prompt}”
              </option>
            ))}
          </SelectField>
        </div>
      </div>
      {isError ? (
        <PartFailed what="Could not load the answers." onRetry={() => void refetch()} />
      ) : data ? (
        <Answers company={company} other={other} said={data.said} />
      ) : (
        <div className="min-h-75 border-t-2 border-line-ink pt-4">
          <Loading>Loading the answers...</Loading>
        </div>
      )}
    </section>
  );
}

interface AnswersProps {
  readonly company: CompanySuggestion;
  readonly other: CompanySuggestion;
  readonly said: readonly SaidByModel[];
}

function Answers({ company, other, said }: AnswersProps) {
  const catalogue = useCatalogue();
  if (said.length === 0) {
    return (
      <p className="border-t-2 border-line-ink pt-3 text-ink-2">These answers can’t be read any more.</p>
    );
  }
  return (
    <>
      <div
        className={`border-t-2 border-b border-t-line-ink border-b-line-2 py-2.5 font-strong max-lg:hidden ${COLUMNS}`}
        aria-hidden="true"
      >
        <span />
        <Named company={company} />
        <Named company={other} />
      </div>
      <ul className="max-lg:border-t-2 max-lg:border-line-ink">
        {said.map((one) => (
          <li key={`${one.searchId} ${one.columnId}`} className={`border-b border-line py-4 ${COLUMNS}`}>
            <div className="min-w-0">
              <p className="flex items-center gap-2 font-medium">
                <ModelDisc model={one.modelId} size="sm" />
                {catalogue.modelName(one.modelId)}
              </p>
              <p className="pt-1 text-sm lg:pl-7">
                <Link {...locationOf(one)} className="underline decoration-line-2 underline-offset-3">
                  Open the answer<span className="sr-only"> of {catalogue.modelName(one.modelId)}</span>
                </Link>
              </p>
            </div>
            <Words company={company} said={one.company} />
            <Words company={other} said={one.other} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Named({ company: { domain, name } }: { company: CompanySuggestion }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <CompanyLogo domain={domain} name={name} className="side-6" loading="lazy" />
      <span className="truncate">{name}</span>
    </span>
  );
}

function Words({ company, said }: { company: CompanySuggestion; said: Said | null }) {
  return (
    <div className="min-w-0">
      <p className="pb-1 text-sm font-strong wrap-anywhere lg:sr-only">{company.name}</p>
      {said === null ? (
        <p className="text-ink-3">Not listed.</p>
      ) : (
        <>
          {said.text === "" ? (
            <p className="text-ink-3">Listed without a word.</p>
          ) : (
            <p className="max-w-[68ch] text-pretty wrap-anywhere text-ink-2">“{said.text}”</p>
          )}
          <p className="flex items-center gap-2 pt-1.5 text-sm text-ink-3">
            <RankBadge rank={said.rank} prefix="#" />
            {said.name !== company.name && <span className="wrap-anywhere">as “{said.name}”</span>}
          </p>
        </>
      )}
    </div>
  );
}

function locationOf({ kind, searchId, isOwn }: SaidByModel) {
  const location = (isOwn ? archivedLocation : sharedLocation)(kind, searchId);
  return kind === "comparison" ? location : { ...location, search: { tab: "models" as const } };
}
