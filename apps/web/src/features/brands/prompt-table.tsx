import {
  type BrandOverview,
  type PageCitations,
  type PromptRow,
  plural,
  pointRange,
  sharePercent,
  type Verdict,
  verdictSentence,
  withoutAnswers,
} from "@standings/domain";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { CompanyLogo } from "../../components/brand/company-logo.tsx";
import { IntervalPlot } from "../../components/chart/interval-plot.tsx";
import { Button } from "../../components/ui/button.tsx";
import { RankBadge } from "../../components/ui/rank-badge.tsx";
import { ColumnName, HEAVY_RULE, Table } from "../../components/ui/table.tsx";
import { OpensAnswers } from "./answers/opens-answers.tsx";
import { SparkLine } from "./chart/spark-line.tsx";
import { FilteredRows, type RowFilters } from "./filtered-rows.tsx";
import { KindWord } from "./kind-word.tsx";

const FILTERS: RowFilters<PromptRow> = [
  { label: "All", isShown: () => true, empty: "No prompt is tracked." },
  {
    label: "Real changes",
    isShown: ({ verdict }) => verdict === "real",
    empty: "No change is told as real in this span.",
  },
  {
    label: "Not listed",
    isShown: ({ place, listed }) => place === null && listed !== null,
    empty: "The brand is listed for every prompt.",
  },
];

/** Rows before a press shows all. */
const FIRST = 20;

interface PromptTableProps {
  readonly overview: BrandOverview;
  /** Strangers see the figures, not the answers. */
  readonly isLinked?: boolean;
}

/** Every tracked prompt: place, how often it is listed, its change, and whether that is real. */
export function PromptTable({ overview, isLinked = true }: PromptTableProps) {
  const [isWhole, setWhole] = useState(false);
  const rows = overview.prompts.toSorted(
    (a, b) =>
      (a.place ?? 1_000) - (b.place ?? 1_000) ||
      (b.score ?? -1) - (a.score ?? -1) ||
      (a.prompt < b.prompt ? -1 : 1),
  );
  const { name = "" } = overview.companies.find(({ isBrand }) => isBrand) ?? {};
  return (
    <div className="mt-14">
      <FilteredRows
        id="brand-prompts"
        title={overview.tracked.isAsked ? "Tracked prompts" : "Prompts, asked no more"}
        rows={rows}
        filters={FILTERS}
      >
        {(shown) => (
          <>
            <Table isFixed className={`${HEAVY_RULE} max-lg:block`}>
              <caption className="sr-only">Prompts, by place over the last four weeks</caption>
              <thead className="max-lg:sr-only">
                <tr>
                  <ColumnName className="text-left">Prompt</ColumnName>
                  <ColumnName className="w-20 text-left">Place</ColumnName>
                  <ColumnName className="w-42 text-left">Score over time</ColumnName>
                  <ColumnName className="w-34 text-left">Listed</ColumnName>
                  <ColumnName className="w-45 text-center">Change, ±25 points</ColumnName>
                  <ColumnName className="w-30 text-left">Verdict</ColumnName>
                  <ColumnName className="w-40 text-left">First</ColumnName>
                </tr>
              </thead>
              <tbody className="max-lg:block">
                {shown.slice(0, isWhole ? undefined : FIRST).map((row) => (
                  <Row key={row.promptId} row={row} name={name} isLinked={isLinked} />
                ))}
              </tbody>
            </Table>
            {!isWhole && shown.length > FIRST && (
              <Button className="mt-4 print:hidden" onClick={() => setWhole(true)}>
                Show {shown.length - FIRST} more
              </Button>
            )}
          </>
        )}
      </FilteredRows>
    </div>
  );
}

const CELL = "py-3 pr-4 text-left align-middle lg:border-b lg:border-line max-lg:p-0";
const ROW =
  "relative max-lg:grid max-lg:grid-cols-[auto_minmax(0,1fr)] max-lg:items-center max-lg:gap-x-4 max-lg:gap-y-2 max-lg:border-b max-lg:border-line max-lg:py-4";

interface RowProps {
  readonly row: PromptRow;
  /** Of the brand. */
  readonly name: string;
  readonly isLinked: boolean;
}

