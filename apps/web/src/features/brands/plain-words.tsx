import {
  type BrandOverview,
  type CompanyInPlainWords,
  capitalised,
  numberWord,
  plainSentence,
  sharePercent,
} from "@standings/domain";
import { IntervalPlot } from "../../components/chart/interval-plot.tsx";
import { HEAVY_RULE } from "../../components/ui/table.tsx";
import { OpensAnswers } from "./answers/opens-answers.tsx";
import { VisibilityChart } from "./chart/visibility-chart.tsx";

interface PlainWordsProps {
  readonly name: string;
  readonly overview: BrandOverview;
}

/** Visits that make a line. */
const LEAST_VISITS = 4;

/** Whom models name that were asked for no list; nothing for brands that ask for lists alone. */
export function PlainWords({ name, overview }: PlainWordsProps) {
  const { plain, timeZone, visits, notes, alerts } = overview;
  if (plain === null) return null;
  const shares = plain.byVisit.filter((share) => share !== null);
  const own = plain.companies.filter(({ isBrand }) => isBrand);
  const companies = own.map((company) => ({ ...company, byVisit: plain.byVisit, line: plain.line }));
  return (
    <section
      aria-labelledby="brand-plain"
      className={`${HEAVY_RULE} mt-14 grid grid-cols-1 gap-x-14 gap-y-4 pt-4 wrap-anywhere lg:grid-cols-2`}
    >
      <div>
        <h2 id="brand-plain" className="text-lg font-strong">
          In plain words
        </h2>
        <p className="pt-0.5 text-pretty">{plainSentence(name, plain)}</p>
        <p className="pt-2 text-sm text-pretty text-ink-2">
          The same questions without asking for a list: who comes up by itself. These answers are in no figure
          of lists.
        </p>
      </div>
      <ul className="grid content-start gap-y-1" aria-label="Named in plain words">
        {plain.companies.map((company) => (
          <Row key={company.key} company={company} />
        ))}
      </ul>
      <div className="min-w-0 lg:col-span-2">
        <h3 className="font-strong">Over time</h3>
        {shares.length < LEAST_VISITS ? (
          <p className="text-ink-2 tabular-nums">{visitsSoFar(shares)}</p>
        ) : (
          <>
            <p className="text-sm text-pretty text-ink-3">
              Share of plain answers that name {name}, over four weeks, with its range. Open dots are single
              visits.
            </p>
            <VisibilityChart
              overview={{
                timeZone,
                visits,
                companies,
                notes,
                alerts: alerts.filter(({ type }) => type !== "change"),
              }}
              caption={`Share of plain answers that name ${name}, over four weeks up to each visit`}
              behind="plain"
            />
          </>
        )}
      </div>
    </section>
  );
}

/** "Two visits in this time: 38%, 40%" */
function visitsSoFar(shares: readonly number[]): string {
  const visits = `${capitalised(numberWord(shares.length))} ${shares.length === 1 ? "visit" : "visits"}`;
  return `${visits} in this time: ${shares.map(sharePercent).join(", ")}`;
}

function Row({ company }: { company: CompanyInPlainWords }) {
  const { key, name, isBrand, named } = company;
  const share = sharePercent(named.value);
  return (
    <li className="grid grid-cols-[minmax(0,9rem)_minmax(0,1fr)_3.5rem] items-center gap-3">
      <span className={`truncate ${isBrand ? "font-strong" : ""}`}>{name}</span>
      <IntervalPlot value={named.value} range={named.range} />
      <OpensAnswers
        of={{ behind: "plain", company: key }}
        title={`Plain answers that speak of ${name}`}
        label={`${share}: the plain answers that speak of ${name}`}
        className="justify-self-end tabular-nums"
      >
        {share}
      </OpensAnswers>
    </li>
  );
}
