import { type AgreementPart, entryKey } from "@standings/domain";
import { highlightsEntry, useHighlight } from "./highlight.tsx";
import { useScope } from "./scope.ts";

interface ClausesProps {
  readonly clauses: readonly (readonly AgreementPart[])[];
  readonly className?: string;
}

/** Sentences about a result; names highlight their rows. */
export function Clauses({ clauses, className = "" }: ClausesProps) {
  return (
    <p className={`max-w-180 text-lg/6.75 tracking-[-0.01em] text-pretty sm:text-sentence ${className}`}>
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
      className="inline-block max-w-60 truncate align-bottom font-strong underline decoration-mark-line decoration-2 underline-offset-4 print:max-w-none print:no-underline"
      onClick={() => openEntry(key)}
      {...highlightsEntry(highlightEntry, key)}
    >
      {part.text}
    </button>
  );
}
