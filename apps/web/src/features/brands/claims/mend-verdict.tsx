import {
  type BrandFact,
  CLAIM_VERDICTS,
  type ClaimRecord,
  type ClaimVerdict,
  type StatementRecord,
  VERDICT_NAMES,
} from "@standings/domain";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../components/ui/button.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { afterWrong, FactOrReading, type LabelStep, StepLegend } from "./fact-or-reading.tsx";

interface MendVerdictProps {
  readonly brandId: string;
  readonly company: string;
  readonly market: string;
  readonly claim: ClaimRecord;
  readonly statement: StatementRecord;
  /** Facts that decided it. */
  readonly held: readonly BrandFact[];
  readonly onCorrect: (fact: BrandFact) => void;
}

/** Says of a claim of the list that its verdict is right or wrong. This mends the list; rates rest on drawn statements alone. */
export function MendVerdict(props: MendVerdictProps) {
  const { brandId, company, market, claim, statement, held, onCorrect } = props;
  const utils = trpc.useUtils();
  const [step, setStep] = useState<LabelStep>("verdict");
  const wrong = useRef<HTMLButtonElement>(null);
  const goBack = () => {
    flushSync(() => setStep("verdict"));
    wrong.current?.focus();
  };
  const add = trpc.brands.addLabel.useMutation({
    onSuccess: () => {
      setStep("verdict");
      return utils.brands.claims.invalidate();
    },
  });
  const say = (verdict: ClaimVerdict) => {
    const { runId, columnId } = statement;
    const label = { claimId: claim.id, runId, columnId, shown: claim.judged, verdict, isDrawn: false };
    add.mutate({ brandId, company, market, label });
  };
  if (step === "fact")
    return (
      <FactOrReading
        facts={held}
        size="sm"
        onCorrect={(fact) => {
          goBack();
          onCorrect(fact);
        }}
        onFactsRight={() => setStep("truth")}
        onBack={goBack}
      />
    );
  return (
    <fieldset
      className="flex flex-wrap gap-2 pt-1"
      disabled={add.isPending}
      aria-label={step === "truth" ? undefined : "Verdict"}
    >
      {step === "truth" ? (
        <>
          <StepLegend>What is right?</StepLegend>
          {CLAIM_VERDICTS.filter((verdict) => verdict !== claim.verdict).map((verdict) => (
            <Button key={verdict} size="sm" onClick={() => say(verdict)}>
              {VERDICT_NAMES[verdict]}
            </Button>
          ))}
          <Button variant="ghost" size="sm" onClick={goBack}>
            Back
          </Button>
        </>
      ) : (
        <>
          <Button size="sm" onClick={() => say(claim.verdict)}>
            Right
          </Button>
          <Button ref={wrong} size="sm" onClick={() => setStep(afterWrong(claim.by, held))}>
            Wrong verdict
          </Button>
        </>
      )}
      <p className="w-full text-ink-3" role="status">
        {add.error?.message}
      </p>
    </fieldset>
  );
}
