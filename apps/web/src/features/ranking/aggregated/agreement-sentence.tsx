import { type AggregatedEntry, type AgreementPart, agreementClauses, entryKey } from "@standings/domain";
import { highlightsEntry, useHighlight } from "../highlight.tsx";
import { useScope } from "../scope.ts";

interface AgreementSentenceProps {
  readonly results: readonly AggregatedEntry[];
  readonly answered: number;
}

/** Agreement and disagreement of the models in at most three clauses; names highlight their row. */
export function AgreementSentence({ results, answered }: AgreementSentenceProps) {
  const { kind } = useScope();
  const clauses = agreementClauses(results, answered, kind);
  if (clauses.length === 0) return <p className="text-sentence text-ink-2">One model answered.</p>;
  return (
    <p className="max-w-180 text-lg/6.75 tracking-[-0.01em] text-pretty sm:text-sentence">
      {clauses.map((clause, index) => (
        <span key={clause.map((part) => part.text).join("")}>
          {index > 0 && " "}
          {clause.map((part) => (
            <Part key={part.kind === "entry" ? part.entry.rank : part.text} part={part} />
          ))}
        </span>
      ))}
    </p>
  );
}

function Part({ part }: { part: AgreementPart }) {
  const { highlightEntry } = useHighlight();
  const { kind, openEntry } = useScope();
  if (part.kind === "text") return part.text;
  if (part.kind === "strong") return <b className="font-strong whitespace-nowrap">{part.text}</b>;
  const key = entryKey(part.entry, kind);
  return (
    <button
      type="button"
      title={part.text}
      className="inline-block max-w-full truncate align-bottom font-strong underline decoration-mark-line decoration-2 underline-offset-4"
      onClick={() => openEntry(key)}
      {...highlightsEntry(highlightEntry, key)}
    >
      {part.text}
    </button>
  );
}
