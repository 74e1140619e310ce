import {
  type BrandFact,
  type ClaimQuestions,
  type ClaimRecord,
  isWrong,
  type PromptArm,
  plural,
  type StatementRecord,
  VERDICT_NAMES,
} from "@standings/domain";
import { lazy, Suspense, useState } from "react";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { PartFailed } from "../../../components/ui/load-failed.tsx";
import { DelayedLoading } from "../../../components/ui/loading.tsx";
import { TextButton } from "../../../components/ui/text-link.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { useVisitDays } from "../use-visit-days.ts";
import { ClaimPages } from "./claim-pages.tsx";
import type { FactToWrite } from "./fact-form.tsx";
import { MendVerdict } from "./mend-verdict.tsx";
import { QuotedStatement } from "./quoted-statement.tsx";

const StatementAnswer = lazy(() =>
  import("./statement-answer.tsx").then((module) => ({ default: module.StatementAnswer })),
);

const TOLD_BY: Readonly<Record<ClaimRecord["by"], string>> = {
  code: "code",
  model: "a model",
  person: "you",
};

/** Sentences before "Show more". */
const FIRST = 6;

interface ClaimStatementsProps {
  readonly brandId: string;
  /** Key of the company. */
  readonly company: string;
  /** Code of the market that the claims are of. */
  readonly market: string;
  /** Whose statements are shown. */
  readonly asked: ClaimQuestions;
  readonly study: string | null;
  /** Null: of direct questions. */
  readonly arm: PromptArm | null;
  readonly claim: ClaimRecord;
  /** Facts that decided it. */
  readonly held: readonly BrandFact[];
  readonly onWrite: (fact: FactToWrite) => void;
}

/** The sentences of a claim, each opening its answer, and why it is judged so. */
export function ClaimStatements(props: ClaimStatementsProps) {
  const { brandId, company, market, asked, study, arm, claim, held, onWrite } = props;
  const { id: claimId, attribute, subject, verdict, because } = claim;
  const [opened, setOpened] = useState<StatementRecord | null>(null);
  const [isWhole, setWhole] = useState(false);
  const { data, isError, refetch } = trpc.brands.claimStatements.useQuery({
    brandId,
    claimId,
    market,
    asked,
    study,
    arm,
  });
  const [fact] = held;
  return (
    <div className="mt-3 grid gap-x-8 gap-y-5 bg-sunken px-4 py-4 lg:grid-cols-[minmax(0,1fr)_260px]">
      <div className="grid min-w-0 content-start gap-4">
        {isError && <PartFailed what="The sentences could not be loaded" onRetry={() => void refetch()} />}
        {!data && !isError && <DelayedLoading>Loading the sentences...</DelayedLoading>}
        <ul className="grid gap-4" aria-label="Sentences">
          {data?.slice(0, isWhole ? data.length : FIRST).map((one) => (
            <Sentence
              key={`${one.runId} ${one.columnId}`}
              brandId={brandId}
              of={one}
              onOpen={() => setOpened(one)}
            />
          ))}
        </ul>
        {data && !isWhole && data.length > FIRST && (
          <p>
            <TextButton touch="inline" onClick={() => setWhole(true)}>
              Show {plural(data.length - FIRST, "more sentence")}
            </TextButton>
          </p>
        )}
        {data && (isWhole || data.length <= FIRST) && data.length < claim.statements && (
          <p className="text-sm text-ink-3">
            {plural(claim.statements - data.length, "more answer")} say it.
          </p>
        )}
        {data && isWrong(verdict) && <ClaimPages {...{ brandId, claimId, market, asked, study, arm }} />}
      </div>
      <div className="grid content-start gap-1.5 text-sm lg:border-l lg:border-line-2 lg:pl-5">
        <p className="font-strong">
          Told by {TOLD_BY[claim.by]}: {VERDICT_NAMES[verdict].toLowerCase()}
        </p>
        <p className="text-pretty text-ink-2">
          {claim.by === "person" && `The judge said ${VERDICT_NAMES[claim.judged].toLowerCase()}: `}
          {because}
          {claim.hint && `; it ${claim.hint}`}.
        </p>
        {(verdict === "false" || verdict === "outdated" || verdict === "cannot_tell") && (
          <p>
            <TextButton touch="inline" onClick={() => onWrite(fact ? { fact } : { attribute, subject })}>
              {fact ? "It is true: change the fact" : "Say what is true"}
            </TextButton>
          </p>
        )}
        {data?.[0] && (
          <MendVerdict
            {...{ brandId, company, market, claim, held }}
            statement={data[0]}
            onCorrect={(wrong) => onWrite({ fact: wrong })}
          />
        )}
      </div>
      {opened && (
        <Suspense fallback={null}>
          <StatementAnswer brandId={brandId} of={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </div>
  );
}

interface SentenceProps {
  readonly brandId: string;
  readonly of: StatementRecord;
  readonly onOpen: () => void;
}

function Sentence({ brandId, of, onOpen }: SentenceProps) {
  const catalogue = useCatalogue();
  const dayOf = useVisitDays(brandId);
  const { modelId, at, prompt } = of;
  const by = `${catalogue.modelName(modelId)}, ${dayOf(at)}`;
  return (
    <li className="grid gap-1">
      <blockquote className="wrap-anywhere">
        “<QuotedStatement of={of} />”
      </blockquote>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-3">
        <ModelDisc model={modelId} size="sm" />
        <span className="wrap-anywhere">
          {by}
          {prompt !== null && `, in “${prompt}”`}
        </span>
        <TextButton touch="inline" aria-label={`Open the answer of ${by}`} onClick={onOpen}>
          Open the answer
        </TextButton>
      </p>
    </li>
  );
}
