import { type NamesChange, plural } from "@standings/domain";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Loading } from "../../../components/ui/loading.tsx";
import { TextButton } from "../../../components/ui/text-link.tsx";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import type { NamedCompany } from "./draft.ts";
import type { Preview } from "./names-editor.tsx";

interface NamesPreviewPanelProps {
  readonly preview: Preview;
  readonly companies: readonly NamedCompany[];
  readonly hasChanges: boolean;
  /** Takes back what made an entry count, or count no more. */
  readonly onUndo: (entry: NamesChange) => void;
}

/** What the draft would make of the newest answers. */
export function NamesPreviewPanel({ preview, companies, hasChanges, onUndo }: NamesPreviewPanelProps) {
  const { data, isError, error, isPlaceholderData } = preview;
  return (
    <section aria-labelledby="would-change" aria-busy={isPlaceholderData || undefined}>
      <h2 id="would-change" className="border-t border-ink pt-2 font-strong">
        What would change
      </h2>
      {isError ? (
        <div className="mt-2" role="alert">
          <p className="text-sm text-pretty text-bad">{error.message}</p>
          <Button size="sm" className="mt-2" onClick={() => void preview.refetch()}>
            Try again
          </Button>
        </div>
      ) : data === undefined ? (
        <Loading>Counting the newest answers...</Loading>
      ) : data.of === 0 ? (
        <p className="mt-1 text-sm text-pretty text-ink-2">
          No answers yet: names count from the first visit.
        </p>
      ) : (
        <>
          <Found preview={data} />
          {data.changed.length === 0 ? (
            <p className="mt-1 text-sm text-ink-3">
              {hasChanges ? "Nothing changes in these answers." : "Change a name to see what it does."}
            </p>
          ) : (
            <Passages
              changed={data.changed}
              more={data.changes - data.changed.length}
              companies={companies}
              onUndo={onUndo}
            />
          )}
        </>
      )}
    </section>
  );
}

function Found({ preview: { before, after, of } }: { preview: NonNullable<Preview["data"]> }) {
  return (
    <p className="mt-1" role="status">
      <span className="font-strong">
        Found in {before} of the newest {plural(of, "answer")}
        {after === before ? "" : `, now ${after}`}
      </span>
    </p>
  );
}

interface PassagesProps {
  readonly changed: readonly NamesChange[];
  readonly more: number;
  readonly companies: readonly NamedCompany[];
  readonly onUndo: (entry: NamesChange) => void;
}

/** Passages before more are asked for. */
const FIRST = 5;

function Passages({ changed, more, companies, onUndo }: PassagesProps) {
  const { modelName } = useCatalogue();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? changed : changed.slice(0, FIRST);
  const left = changed.length - shown.length;
  const nameOf = (key: string | null) => companies.find((company) => company.key === key)?.name ?? "";
  return (
    <>
      <ul className="mt-2" aria-label="Entries that would change">
        {shown.map((entry) => (
          <li
            key={`${entry.answer.studyId} ${entry.answer.columnId} ${entry.company.name} ${entry.company.domain}`}
            className="border-t border-line py-3 text-sm"
          >
            <p className="text-pretty wrap-anywhere">
              <Passage entry={entry} />
            </p>
            <div className="mt-1 flex items-center justify-between gap-3 text-xs text-ink-3">
              <span className="min-w-0">
                {modelName(entry.answer.modelId)}:{" "}
                {entry.is === null
                  ? `no longer counts for ${nameOf(entry.was)}`
                  : `now counts for ${nameOf(entry.is)}`}
              </span>
              <TextButton touch="line" className="flex-none text-ink-2" onClick={() => onUndo(entry)}>
                {entry.is === null ? "It is" : "Not"} {nameOf(entry.is ?? entry.was)}
              </TextButton>
            </div>
          </li>
        ))}
      </ul>
      {left > 0 && (
        <TextButton touch="line" className="border-t border-line text-sm" onClick={() => setWhole(true)}>
          Show {left} more
        </TextButton>
      )}
      {left === 0 && more > 0 && (
        <p className="border-t border-line pt-2 text-xs text-ink-3">{more} more like these</p>
      )}
    </>
  );
}

function Passage({ entry: { passage, company, is } }: { entry: NamesChange }) {
  const mark =
    is === null
      ? "rounded-mark bg-transparent text-inherit line-through"
      : "rounded-mark bg-mark-tint text-inherit shadow-marker";
  if (passage === null) {
    return (
      <>
        <mark className={mark}>{company.name}</mark> {company.domain !== "" && `(${company.domain})`}
      </>
    );
  }
  return (
    <>
      {passage.before}
      <mark className={mark}>{passage.named}</mark>
      {passage.after}
    </>
  );
}
