import {
  type BrandFilters,
  type BrandMarkets,
  type BrandRecord,
  type MarketCell,
  type MarketRow,
  marketCodeOf,
  marketName,
  marketPlace,
  pointRange,
} from "@standings/domain";
import { IntervalPlot } from "../../../components/chart/interval-plot.tsx";
import { RankBadge } from "../../../components/ui/rank-badge.tsx";
import { ColumnName, HEAVY_RULE, Table } from "../../../components/ui/table.tsx";
import { OpensAnswers, WithAnswers } from "../answers/opens-answers.tsx";
import { FilteredRows, type RowFilters } from "../filtered-rows.tsx";

interface PromptGridProps {
  readonly brand: BrandRecord;
  readonly filters: BrandFilters;
  readonly table: BrandMarkets;
}

const FILTERS: RowFilters<MarketRow> = [
  { label: "All", isShown: () => true, empty: "No question is asked in a market." },
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
export function PromptGrid({ brand, filters, table }: PromptGridProps) {
  const { markets, rows } = table;
  const [first] = markets;
  return (
    <FilteredRows
      id="market-prompts"
      title="Question by question"
      note="Each in its market’s words. A difference is told only where it is more than chance over the whole table."
      rows={rows}
      filters={FILTERS}
    >
      {(shown) => (
        <Table isFixed className={`${HEAVY_RULE} max-lg:block`}>
          <caption className="sr-only">Questions by market, over the last four weeks</caption>
          <thead className="max-lg:sr-only">
            <tr>
              <ColumnName className="text-left">Question</ColumnName>
              {markets.map(({ market }) => (
                <ColumnName key={marketCodeOf(market)} className="w-44 text-left">
                  {market && marketName(market)}
                </ColumnName>
              ))}
              {first?.market && markets.length > 1 && (
                <ColumnName className="w-36 text-left">Held against {marketPlace(first.market)}</ColumnName>
              )}
            </tr>
          </thead>
          <tbody className="max-lg:block">
            {shown.map((row) => (
              <Row key={row.pairId} row={row} brand={brand} filters={filters} table={table} />
            ))}
          </tbody>
        </Table>
      )}
    </FilteredRows>
  );
}

const CELL = "py-3 pr-4 text-left align-middle lg:border-b lg:border-line max-lg:block max-lg:p-0";

function Row({ row: { cells }, brand, filters, table: { markets } }: PromptGridProps & { row: MarketRow }) {
  const asked = cells.find((cell) => cell !== null);
  return (
    <tr className="max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4 max-lg:gap-y-3 max-lg:border-b max-lg:border-line max-lg:py-4">
      <th scope="row" className={`${CELL} font-text max-lg:col-span-2`}>
        <span className="line-clamp-3 font-medium">“{asked?.prompt}”</span>
      </th>
      {markets.map(({ market }, nth) => (
        <td key={marketCodeOf(market)} className={CELL}>
          <span className="block pb-1 text-xs text-ink-3 lg:sr-only">{market && marketName(market)}</span>
          <WithAnswers brandId={brand.id} filters={{ ...filters, market: marketCodeOf(market) }}>
            <Cell cell={cells[nth] ?? null} words={asked?.prompt ?? ""} />
          </WithAnswers>
        </td>
      ))}
      {markets.length > 1 && (
        <td className={`${CELL} text-sm max-lg:col-span-2`}>{verdictOf(cells, markets)}</td>
      )}
    </tr>
  );
}

function Cell({ cell, words }: { readonly cell: MarketCell | null; readonly words: string }) {
  if (cell === null) return <span className="text-sm text-ink-3">Not asked here</span>;
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

/** "Japan less, France more": the markets that are told apart from the first. */
function verdictOf(cells: MarketRow["cells"], markets: BrandMarkets["markets"]): string {
  const apart = cells.flatMap((cell, nth) => {
    const market = markets[nth]?.market;
    if (!market || !cell?.difference?.isApart) return [];
    return [`${marketPlace(market)} ${cell.difference.value < 0 ? "less" : "more"}`];
  });
  if (apart.length > 0) return apart.join(", ");
  return cells.some((cell) => cell?.difference) ? "can’t be told apart" : "";
}
