import {
  capitalised,
  EXAMPLE_ANSWERS,
  EXAMPLE_FIGURES,
  EXAMPLE_ROUNDS,
  exampleName,
  exampleRanking,
  meanOverlap,
  numberWord,
  plural,
  pointRange,
  points,
  rankRange,
  share,
} from "@standings/domain";
import { ColumnName, HEAVY_RULE, Table } from "../../../components/ui/table.tsx";
import { RangePlot } from "../range-plot.tsx";
import { Section } from "../section.tsx";

const MODELS = [...new Set(EXAMPLE_ANSWERS.map(({ modelId }) => modelId))];
const FIRST = EXAMPLE_ANSWERS.filter(({ round }) => round === 1);
const CELL = "border-b border-line py-2 align-middle";

/** Three invented models, seven invented companies; every figure is made by the product's own functions. */
export function Example() {
  const overlap = meanOverlap(FIRST.map(({ results }) => results.map(({ domain }) => domain)));
  const { sentence, stability, agreement, entries } = EXAMPLE_FIGURES;
  const leaders = entries.filter(({ place }) => place?.tier === 1);
  return (
    <Section id="example">
      <p>
        {capitalised(numberWord(MODELS.length))} invented models are asked once. The first answers{" "}
        {FIRST[0]?.results.map(({ name }) => name).join(", ")}; the second{" "}
        {FIRST[1]?.results.map(({ name }) => name).join(", ")}; the third{" "}
        {FIRST[2]?.results.map(({ name }) => name).join(", ")}. Added up:{" "}
        {exampleRanking()
          .map(({ name, points: sum }) => `${name} ${sum}`)
          .join(", ")}{" "}
        points. Two of the lists share {share(overlap ?? 0)}. It looks settled: a first, a second, a third.
        Now the same question {EXAMPLE_ROUNDS} times, {plural(EXAMPLE_ANSWERS.length, "answer")} in all:
      </p>
      <Study />
      <p>
        “{sentence}” The first {numberWord(leaders.length)} share a tier: over these answers the lead of{" "}
        {exampleName(entries[0]?.key ?? "")} is no more than luck could make. That{" "}
        {exampleName(leaders.at(-1)?.key ?? "")} stands above{" "}
        {exampleName(entries[leaders.length]?.key ?? "")} is more than luck. Each model repeats{" "}
        {points(stability.value)}% of its own list, two models share {points(agreement.value)}%: they do not
        really differ.
      </p>
    </Section>
  );
}

function Study() {
  return (
    <Table isFixed className={`${HEAVY_RULE} text-base text-ink tabular-nums`}>
      <caption className="sr-only">
        A study of {EXAMPLE_ROUNDS} rounds: scores with ranges, ranks and tiers
      </caption>
      <thead>
        <tr>
          <ColumnName className="w-20 text-left sm:w-28">Company</ColumnName>
          <ColumnName className="text-left">Score and range, 0 to 100</ColumnName>
          <ColumnName className="w-22 text-right max-sm:hidden">Listed</ColumnName>
          <ColumnName className="w-12 text-right sm:w-16">Ranks</ColumnName>
          <ColumnName className="w-10 text-right sm:w-14">Tier</ColumnName>
        </tr>
      </thead>
      <tbody>
        {EXAMPLE_FIGURES.entries.map(({ key, score, rank, place }) => (
          <tr key={key} className={(place?.tier ?? 1) % 2 === 0 ? "bg-sunken" : ""}>
            <th scope="row" className={`${CELL} text-left font-medium`}>
              {exampleName(key)}
            </th>
            <td className={CELL}>
              <div className="grid items-center gap-x-4 sm:grid-cols-[minmax(0,1fr)_92px]">
                <RangePlot {...score} />
                <span className="text-right whitespace-nowrap">
                  <strong>{points(score.value)}</strong>{" "}
                  <span className="text-sm text-ink-3">{score.range && pointRange(score.range)}</span>
                </span>
              </div>
            </td>
            <td className={`${CELL} text-right text-ink-2 max-sm:hidden`}>
              {rank.listed} of {rank.answers}
            </td>
            <td className={`${CELL} text-right`}>{place && rankRange(place)}</td>
            <td className={`${CELL} text-right`}>{place?.tier}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
