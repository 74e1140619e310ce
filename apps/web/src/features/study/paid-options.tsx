import {
  ANSWER_FIGURES,
  type ArmDifference,
  type Estimate,
  points,
  type StudyFindings,
  type StudyRecord,
  share,
} from "@standings/domain";
import type { ReactNode } from "react";
import { ColumnName, HEAVY_RULE, Table } from "../../components/ui/table.tsx";

interface PaidOptionsProps {
  readonly record: StudyRecord;
  readonly findings: StudyFindings;
}

/** What the options of a study found that were paid for besides its lists: each a table with ranges. */
export function PaidOptions({ record: { focus }, findings }: PaidOptionsProps) {
  const { report, names, lift, volunteered } = findings;
  const measured = report.entries.filter(({ key }) => key in lift || key in volunteered);
  const withLift = measured.filter(({ key }) => key in lift);
  const named = measured.filter(({ key }) => key in volunteered);
  const nameOf = (key: string) => names[key]?.name ?? key;
  return (
    <div className="grid gap-x-12 gap-y-8 pt-10 lg:grid-cols-2">
      {withLift.length > 0 && (
        <Option
          title="With and without web search"
          text="Points of 100 that web search adds to the score, in models that searched."
          columns={["Web search adds", "Range"]}
        >
          {withLift.map(({ key }) => (
            <Row key={key} name={nameOf(key)} isFocus={key === focus} cells={liftCells(lift[key])} />
          ))}
        </Option>
      )}
      {named.length > 0 && (
        <Option title="Named unasked" text={UNASKED} columns={["Named", "Named first", "In lists"]}>
          {named.map(({ key, listed }) => (
            <Row
              key={key}
              name={nameOf(key)}
              isFocus={key === focus}
              cells={[
                withRange(volunteered[key]?.mentioned),
                withRange(volunteered[key]?.namedFirst),
                withRange(listed),
              ]}
            />
          ))}
        </Option>
      )}
    </div>
  );
}

const UNASKED =
  "How many answers in plain words name it. Of what our matching finds " +
  `${share(ANSWER_FIGURES.precision.value)} are mentions, and it finds ${share(ANSWER_FIGURES.recall.value)} of them.`;

interface OptionProps {
  readonly title: string;
  readonly text: string;
  readonly columns: readonly string[];
  readonly children: ReactNode;
}

function Option({ title, text, columns, children }: OptionProps) {
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
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </Table>
    </section>
  );
}

interface RowProps {
  readonly name: string;
  readonly isFocus: boolean;
  readonly cells: readonly string[];
}

function Row({ name, isFocus, cells }: RowProps) {
  return (
    <tr className="data-focus:bg-mark-tint" data-focus={isFocus || undefined}>
      <th scope="row" className="border-b border-line py-2 text-left font-medium wrap-anywhere">
        {name}
      </th>
      {cells.map((cell, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: cells stand in the order of their columns
        <td key={nth} className="border-b border-line py-2 pl-3 text-right tabular-nums">
          {cell}
        </td>
      ))}
    </tr>
  );
}

function liftCells(lift: ArmDifference | undefined): string[] {
  if (!lift) return ["–", "–"];
  const { low, high } = lift.range;
  const isSeen = low > 0 || high < 0;
  return [isSeen ? signed(lift.value) : "no difference seen", `${signed(low)} to ${signed(high)}`];
}

/** Of 100, with its sign. */
function signed(value: number): string {
  const size = points(Math.abs(value));
  return Number(size) === 0 ? "0" : `${value > 0 ? "+" : "−"}${size}`;
}

/** "40 % (20–63)" */
function withRange(estimate: Estimate | undefined): string {
  if (!estimate) return "–";
  const { value, range } = estimate;
  return range ? `${share(value)} (${points(range.low)}–${points(range.high)})` : share(value);
}
