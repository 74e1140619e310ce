import {
  ASPECT_NAMES,
  ATTRIBUTE_NAMES,
  type BrandClaims,
  type BrandFact,
  CLAIM_VERDICTS,
  type ClaimRecord,
  type ClaimVerdict,
  isWrong,
  marketCodeOf,
  NO_MARKET,
  PAGE_RELATION_NAMES,
  plural,
  pointRange,
  VERDICT_NAMES,
} from "@standings/domain";
import { ChevronRight } from "lucide-react";
import { type ReactNode, useState } from "react";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { HEAVY_RULE } from "../../../components/ui/table.tsx";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { useVisitDays } from "../use-visit-days.ts";
import { ClaimStatements } from "./claim-statements.tsx";
import type { FactToWrite } from "./fact-form.tsx";
import { factWords } from "./fact-words.ts";
import { ProposedFact } from "./proposed-fact.tsx";
import { RangeMark } from "./wrong-rate.tsx";

const VERDICT_NOTES: Readonly<Record<ClaimVerdict, string>> = {
  false: "held against a fact that you confirmed",
  outdated: "was true once",
  cannot_tell: "no fact to hold it against; counted neither right nor wrong",
  opinion: "a matter of taste; in no rate of truth",
  true: "as your facts say",
};

const COLUMNS = "lg:grid lg:items-start lg:gap-x-6";
/** Columns of a wide screen: claim, fact, models, answers, day; the page of wrong claims. */
const WITH_PAGES = `${COLUMNS} lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_104px_160px_64px_minmax(0,0.8fr)]`;
const WITHOUT_PAGES = `${COLUMNS} lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_104px_160px_64px]`;

function columnsOf({ claims }: Pick<BrandClaims, "claims">): string {
  return claims.some(({ verdict }) => isWrong(verdict)) ? WITH_PAGES : WITHOUT_PAGES;
}

interface ClaimListProps {
  readonly brandId: string;
  readonly company: string;
  readonly claims: BrandClaims;
  /** Id of the claim that is open at first; null: none. */
  readonly opened: string | null;
  /** Of the company. */
  readonly facts: readonly BrandFact[];
  readonly onWrite: (fact: FactToWrite) => void;
  /** What is said in place of an empty list. */
  readonly empty: string;
}

/** Claims by verdict, what is wrong first and what is true closed; a row opens its sentences. */
export function ClaimList({ empty, ...props }: ClaimListProps) {
  const { claims } = props.claims;
  if (claims.length === 0) return <p className={`${HEAVY_RULE} pt-4`}>{empty}</p>;
  const columns = columnsOf(props.claims);
  return (
    <>
      <div className={`${HEAVY_RULE} ${columns} hidden py-2.5 text-xs text-ink-3`} aria-hidden="true">
        <span>Claim</span>
        <span>Your fact</span>
        <span>Said by</span>
        <span>In answers</span>
        <span>First seen</span>
        {columns === WITH_PAGES && <span>Cited page</span>}
      </div>
      {CLAIM_VERDICTS.map((verdict) => {
        const ofVerdict = claims.filter((claim) => claim.verdict === verdict);
        return (
          ofVerdict.length > 0 && <Group key={verdict} {...props} verdict={verdict} ofVerdict={ofVerdict} />
        );
      })}
    </>
  );
}

interface GroupProps extends Omit<ClaimListProps, "empty"> {
  readonly verdict: ClaimVerdict;
  readonly ofVerdict: readonly ClaimRecord[];
}

