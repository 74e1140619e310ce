import { type FanOut, plural, type QueryWord } from "@standings/domain";
import { type ReactNode, useState } from "react";
import { formatList } from "../../lib/format.ts";
import { useCatalogue } from "../../lib/html/catalogue.tsx";
import { ModelDisc } from "../brand/maker.tsx";
import { Button } from "../ui/button.tsx";
import { ColumnName, HEAVY_RULE, Table } from "../ui/table.tsx";

/** Rows before "Show more". */
const FIRST = 25;

interface WebSearchesProps {
  readonly found: FanOut;
  /** Name of the company in focus; null: none. */
  readonly focus: string | null;
  /** The heading. */
  readonly children: ReactNode;
}

/** What models searched the web for, the words that they add and leave out, and who is named in the answers that did. */
export function WebSearches({ found, focus, children }: WebSearchesProps) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <Told found={found}>{children}</Told>
      {found.ran > 0 && (
        <>
          <div className="grid gap-6 sm:grid-cols-2">
            <Words
              title="Words that models add"
              of={found.ran}
              words={found.added}
              none="They add none: they search for the words of the question."
            />
            <Words
              title="Words that they leave out"
              of={found.ran}
              words={found.dropped}
              none="They leave none out."
            />
          </div>
          <Queries found={found} focus={focus} />
        </>
      )}
    </div>
  );
}

function Told({ found: { models, ran, different }, children }: { found: FanOut; children: ReactNode }) {
  const catalogue = useCatalogue();
  const silent = models.filter(({ told }) => told === 0).map(({ modelId }) => catalogue.modelName(modelId));
  const answers = models.reduce((sum, { told }) => sum + told, 0);
  return (
    <div>
      {children}
      <p className="mt-1 max-w-160 text-pretty text-ink-2">
        {ran > 0 &&
          `${plural(answers, "answer")} rest on ${plural(ran, "search", "searches")}, ${different} of them different. `}
        {silent.length > 0 &&
          `Not told: ${formatList(silent)} searched, and the provider does not say what for.`}
      </p>
    </div>
  );
}

interface WordsProps {
  readonly title: string;
  /** Searches that were run. */
  readonly of: number;
  readonly words: readonly QueryWord[];
  readonly none: string;
}

function Words({ title, of, words, none }: WordsProps) {
  return (
    <section aria-label={title}>
      <h3 className={`${HEAVY_RULE} pt-2.5 text-sm font-strong`}>{title}</h3>
      {words.length === 0 ? (
        <p className="pt-2 text-sm text-ink-3">{none}</p>
      ) : (
        <ul className="flex flex-wrap gap-x-4 gap-y-1.5 pt-2.5">
          {words.map(({ word, times }) => (
            <li key={word} className="min-w-0 wrap-anywhere">
              {word}{" "}
              <span
                className="text-xs text-ink-3 tabular-nums"
                title={`In ${times} of ${plural(of, "search", "searches")}`}
              >
                {times}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Queries({ found, focus }: { readonly found: FanOut; readonly focus: string | null }) {
  const catalogue = useCatalogue();
  const [isWhole, setWhole] = useState(false);
  const { queries, different } = found;
  const shown = isWhole ? queries : queries.slice(0, FIRST);
  return (
    <section aria-label="Searches">
      <Table>
        <thead>
          <tr>
            <ColumnName className={`${HEAVY_RULE} pr-4 text-left`}>Search</ColumnName>
            <ColumnName className={`${HEAVY_RULE} pr-4 text-left`}>Models</ColumnName>
            <ColumnName className={`${HEAVY_RULE} text-right`}>Answers</ColumnName>
            {focus !== null && (
              <ColumnName className={`${HEAVY_RULE} max-w-40 truncate pl-4 text-right`}>
                Name {focus}
              </ColumnName>
            )}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ query, models, answers, naming }) => (
            <tr key={query}>
              <th
                scope="row"
                className="border-b border-line py-2.5 pr-4 text-left font-medium wrap-anywhere"
              >
                {query}
              </th>
              <td className="border-b border-line py-2.5 pr-4">
                <span className="flex flex-wrap gap-1">
                  {models.map((modelId) => (
                    <span key={modelId} title={catalogue.modelName(modelId)}>
                      <ModelDisc model={modelId} size="sm" />
                      <span className="sr-only">{catalogue.modelName(modelId)}</span>
                    </span>
                  ))}
                </span>
              </td>
              <td className="border-b border-line py-2.5 text-right tabular-nums">{answers}</td>
              {focus !== null && (
                <td className="border-b border-line py-2.5 pl-4 text-right whitespace-nowrap tabular-nums">
                  {naming} of {answers}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      {!isWhole && queries.length > FIRST && (
        <Button className="mt-4" onClick={() => setWhole(true)}>
          Show {queries.length - FIRST} more
        </Button>
      )}
      {isWhole && different > queries.length && (
        <p className="pt-3 text-sm text-ink-3">
          {different - queries.length} more were run once each or by few answers. The first {queries.length}{" "}
          are shown.
        </p>
      )}
    </section>
  );
}
