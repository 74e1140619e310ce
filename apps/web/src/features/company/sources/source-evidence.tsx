import type { AnalysisFact, CompanySuggestion } from "@standings/domain";
import { TitledSection } from "../../../components/ui/titled-section.tsx";
import { FactRow } from "../analysis/fact-row.tsx";

interface SourceEvidenceProps {
  readonly company: CompanySuggestion;
  readonly facts: readonly AnalysisFact[];
}

/** The facts that the advice rests on. */
export function SourceEvidence({ company, facts }: SourceEvidenceProps) {
  return (
    <TitledSection title="Evidence" size="md" level={3} heading="border-b border-line-2 pb-2">
      <ul className="gap-x-10 md:columns-2 *:break-inside-avoid">
        {facts.map((fact) => (
          <FactRow key={fact.number} fact={fact} />
        ))}
      </ul>
      <p className="pt-3 text-sm text-pretty text-ink-3">
        Counted by the server when this analysis began, over shared searches and your own that list{" "}
        {company.name} or its competitors; not by a model.
      </p>
    </TitledSection>
  );
}
