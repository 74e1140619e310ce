import type { CompanySuggestion, NamedQuestion } from "@standings/domain";
import { Button } from "../../components/ui/button.tsx";
import { TitledSection } from "../../components/ui/titled-section.tsx";
import { useChangeField } from "./use-change-field.ts";

interface LeftOutProps {
  readonly company: CompanySuggestion;
  readonly questions: readonly NamedQuestion[];
}

/** Questions that the reader left out of the field, with the way back. */
export function LeftOut({ company, questions }: LeftOutProps) {
  const { change } = useChangeField(company.domain);
  if (questions.length === 0) return null;
  return (
    <TitledSection
      title="Left out by you"
      size="md"
      level={3}
      heading="border-b-2 border-line-ink pb-2"
      className="max-w-160 pt-8"
    >
      <ul>
        {questions.map(({ kind, prompt }) => (
          <li key={`${kind} ${prompt}`} className="flex items-center gap-4 border-b border-line py-1.5">
            <p className="min-w-0 flex-1 text-sm wrap-anywhere">“{prompt}”</p>
            <Button variant="ghost" size="sm" onClick={() => change({ kind, prompt }, "found")}>
              Put back
              <span className="sr-only">: {prompt}</span>
            </Button>
          </li>
        ))}
      </ul>
      <p className="pt-2 text-sm text-ink-3">They count for nobody but you as left out.</p>
    </TitledSection>
  );
}
