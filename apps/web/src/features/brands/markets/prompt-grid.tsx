import { type MarketCell, type MarketRow, pointRange } from "@standings/domain";
import { IntervalPlot } from "../../../components/chart/interval-plot.tsx";
import { RankBadge } from "../../../components/ui/rank-badge.tsx";
import { OpensAnswers } from "../answers/opens-answers.tsx";
import { FilteredRows, type RowFilters } from "../filtered-rows.tsx";
import { type GridOf, MarketsGrid } from "./markets-grid.tsx";

const FILTERS: RowFilters<MarketRow> = [
  { label: "All", isShown: () => true, empty: "No question is asked in a market." },
  {
    label: "In several markets",
    isShown: ({ cells }) => cells.filter((cell) => cell !== null).length > 1,
    empty: "Each question is asked in one market alone.",
  },
  {
    label: "Apart",
    isShown: ({ cells }) => cells.some((cell) => cell?.difference?.isApart),
    empty: "No question tells two markets apart: more weeks may.",
  },
  {
    label: "Never named anywhere",
    isShown: ({ cells }) =>
      cells.some((cell) => (cell?.answers ?? 0) > 0) && cells.every((cell) => (cell?.listedIn ?? 0) === 0),
    empty: "Each question lists the brand in one market at least.",
  },
];

/** Every prompt in every market: its place, how often the brand is listed, and what is told apart from the first market. */
export function PromptGrid(of: GridOf) {
  return (
    <FilteredRows
      id="market-prompts"
      title="Question by question"
      note="Each in its market’s words. A difference is told only where it is more than chance over the whole table."
      rows={of.table.rows}
      filters={FILTERS}
    >
      {(shown) => (
        <MarketsGrid
          {...of}
          caption="Questions by market, over the last four weeks"
          what="Question"
          isQuoted
          rows={shown.map(({ pairId, cells }) => ({
            id: pairId,
            name: cells.find((cell) => cell !== null)?.prompt ?? "",
            cells,
          }))}
          show={(cell, { name }) => <Cell cell={cell} words={name} />}
        />
      )}
    </FilteredRows>
  );
}

function Cell({ cell, words }: { readonly cell: MarketCell; readonly words: string }) {
  const { promptId, prompt, place, answers, listedIn, listed } = cell;
  return (
    <>
      {prompt !== words && <span className="mb-1 line-clamp-2 text-xs text-ink-2">“{prompt}”</span>}
      {answers === 0 ? (
        <span className="text-sm text-ink-3">No answers yet</span>
      ) : (
        <span className="flex items-center gap-3">
          <RankBadge rank={place} prefix="#" size="wide" />
          <span className="min-w-0 flex-1 text-sm tabular-nums">
            <OpensAnswers
              of={{ promptId, behind: "listed" }}
              title={`Answers to “${prompt}” that list it`}
              className="font-strong"
            >
              {listedIn} of {answers}
            </OpensAnswers>{" "}
            <span className="text-ink-3">{listed.range && pointRange(listed.range)}</span>
            <IntervalPlot value={listed.value} range={listed.range} />
          </span>
        </span>
      )}
    </>
  );
}