function Row({ row, name, isLinked }: RowProps) {
  const {
    promptId,
    prompt,
    label,
    kind,
    question,
    place,
    trend,
    listed,
    change,
    verdict,
    first,
    studyId,
    page,
  } = row;
  if (listed === null) return <MuteRow row={row} told={withoutAnswers(row)} />;
  const told = verdictSentence(question, name);
  if (told !== null && question.kind === "names_nobody") return <MuteRow row={row} told={told} />;
  return (
    <tr className={ROW}>
      <th scope="row" className={`${CELL} font-text max-lg:order-2`}>
        {studyId !== null && isLinked ? (
          <Link
            to="/study/$id"
            params={{ id: studyId }}
            className="line-clamp-3 font-medium after:absolute after:inset-0 hover:underline"
          >
            “{prompt}”
          </Link>
        ) : (
          <span className="line-clamp-3 font-medium">“{prompt}”</span>
        )}
        <Labels label={label} kind={kind} />
        {page && <Page page={page} promptId={promptId} prompt={prompt} />}
        {told !== null && <span className="block text-xs text-pretty text-ink-2">{told}</span>}
      </th>
      <td className={`${CELL} max-lg:order-1`}>
        <RankBadge rank={place} prefix="#" size="page" />
      </td>
      <td className={`${CELL} max-lg:order-4 max-lg:col-span-2`}>
        <SparkLine values={trend} />
      </td>
      <td className={`${CELL} max-lg:order-5 max-lg:col-span-2`}>
        <span className="block text-sm">
          <OpensAnswers
            of={{ promptId, behind: "listed" }}
            title={`Answers to “${prompt}” that list it`}
            label={`${sharePercent(listed.value)} listed: answers to “${prompt}”`}
            className="relative z-1 font-strong"
          >
            {sharePercent(listed.value)}
          </OpensAnswers>{" "}
          {listed.range && <span className="text-ink-3">{pointRange(listed.range)}</span>}
          <span className="lg:sr-only"> listed</span>
        </span>
        <IntervalPlot value={listed.value} range={listed.range} />
      </td>
      <td className={`${CELL} max-lg:hidden`}>
        {change && (
          <IntervalPlot
            value={change.value}
            range={change.range}
            tone={verdict === "real" ? "real" : "unsure"}
          />
        )}
      </td>
      <td className={`${CELL} text-sm max-lg:order-6 max-lg:col-span-2`}>
        {change && (
          <span className={verdict === "real" ? "font-strong" : ""}>
            {change.value > -0.0005 ? "+" : "−"}
            {Math.abs(100 * change.value).toFixed(1)}{" "}
          </span>
        )}
        <span className={verdict === "real" ? "font-strong" : "text-ink-3"} title={MEANINGS[verdict]}>
          {VERDICTS[verdict]}
        </span>
      </td>
      <td className={`${CELL} max-lg:hidden`}>
        {first && (
          <span className="flex min-w-0 items-center gap-2 text-sm">
            <CompanyLogo domain={first.domain} name={first.name} loading="lazy" />
            <span className="truncate">{first.name}</span>
          </span>
        )}
      </td>
    </tr>
  );
}

/** What groups a prompt, and whom it names. */
function Labels({ label, kind }: Pick<PromptRow, "label" | "kind">) {
  if (label === null && kind === "open") return null;
  return (
    <span className="flex flex-wrap items-center gap-2 pt-0.5">
      {label !== null && <span className="text-xs text-ink-3">{label}</span>}
      <KindWord kind={kind} />
    </span>
  );
}

interface PageProps extends Pick<PromptRow, "promptId" | "prompt"> {
  readonly page: PageCitations;
}

/** The brand's page that is to be cited, and how often it is. */
function Page({ page: { url, cited, answers }, promptId, prompt }: PageProps) {
  const { pathname, search } = new URL(url);
  const how = cited === 0 ? `not cited in ${plural(answers, "answer")}` : `cited in ${cited} of ${answers}`;
  return (
    <span className="block text-xs text-ink-2">
      <span className="wrap-anywhere">{pathname + search}</span>{" "}
      {cited === 0 ? (
        how
      ) : (
        <OpensAnswers
          of={{ promptId, page: url }}
          title={`Answers to “${prompt}” that cite ${url}`}
          label={`${how} answers to “${prompt}”`}
          className="relative z-1"
        >
          {how}
        </OpensAnswers>
      )}
    </span>
  );
}

/** A prompt without answers, or to which models name nobody: a sentence in place of figures. */
function MuteRow({ row, told }: { readonly row: PromptRow; readonly told: string }) {
  const { promptId, prompt, label, kind, page } = row;
  return (
    <tr className={ROW}>
      <th scope="row" className={`${CELL} font-text max-lg:col-span-2`}>
        <span className="line-clamp-3 font-medium">“{prompt}”</span>
        <Labels label={label} kind={kind} />
        {page && <Page page={page} promptId={promptId} prompt={prompt} />}
      </th>
      <td colSpan={6} className={`${CELL} text-sm text-pretty text-ink-2 max-lg:col-span-2`}>
        {told}
      </td>
    </tr>
  );
}

const VERDICTS: Readonly<Record<Verdict, string>> = {
  real: "real",
  noise: "within noise",
  early: "too early",
};
const MEANINGS: Readonly<Record<Verdict, string>> = {
  real: "More than chance explains: an alert tells it",
  noise: "The same weeks asked again could show as much",
  early: "More visits are needed to tell it from chance",
};
