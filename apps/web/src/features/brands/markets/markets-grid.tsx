import {
  type BrandFilters,
  type BrandMarkets,
  type BrandRecord,
  type Market,
  type MarketDifference,
  marketCodeOf,
  marketName,
  marketPlace,
  plural,
  points,
  sizesOf,
  type WayOfModels,
} from "@standings/domain";
import type { ReactNode } from "react";
import { ColumnName, HEAVY_RULE, Table } from "../../../components/ui/table.tsx";
import { WithAnswers } from "../answers/opens-answers.tsx";
import { ToldHow } from "./told-how.tsx";

export interface GridOf {
  readonly brand: BrandRecord;
  readonly filters: BrandFilters;
  readonly table: BrandMarkets;
}

/** What every cell has, of whatever it tells. */
interface AnyCell {
  readonly answers: number;
  readonly ways: readonly WayOfModels[];
  readonly difference: MarketDifference | null;
}

interface GridRow<Cell> {
  readonly id: string;
  /** What it asks. */
  readonly name: string;
  readonly cells: readonly (Cell | null)[];
}

interface MarketsGridProps<Cell> extends GridOf {
  readonly caption: string;
  /** What a row is, and whether its name is its own words. */
  readonly what: string;
  readonly isQuoted: boolean;
  readonly rows: readonly GridRow<Cell>[];
  /** What a cell with answers shows. */
  readonly show: (cell: Cell, row: GridRow<Cell>) => ReactNode;
}

/** Rows by markets; the last column says what is told apart from the first market. */
export function MarketsGrid<Cell extends AnyCell>({
  caption,
  what,
  isQuoted,
  rows,
  show,
  ...of
}: MarketsGridProps<Cell>) {
  const { markets } = of.table;
  const [first] = markets;
  return (
    <Table isFixed className={`${HEAVY_RULE} max-lg:block`}>
      <caption className="sr-only">{caption}</caption>
      <thead className="max-lg:sr-only">
        <tr>
          <ColumnName className="text-left">{what}</ColumnName>
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
        {rows.map((row) => (
          <Row key={row.id} row={row} isQuoted={isQuoted} show={show} {...of} />
        ))}
      </tbody>
    </Table>
  );
}

const CELL = "py-3 pr-4 text-left align-middle lg:border-b lg:border-line max-lg:block max-lg:p-0";

interface RowProps<Cell> extends GridOf, Pick<MarketsGridProps<Cell>, "show" | "isQuoted"> {
  readonly row: GridRow<Cell>;
}

function Row<Cell extends AnyCell>({
  row,
  isQuoted,
  show,
  brand,
  filters,
  table: { markets },
}: RowProps<Cell>) {
  const { name, cells } = row;
  return (
    <tr className="max-lg:grid max-lg:grid-cols-2 max-lg:gap-x-4 max-lg:gap-y-3 max-lg:border-b max-lg:border-line max-lg:py-4">
      <th scope="row" className={`${CELL} font-text max-lg:col-span-2`}>
        <span className="line-clamp-3 font-medium wrap-anywhere">{isQuoted ? `“${name}”` : name}</span>
      </th>
      {markets.map(({ market }, nth) => {
        const cell = cells[nth] ?? null;
        return (
          <td key={marketCodeOf(market)} className={CELL}>
            <span className="block pb-1 text-xs text-ink-3 lg:sr-only">{market && marketName(market)}</span>
            {cell === null ? (
              <span className="text-sm text-ink-3">Not asked here</span>
            ) : (
              <WithAnswers brandId={brand.id} filters={{ ...filters, market: marketCodeOf(market) }}>
                {show(cell, row)}
                {cell.answers > 0 && <ToldHow ways={cell.ways} market={market} />}
              </WithAnswers>
            )}
          </td>
        );
      })}
      {markets.length > 1 && (
        <td className={`${CELL} text-sm text-pretty max-lg:col-span-2`}>
          {verdictOf(
            cells,
            markets.map(({ market }) => market),
          )}
        </td>
      )}
    </tr>
  );
}

/** "Japan 22 points less (9–34)": the markets that are told apart from the first. */
function verdictOf(cells: readonly (AnyCell | null)[], markets: readonly (Market | null)[]): string {
  const apart = cells.flatMap((cell, nth) => {
    const market = markets[nth];
    if (!market || !cell?.difference?.isApart) return [];
    const { value, range } = cell.difference;
    const size = plural(Number(points(Math.abs(value))), "point");
    return [
      `${marketPlace(market)} ${size} ${value < 0 ? "less" : "more"}${range ? ` (${sizesOf(range)})` : ""}`,
    ];
  });
  if (apart.length > 0) return apart.join(", ");
  return cells.some((cell) => cell?.difference) ? "can’t be told apart" : "";
}
