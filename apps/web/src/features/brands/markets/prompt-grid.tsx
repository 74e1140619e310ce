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
import { useState } from "react";
import { IntervalPlot } from "../../../components/chart/interval-plot.tsx";
import { Chip } from "../../../components/ui/chip.tsx";
import { RankBadge } from "../../../components/ui/rank-badge.tsx";
import { ColumnName, HEAVY_RULE, Table } from "../../../components/ui/table.tsx";
import { OpensAnswers, WithAnswers } from "../answers/opens-answers.tsx";

interface PromptGridProps {
  readonly brand: BrandRecord;
  readonly filters: BrandFilters;
  readonly table: BrandMarkets;
}

type Show = "all" | "apart" | "never";

const LABELS: Readonly<Record<Show, string>> = { all: "All", apart: "Apart", never: "Never named anywhere" };
const SHOWN: Readonly<Record<Show, (row: MarketRow) => boolean>> = {
  all: () => true,
  apart: ({ cells }) => cells.some((cell) => cell?.difference?.isApart),
  never: ({ cells }) =>
    cells.some((cell) => (cell?.answers ?? 0) > 0) && cells.every((cell) => (cell?.listedIn ?? 0) === 0),
};

/** Every prompt in every market: its place, how often the brand is listed, and what is told apart from the first market. */
export function PromptGrid({ brand, filters, table }: PromptGridProps) {
  const [show, setShow] = useState<Show>("all");
  const { markets, rows } = table;
  const shown = rows.filter(SHOWN[show]);
  const [first] = markets;
  return (
    <section aria-labelledby="market-prompts">
      <div className="mb-3.5 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h2 id="market-prompts" className="text-xl font-strong">
            Question by question
          </h2>
          <p className="max-w-160 text-sm text-ink-3">
            Each in its market’s words. A difference is told only where it is more than chance over the whole
            table.
          </p>
        </div>
        <fieldset className="flex flex-wrap gap-2" aria-label="Show">
          {(Object.keys(LABELS) as Show[]).map((id) => (
            <Chip key={id} kind="filter" aria-pressed={show === id} onClick={() => setShow(id)}>
              {LABELS[id]} <span className="tabular-nums">{rows.filter(SHOWN[id]).length}</span>
            </Chip>
          ))}
        </fieldset>
      </div>
      {shown.length === 0 ? (
        <p className={`${HEAVY_RULE} pt-4 text-ink-2`}>
          {show === "apart"
            ? "No question tells two markets apart: more weeks may."
            : "Each question lists the brand in one market at least."}
        </p>
      ) : (
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
    </section>
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
