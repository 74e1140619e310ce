import { agreementClauses } from "@standings/domain";
import { Clauses } from "../clauses.tsx";
import { useScope } from "../scope.ts";
import { cutColumns, type Standings } from "../standings.ts";

/** Agreement and disagreement of the models in a few clauses. */
export function AgreementSentence({ standings }: { standings: Standings }) {
  const { kind } = useScope();
  const { results, answered } = standings;
  const clauses = agreementClauses(results, answered.length, kind, cutColumns(standings));
  if (clauses.length === 0) {
    const whole = answered.length > 1 ? "One model’s answer is whole." : "One model answered.";
    return <p className="text-sentence text-ink-2">{whole}</p>;
  }
  return <Clauses clauses={clauses} />;
}
