import type { AnalysisFact, CompanySuggestion } from "@standings/domain";
import { FactRow } from "../analysis/fact-row.tsx";

interface SourceEvidenceProps {
  readonly company: CompanySuggestion;
  readonly facts: readonly AnalysisFact[];
}

/** The facts that the advice rests on. */
export function SourceEvidence({ company, facts }: SourceEvidenceProps) {
  return (
    <section className="min-w-0" aria-labelledby="source-evidence-heading">
      <h3 id="source-evidence-heading" className="border-b border-line-2 pb-2 text-md font-strong">
        Evidence
      </h3>
      <ul className="gap-x-10 md:columns-2 *:break-inside-avoid">
        {facts.map((fact) => (
          <FactRow key={fact.number} fact={fact} />
        ))}
      </ul>
      <p className="pt-3 text-sm text-pretty text-ink-3">
        Counted by the server when this analysis began, over shared searches and your own that list{" "}
        {company.name} or its competitors; not by a model.
      </p>
    </section>
  );
}
