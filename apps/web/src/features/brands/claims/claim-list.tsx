import {
  ATTRIBUTE_NAMES,
  type BrandClaims,
  type BrandFact,
  CLAIM_VERDICTS,
  type ClaimRecord,
  formatFact,
  plural,
  VERDICT_NAMES,
} from "@standings/domain";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { trpc } from "../../../lib/api/trpc.ts";

interface ClaimListProps {
  readonly brandId: string;
  readonly claims: BrandClaims;
  readonly facts: readonly BrandFact[];
}

/** Claims by verdict, what is wrong first; a row opens its sentences. */
export function ClaimList({ brandId, claims: { claims, read }, facts }: ClaimListProps) {
  return CLAIM_VERDICTS.map((verdict) => {
    const ofVerdict = claims.filter((claim) => claim.verdict === verdict);
    if (ofVerdict.length === 0) return null;
    return (
      <section key={verdict} aria-labelledby={`claims-${verdict}`} className="mb-8">
        <h2 id={`claims-${verdict}`} className="mb-2.5 text-xl font-strong">
          {VERDICT_NAMES[verdict]} <span className="text-ink-3 tabular-nums">{ofVerdict.length}</span>
        </h2>
        <ul className="border-t-2 border-line-ink">
          {ofVerdict.map((claim) => (
            <ClaimRow key={claim.id} brandId={brandId} claim={claim} facts={facts} of={read} />
          ))}
        </ul>
      </section>
    );
  });
}

interface ClaimRowProps extends Omit<ClaimListProps, "claims"> {
  readonly claim: ClaimRecord;
  readonly of: number;
}

function ClaimRow({ brandId, claim, facts, of }: ClaimRowProps) {
  const [isOpen, setOpen] = useState(false);
  const held = facts.filter(({ id }) => claim.factIds.includes(id));
  return (
    <li className="border-b border-line py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">“{claim.text}”</p>
          <p className="text-sm text-ink-3">
            {ATTRIBUTE_NAMES[claim.attribute]}
            {claim.subject && ` of ${claim.subject}`} · {claim.because}
            {claim.hint && `; it ${claim.hint}`}
            {held.map(({ id, value, sourceUrl }) => (
              <span key={id}>
                {" "}
                ({formatFact(value)}, {sourceUrl ?? "by you"})
              </span>
            ))}
          </p>
        </div>
        <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          In {claim.statements} of {plural(of, "answer")}, by {plural(claim.models.length, "model")}
        </Button>
      </div>
      {isOpen && <Statements brandId={brandId} claimId={claim.id} />}
    </li>
  );
}

function Statements({ brandId, claimId }: { brandId: string; claimId: string }) {
  const { data = [], isError } = trpc.brands.claimStatements.useQuery({ brandId, claimId });
  if (isError) return <p className="py-2 text-sm">The sentences could not be loaded.</p>;
  return (
    <ul className="grid gap-2 py-2 pl-4 text-sm">
      {data.map(({ runId, columnId, modelId, at, sentence, quoteAt, quoteLength }) => (
        <li key={`${runId} ${columnId}`}>
          {sentence.slice(0, quoteAt)}
          <mark>{sentence.slice(quoteAt, quoteAt + quoteLength)}</mark>
          {sentence.slice(quoteAt + quoteLength)}{" "}
          <span className="text-ink-3">
            {modelId}, {new Date(at).toLocaleDateString("en-US", { dateStyle: "medium" })}
          </span>
        </li>
      ))}
    </ul>
  );
}
