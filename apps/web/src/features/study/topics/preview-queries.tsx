import {
  askQuery,
  clicksText,
  isTemplate,
  MAX_TEMPLATE,
  plural,
  QUERY,
  TEMPLATE_INVALID,
  WORDING_REFUSALS,
  type WordingRefusal,
} from "@standings/domain";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { HEAVY_RULE } from "../../../components/ui/table.tsx";

interface PreviewQueriesProps {
  /** The template that was previewed. */
  readonly template: string;
  readonly queries: readonly { readonly query: string; readonly weight: number | null }[];
  readonly apart: readonly { readonly query: string; readonly reason: WordingRefusal }[];
  readonly isAdding: boolean;
  readonly onAdd: (template: string) => void;
  readonly onCancel: () => void;
}

/** The queries of a file as questions, by a template that can be changed before anything is added, and those set apart. */
export function PreviewQueries({
  template: usual,
  queries,
  apart,
  isAdding,
  onAdd,
  onCancel,
}: PreviewQueriesProps) {
  const [template, setTemplate] = useState(usual);
  const isUsable = isTemplate(template);
  return (
    <div className="grid gap-3">
      <Field
        label="How each query is asked"
        value={template}
        maxLength={MAX_TEMPLATE}
        hint={`${QUERY} stands for the query.`}
        error={isUsable ? null : TEMPLATE_INVALID}
        onChange={({ target }) => setTemplate(target.value)}
      />
      {queries.length === 0 && <p role="status">No query of this file can be asked.</p>}
      {queries.length > 0 && (
        <ul className={`${HEAVY_RULE} max-h-80 overflow-y-auto`} aria-label="Questions">
          {queries.map(({ query, weight }) => (
            <li key={query} className="border-b border-line py-2 text-sm">
              <span className="block break-words">{isUsable ? askQuery(template, query) : query}</span>
              {weight !== null && <span className="block text-xs text-ink-3">{clicksText(weight)}</span>}
            </li>
          ))}
        </ul>
      )}
      {apart.length > 0 && (
        <details className="text-sm">
          <summary className="cursor-pointer">{plural(apart.length, "query", "queries")} set apart</summary>
          <ul className="max-h-60 overflow-y-auto pt-2 text-ink-2">
            {apart.map(({ query, reason }, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a file may have a query twice
              <li key={nth} className="py-1 break-words">
                “{query}” {WORDING_REFUSALS[reason]}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          pending={isAdding}
          disabled={isAdding || !isUsable || queries.length === 0}
          onClick={() => onAdd(template)}
        >
          Propose {plural(queries.length, "question")}
        </Button>
        <Button variant="ghost" disabled={isAdding} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
