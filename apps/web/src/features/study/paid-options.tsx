import {
  ANSWER_FIGURES,
  type ArmDifference,
  type Estimate,
  pointRange,
  points,
  type StudyFindings,
  type StudyRecord,
  share,
} from "@standings/domain";
import type { ReactNode } from "react";
import { IntervalPlot } from "../../components/chart/interval-plot.tsx";
import { ColumnName, HEAVY_RULE, Table } from "../../components/ui/table.tsx";

interface PaidOptionsProps {
  readonly record: StudyRecord;
  readonly findings: StudyFindings;
}

/** What the options of a study found that were paid for besides its lists: each a table with ranges. */
export function PaidOptions({ record: { focus }, findings }: PaidOptionsProps) {
  const { report, names, lift, volunteered } = findings;
  const rows = report.entries.map((entry) => ({
    ...entry,
    name: names[entry.key]?.name ?? entry.key,
    isFocus: entry.key === focus,
    added: lift[entry.key],
    unasked: volunteered[entry.key],
  }));
  const named = rows.flatMap(({ unasked, ...row }) => (unasked ? [{ ...row, unasked }] : []));
  const added = rows.flatMap(({ added: by, ...row }) => (by ? [{ ...row, added: by }] : []));
  return (
    <div className="grid gap-y-12 pt-12">
      {named.length > 0 && (
        <Option
          title="Named unasked"
          text="Who is named in answers in plain words, where nobody asks for a list, and how much more often in lists."
          columns={["Named", "Named first", "In lists", "A list adds"]}
          scale={<Scale ends={["0%", "50%", "100%"]} />}
          note={UNASKED}
        >
          {named.map(({ key, name, isFocus, unasked, listed }) => (
            <Row
              key={key}
              name={name}
              isFocus={isFocus}
              cells={[
                <Share key="named" of={unasked.named} />,
                <Share key="first" of={unasked.namedFirst} />,
                <Share key="listed" of={listed} />,
                <ListAdds key="less" less={unasked.less} />,
              ]}
              plot={<IntervalPlot value={unasked.named.value} range={unasked.named.range} />}
            />
          ))}
        </Option>
      )}
      {added.length > 0 && (
        <Option
          title="With and without web search"
          text="Points of 100 that web search adds to the score, in models that searched."
          columns={["Web search adds", "Finding"]}
          scale={<Scale ends={["−25", "0", "+25"]} />}
        >
          {added.map(({ key, name, isFocus, added: by }) => (
            <Row
              key={key}
              name={name}
              isFocus={isFocus}
              cells={[<Added key="added" by={by} />, <Finding key="finding" of={by} />]}
              plot={<IntervalPlot value={by.value} range={by.range} tone={isSeen(by) ? "real" : "unsure"} />}
            />
          ))}
        </Option>
      )}
    </div>
  );
}

const UNASKED =
  `Of what our matching finds ${share(ANSWER_FIGURES.precision.value)} are mentions, ` +
  `and it finds ${share(ANSWER_FIGURES.recall.value)} of them. A list adds: points of 100 by which it is listed more often when ` +
  "a list is asked for than named unasked, in models that answered both at least twice.";

interface OptionProps {
  readonly title: string;
  readonly text: string;
  readonly columns: readonly string[];
  /** Over the plots. */
  readonly scale: ReactNode;
  readonly note?: string;
  readonly children: ReactNode;
}

function Option({ title, text, columns, scale, note, children }: OptionProps) {
  return (
    <section aria-label={title}>
      <h2 className="text-lg font-strong">{title}</h2>
      <p className="pt-0.5 pb-3 text-sm text-pretty text-ink-2">{text}</p>
      <Table>
        <thead className={HEAVY_RULE}>
          <tr>
            <ColumnName className="text-left">Name</ColumnName>
            {columns.map((column) => (
              <ColumnName key={column} className="pl-3 text-right">
                {column}
              </ColumnName>
            ))}
            <td className="w-2/5 border-b border-line-2 pl-8 align-bottom max-sm:hidden">{scale}</td>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
      {note && <p className="pt-3 text-sm text-ink-3">{note}</p>}
    </section>
  );
}

/** The two ends of a plot and its middle. */
function Scale({ ends }: { readonly ends: readonly [string, string, string] }) {
  return (
    <span className="flex justify-between pb-2.5 text-xs text-ink-3 tabular-nums" aria-hidden="true">
      {ends.map((end) => (
        <span key={end}>{end}</span>
      ))}
    </span>
  );
}

interface RowProps {
  readonly name: string;
  readonly isFocus: boolean;
  readonly cells: readonly ReactNode[];
  readonly plot: ReactNode;
}

const CELL = "border-b border-line py-2.5";

function Row({ name, isFocus, cells, plot }: RowProps) {
  return (
    <tr className="data-focus:bg-mark-tint" data-focus={isFocus || undefined}>
      <th scope="row" className={`${CELL} text-left font-medium wrap-anywhere`}>
        {name}
      </th>
      {cells.map((cell, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells stand in the order of their columns
        <td key={nth} className={`${CELL} pl-3 text-right tabular-nums`}>
          {cell}
        </td>
      ))}
      <td className={`${CELL} overflow-hidden pl-8 max-sm:hidden`}>{plot}</td>
    </tr>
  );
}

/** "40% 20–63"; on a phone the range is on a line of its own. */
function Share({ of: { value, range } }: { readonly of: Estimate }) {
  return (
    <>
      <b className="font-strong">{share(value)}</b>
      {range && <Range>{pointRange(range)}</Range>}
    </>
  );
}

function Added({ by }: { readonly by: ArmDifference }) {
  const { value, range } = by;
  return (
    <>
      <b className={isSeen(by) ? "font-strong" : "font-medium text-ink-2"}>{signed(value)}</b>
      <Range>
        {signed(range.low)} to {signed(range.high)}
      </Range>
    </>
  );
}

/** Points of 100; told only where the range leaves no doubt about it. */
function ListAdds({ less }: { readonly less: ArmDifference | null }) {
  if (less === null) return <span className="text-ink-3">not told</span>;
  if (isSeen(less)) return <Added by={less} />;
  const { low, high } = less.range;
  return (
    <>
      <Finding of={less} />
      <Range>
        {signed(low)} to {signed(high)}
      </Range>
    </>
  );
}

function Range({ children }: { readonly children: ReactNode }) {
  return (
    <span className="pl-1.5 text-sm whitespace-nowrap text-ink-3 max-sm:block max-sm:text-xs">
      {" "}
      {children}
    </span>
  );
}

function Finding({ of: by }: { readonly of: ArmDifference }) {
  if (!isSeen(by)) return <span className="text-ink-3">no difference seen</span>;
  return <b className="font-medium">{by.value > 0 ? "search adds" : "search takes away"}</b>;
}

function isSeen({ range: { low, high } }: ArmDifference): boolean {
  return low > 0 || high < 0;
}

/** Of 100, with its sign. */
function signed(value: number): string {
  const size = points(Math.abs(value));
  return Number(size) === 0 ? "0" : `${value > 0 ? "+" : "−"}${size}`;
}
