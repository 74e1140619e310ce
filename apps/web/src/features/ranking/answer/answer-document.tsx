import {
  type Citation,
  describeQueries,
  type Grounding,
  type RankedEntry,
  type RankingKind,
} from "@standings/domain";
import { entrySubtitle } from "../../../lib/links.ts";
import { SourceLine } from "../columns/sources.tsx";
import { MarkedText } from "./marked-text.tsx";
import type { Part } from "./read-answer.ts";
import type { Block, Item } from "./read-markup.ts";

interface AnswerDocumentProps {
  readonly kind: RankingKind;
  readonly parts: readonly Part[];
  readonly ranked: readonly RankedEntry[];
  readonly citations: readonly Citation[];
  readonly grounding: Grounding | null;
}

/** An answer as a document: numbered entries and prose with the ranked names marked, then the sources. */
export function AnswerDocument({ kind, parts, ranked, citations, grounding }: AnswerDocumentProps) {
  const queries = describeQueries(grounding);
  return (
    <div className="grid max-w-160 grid-cols-1 gap-3.5 text-md text-ink" dir="auto">
      {parts.map((part, index) =>
        part.kind === "entries" ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a stored answer never change places
          <Entries key={index} kind={kind} entries={part.entries} />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a stored answer never change places
          <Prose key={index} block={part} ranked={ranked} />
        ),
      )}
      {(citations.length > 0 || queries !== null) && (
        <section className="mt-3 border-t border-line pt-4" aria-labelledby="answer-sources">
          <h3 id="answer-sources" className="mb-1.5 text-base font-strong">
            Sources
          </h3>
          {queries && <p className="mb-2 text-base break-words text-ink-2">{queries}</p>}
          <ul className="-mx-2 text-base">
            {citations.map((citation) => (
              <SourceLine key={citation.url} citation={citation} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Entries that were read from the answer's JSON. */
function Entries({ kind, entries }: { kind: RankingKind; entries: readonly RankedEntry[] }) {
  return (
    <ol className="grid grid-cols-1 gap-4">
      {entries.map((entry) => (
        <li key={`${entry.rank} ${entry.name}`} className="grid grid-cols-[32px_minmax(0,1fr)]" dir="auto">
          <span className="text-ink-3">{entry.rank}.</span>
          <div className="min-w-0">
            <p className="break-words">
              <b className="font-strong">
                <MarkedText text={entry.name} ranked={[entry]} />
              </b>{" "}
              <span className="text-base text-ink-3">{entrySubtitle(kind, entry)}</span>
            </p>
            {[entry.description, entry.rationale].map(
              (text) =>
                text && (
                  <p key={text} className="mt-0.5 break-words text-ink-2">
                    <MarkedText text={text} ranked={entries} />
                  </p>
                ),
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface ProseProps {
  readonly block: Block;
  readonly ranked: readonly RankedEntry[];
}

function Prose({ block, ranked }: ProseProps) {
  switch (block.kind) {
    case "heading":
      return (
        <h3 className="mt-2 font-strong break-words">
          <MarkedText text={block.text} ranked={ranked} />
        </h3>
      );
    case "paragraph":
      return (
        <p className="break-words">
          <MarkedText text={block.text} ranked={ranked} />
        </p>
      );
    case "list":
      return <Items items={block.items} ranked={ranked} />;
    case "table":
      return <Rows head={block.head} rows={block.rows} ranked={ranked} />;
  }
}

const DEPTHS = ["", "ml-8", "ml-14", "ml-20"];

function Items({ items, ranked }: { items: readonly Item[]; ranked: readonly RankedEntry[] }) {
  return (
    <ul className="grid grid-cols-1 gap-2">
      {items.map((item, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a stored answer never change places
          key={index}
          className={`grid grid-cols-[32px_minmax(0,1fr)] ${DEPTHS[item.depth]}`}
        >
          <span className="text-ink-3">{item.number ?? "•"}</span>
          <span className="break-words">
            <MarkedText text={item.text} ranked={ranked} />
          </span>
        </li>
      ))}
    </ul>
  );
}

interface RowsProps {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly ranked: readonly RankedEntry[];
}

function Rows({ head, rows, ranked }: RowsProps) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-base">
        <tbody>
          {[head, ...rows].map((cells, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a stored answer never change places
            <tr key={row} className={row === 0 ? "font-strong" : ""}>
              {cells.map((cell, column) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: the cells of a stored answer never change places
                  key={column}
                  className="border-b border-line py-2 pr-4 text-left align-top"
                >
                  <MarkedText text={cell} ranked={ranked} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
