import {
  CLAIM_VERDICTS,
  type ClaimRecord,
  type ClaimVerdict,
  type StatementRecord,
  VERDICT_NAMES,
} from "@standings/domain";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { trpc } from "../../../lib/api/trpc.ts";

interface MendVerdictProps {
  readonly brandId: string;
  readonly company: string;
  readonly market: string;
  readonly claim: ClaimRecord;
  readonly statement: StatementRecord;
}

/** Says of a claim of the list that its verdict is right or wrong. This mends the list; rates rest on drawn statements alone. */
export function MendVerdict({ brandId, company, market, claim, statement }: MendVerdictProps) {
  const utils = trpc.useUtils();
  const [isWrong, setWrong] = useState(false);
  const add = trpc.brands.addLabel.useMutation({
    onSuccess: () => {
      setWrong(false);
      return utils.brands.claims.invalidate();
    },
  });
  const say = (verdict: ClaimVerdict) => {
    const { runId, columnId } = statement;
    const label = { claimId: claim.id, runId, columnId, shown: claim.judged, verdict, isDrawn: false };
    add.mutate({ brandId, company, market, label });
  };
  return (
    <fieldset className="flex flex-wrap gap-2 pt-1" disabled={add.isPending} aria-label="Verdict">
      {isWrong ? (
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
          <Button size="sm" onClick={() => setWrong(true)}>
            Wrong verdict
          </Button>
        </>
      )}
      <p className="w-full text-ink-3" role="status">
        {add.error?.message ?? (isWrong ? "What is right?" : "")}
      </p>
    </fieldset>
  );
}
