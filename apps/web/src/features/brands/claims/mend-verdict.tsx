import {
  type BrandFact,
  CLAIM_VERDICTS,
  type ClaimRecord,
  type ClaimVerdict,
  type StatementRecord,
  VERDICT_NAMES,
} from "@standings/domain";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { afterWrong, FactOrReading, type LabelStep } from "./fact-or-reading.tsx";

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
          setStep("verdict");
          onCorrect(fact);
        }}
        onFactsRight={() => setStep("truth")}
      />
    );
  return (
    <fieldset className="flex flex-wrap gap-2 pt-1" disabled={add.isPending} aria-label="Verdict">
      {step === "truth" ? (
        CLAIM_VERDICTS.filter((verdict) => verdict !== claim.verdict).map((verdict) => (
          <Button key={verdict} size="sm" onClick={() => say(verdict)}>
            {VERDICT_NAMES[verdict]}
          </Button>
        ))
      ) : (
        <>
          <Button size="sm" onClick={() => say(claim.verdict)}>
            Right
          </Button>
          <Button size="sm" onClick={() => setStep(afterWrong(claim.by, held))}>
            Wrong verdict
          </Button>
        </>
      )}
      <p className="w-full text-ink-3" role="status">
        {add.error?.message ?? (step === "truth" ? "What is right?" : "")}
      </p>
    </fieldset>
  );
}
