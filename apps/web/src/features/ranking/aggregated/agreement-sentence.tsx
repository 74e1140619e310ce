import { type AggregatedEntry, agreementClauses } from "@standings/domain";
import { Clauses } from "../clauses.tsx";
import { useScope } from "../scope.ts";

interface AgreementSentenceProps {
  readonly results: readonly AggregatedEntry[];
  readonly answered: number;
}

/** Agreement and disagreement of the models in at most three clauses. */
export function AgreementSentence({ results, answered }: AgreementSentenceProps) {
  const { kind } = useScope();
  const clauses = agreementClauses(results, answered, kind);
  if (clauses.length === 0) return <p className="text-sentence text-ink-2">One model answered.</p>;
  return <Clauses clauses={clauses} />;
}
