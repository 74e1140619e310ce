import { plural, pointRange, sharePercent, type TopicCell } from "@standings/domain";
import { IntervalPlot } from "../../../components/chart/interval-plot.tsx";
import { TitledSection } from "../../../components/ui/titled-section.tsx";
import { OpensAnswers } from "../answers/opens-answers.tsx";
import { type GridOf, MarketsGrid } from "./markets-grid.tsx";

/** The topics that visits ask, in every market: how often the brand is listed, however buyers ask. */
export function TopicGrid(of: GridOf) {
  return (
    <TitledSection title="Topic by topic" heading="pb-3.5">
      <p className="max-w-160 pb-3.5 text-sm text-pretty text-ink-3">
        How often it is listed, or named where a topic asks in plain words, with a range over ways of asking.
        Each market asks wordings of its own; topics of the same name stand in one row, and a difference is
        told only where it is more than chance over the whole table.
      </p>
      <MarketsGrid
        {...of}
        caption="Topics by market, over the last four weeks"
        what="Topic"
        isQuoted={false}
        rows={of.table.topics.map(({ name, form, cells }) => ({
          id: cells.map((cell) => cell?.topicId).join(" "),
          name,
          cells: cells.map((cell) => cell && { ...cell, isPlain: form === "natural" }),
        }))}
        show={(cell, { name }) => <Cell cell={cell} name={name} />}
      />
    </TitledSection>
  );
}

interface CellProps {
  readonly cell: TopicCell & { readonly isPlain: boolean };
  readonly name: string;
}

function Cell({ cell, name }: CellProps) {
  const { topicId, wordings, answers, foundIn, figure, isPlain } = cell;
  if (figure === null)
    return (
      <span className="text-sm text-ink-3">
        {answers === 0 ? "No answers yet" : "Too few of its wordings were asked"}
      </span>
    );
  const { value, overWordings } = figure;
  return (
    <span className="block text-sm tabular-nums">
      <b className="font-strong">{sharePercent(value)}</b>{" "}
      <span className="text-ink-3">{overWordings ? pointRange(overWordings) : "no range"}</span>
      <IntervalPlot value={value} range={overWordings} />
      <OpensAnswers
        of={{ topicId, behind: isPlain ? "plain" : "listed" }}
        title={isPlain ? `Plain answers to “${name}” that speak of it` : `Answers to “${name}” that list it`}
      >
        {foundIn} of {answers}
      </OpensAnswers>{" "}
      <span className="text-ink-3">
        {isPlain && "plain answers "}in {plural(wordings, "wording")}
      </span>
    </span>
  );
}