function Group({ verdict, ofVerdict, ...props }: GroupProps) {
  const [isOpen, setOpen] = useState(verdict !== "true" || ofVerdict.some(({ id }) => id === props.opened));
  return (
    <section aria-labelledby={`claims-${verdict}`}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line pt-5 pb-2">
        <h3 id={`claims-${verdict}`} className="text-sm font-strong">
          {VERDICT_NAMES[verdict]} <span className="font-text tabular-nums">{ofVerdict.length}</span>
          <span className="pl-2 font-text text-ink-3">{VERDICT_NOTES[verdict]}</span>
        </h3>
        {verdict === "true" && (
          <Button variant="ghost" size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? "Hide" : "Show"} {plural(ofVerdict.length, "true claim")}
          </Button>
        )}
      </div>
      {isOpen && (
        <ul>
          {ofVerdict.map((claim) => (
            <ClaimRow key={claim.id} {...props} claim={claim} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface ClaimRowProps extends Omit<ClaimListProps, "empty"> {
  readonly claim: ClaimRecord;
}

function ClaimRow({ brandId, company, claims, opened, facts, claim, onWrite }: ClaimRowProps) {
  const { market, read } = claims;
  const catalogue = useCatalogue();
  const dayOf = useVisitDays(brandId);
  const [isOpen, setOpen] = useState(claim.id === opened);
  const held = facts.filter(({ id }) => claim.factIds.includes(id));
  const proposed = facts.find(({ id }) => id === claim.proposal?.factId);
  return (
    <li className="border-b border-line py-3">
      <div className={`${columnsOf(claims)} grid grid-cols-2 gap-x-4 gap-y-2.5`}>
        <div className="col-span-2 flex min-w-0 items-start gap-2 lg:col-span-1">
          <button
            type="button"
            className="-m-2.5 grid size-10 flex-none place-items-center rounded-2 text-ink-3 hover:bg-hover"
            aria-expanded={isOpen}
            aria-label={`Sentences that say “${claim.text}”`}
            onClick={() => setOpen(!isOpen)}
          >
            <Icon of={ChevronRight} size="sm" className={isOpen ? "rotate-90" : ""} />
          </button>
          <div className="min-w-0 pl-1">
            <p className="font-medium wrap-anywhere">“{claim.text}”</p>
            <p className="text-sm text-ink-3">
              {claim.aspect ? ASPECT_NAMES[claim.aspect] : ATTRIBUTE_NAMES[claim.attribute]}
              {claim.subject && ` of ${claim.subject}`}
              {claim.hint && `; it ${claim.hint}`}
            </p>
          </div>
        </div>
        <Cell label="Your fact">
          {proposed ? (
            <ProposedFact brandId={brandId} fact={proposed} isSame={claim.proposal?.isSame === true} />
          ) : held.length === 0 ? (
            noFactWords(claim, facts)
          ) : (
            held.map((fact) => <p key={fact.id}>{factWords(fact)}</p>)
          )}
        </Cell>
        <Cell label="Said by">
          <span className="flex flex-wrap gap-1.25">
            {claim.models.map((model) => (
              <span key={model} title={catalogue.modelName(model)}>
                <ModelDisc model={model} size="md" />
                <span className="sr-only">{catalogue.modelName(model)} </span>
              </span>
            ))}
          </span>
        </Cell>
        <Cell label="In answers">
          <span className="tabular-nums">
            <span className="font-medium">{claim.statements}</span> of {read}
            {claim.share?.range && <span className="text-ink-3"> · {pointRange(claim.share.range)}%</span>}
          </span>
          {claim.share && <RangeMark value={claim.share.value} range={claim.share.range} />}
          {claims.arm !== "direct" && claims.direct && claim.direct && claim.direct.statements > 0 && (
            <span className="block text-ink-3 tabular-nums lg:whitespace-nowrap">
              asked directly: {claim.direct.statements} of {claims.direct.read}
            </span>
          )}
        </Cell>
        <Cell label="First seen">{dayOf(claim.firstAt)}</Cell>
        {isWrong(claim.verdict) && (
          <Cell label="Cited page">
            {claim.page === null ? (
              <span className="text-ink-3">none cited</span>
            ) : (
              <>
                {claim.page.domain}{" "}
                <span className="block text-ink-3">{PAGE_RELATION_NAMES[claim.page.relation]}</span>
              </>
            )}
          </Cell>
        )}
      </div>
      {isOpen && (
        <ClaimStatements
          brandId={brandId}
          company={company}
          market={marketCodeOf(market) ?? NO_MARKET}
          asked={claims.arm === "direct" ? "direct" : "prompts"}
          study={claims.study?.studyId ?? null}
          arm={claims.arm === "direct" ? null : claims.arm}
          claim={claim}
          held={held}
          onWrite={onWrite}
        />
      )}
    </li>
  );
}

/** Why no fact stands beside a claim. */
function noFactWords({ verdict, attribute }: ClaimRecord, facts: readonly BrandFact[]): string {
  if (verdict === "opinion") return "none: an opinion";
  const isProposed = facts.some((fact) => fact.attribute === attribute && fact.state === "proposed");
  return isProposed ? "only proposed: see the facts" : "no fact";
}

function Cell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="min-w-0 text-sm wrap-anywhere">
      <span className="block text-xs text-ink-3 lg:sr-only">{label} </span>
      {children}
    </div>
  );
}
