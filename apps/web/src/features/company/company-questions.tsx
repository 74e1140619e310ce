import type { CompanyOverview, CompanySuggestion, QuestionListing } from "@standings/domain";
import { TableProperties } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { FileButtons } from "../../components/file-buttons.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Chip } from "../../components/ui/chip.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { PartFailed } from "../../components/ui/load-failed.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { useCatalogue } from "../../lib/html/catalogue.tsx";
import { Choice } from "./choice.tsx";
import { LeftOut } from "./left-out.tsx";
import { NoPrompts } from "./no-prompts.tsx";
import { PromptList } from "./prompt-list.tsx";
import { QuestionsTable } from "./questions-table.tsx";
import { useCompanyView } from "./use-company-view.ts";
import { useField } from "./use-field.ts";
import type { QuestionPages } from "./use-questions.ts";

const SORTS = [
  ["", "Newest first"],
  ["oldest", "Oldest first"],
  ["rank", "Best rank first"],
  ["asked", "Most asked first"],
] as const;

const RANGES = [
  ["", "Any time"],
  [7, "Last 7 days"],
  [30, "Last 30 days"],
  [90, "Last 90 days"],
  [365, "Last year"],
] as const;

const AddQuestion = lazy(() =>
  import("./add-question.tsx").then((module) => ({ default: module.AddQuestion })),
);

const LISTINGS = [
  { id: undefined, label: "All" },
  { id: "listed", label: "Listed" },
  { id: "not_listed", label: "Not listed" },
] as const;

interface QuestionsProps {
  readonly company: CompanySuggestion;
  /** Undefined when it could not be loaded. */
  readonly overview: CompanyOverview | undefined;
  readonly questions: QuestionPages;
}

/** All questions of the field, each once, in the chosen order and range. */
export function Questions({ company, overview, questions }: QuestionsProps) {
  const catalogue = useCatalogue();
  const { view, change } = useCompanyView();
  const { days, listing, answeredBy } = view;
  const [isTable, setTable] = useState(false);
  const models =
    overview?.models.map(({ modelId }) => [modelId, catalogue.modelName(modelId)] as const) ?? [];
  const rows = questions.data?.pages.flatMap((page) => page.questions);
  const last = questions.data?.pages.at(-1);
  const isEverything = days === undefined && listing === undefined && answeredBy === undefined;
  const { sort = "newest" } = view;
  const file = { ...useField(company.domain), sort, days, listing, modelId: answeredBy };
  const all = last && last.listed + last.notListed;
  return (
    <section className="min-w-0" aria-labelledby="prompts-heading">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-3">
        <h2 id="prompts-heading" className="text-xl font-strong">
          All Search Prompts{all !== undefined && ` (${all})`}
        </h2>
        <Suspense fallback={<span className="h-10 w-37" />}>
          <AddQuestion company={company} />
        </Suspense>
      </div>
      {last && (all !== 0 || !isEverything) && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b-2 border-line-ink pb-3">
          <div role="toolbar" aria-label="Listed or not" className="flex flex-wrap gap-2">
            {LISTINGS.map(({ id, label }) => (
              <Chip
                key={label}
                kind="filter"
                aria-pressed={listing === id}
                onClick={() => change({ listing: id })}
              >
                {label} <span className="tabular-nums">{countOf(last, id)}</span>
              </Chip>
            ))}
          </div>
          <div className="flex flex-wrap gap-1 max-sm:-ml-2">
            <Choice
              label="Order"
              value={view.sort ?? ""}
              options={SORTS}
              onChoose={(chosen) => change({ sort: chosen })}
            />
            <Choice
              label="Model of the answers"
              value={answeredBy ?? ""}
              options={[["", "All models"], ...models]}
              onChoose={(chosen) => change({ answeredBy: chosen })}
            />
            <Choice
              label="Range"
              value={days ?? ""}
              options={RANGES}
              onChoose={(chosen) => change({ days: chosen })}
            />
          </div>
        </div>
      )}
      {questions.isError ? (
        <PartFailed what="Could not load the prompts." onRetry={() => void questions.refetch()} />
      ) : !rows ? null : rows.length > 0 ? (
        <>
          {isTable ? (
            <QuestionsTable company={company} questions={rows} />
          ) : (
            <PromptList company={company} questions={rows} />
          )}
          <div className="flex flex-wrap items-center justify-between gap-2 pt-3">
            <Button variant="ghost" size="sm" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
              <Icon of={TableProperties} />
              {isTable ? "Show as strips" : "Show as table"}
            </Button>
            <span className="flex flex-wrap">
              <FileButtons path="/api/company/questions/export" query={file} />
            </span>
          </div>
        </>
      ) : isEverything ? (
        <NoPrompts company={company} />
      ) : (
        <div className="pt-5">
          <Notice
            level={3}
            title={listing === undefined ? "No prompts in this range" : "No such prompts"}
            actions={
              <Button onClick={() => change({ days: undefined, listing: undefined, answeredBy: undefined })}>
                {listing === undefined ? "Show any time" : "Show all"}
              </Button>
            }
          />
        </div>
      )}
      {questions.hasNextPage && (
        <Button
          className="mt-4"
          pending={questions.isFetchingNextPage}
          onClick={() => void questions.fetchNextPage()}
        >
          Load more
        </Button>
      )}
      <LeftOut company={company} questions={overview?.leftOut ?? []} />
    </section>
  );
}

interface Counts {
  readonly listed: number;
  readonly notListed: number;
}

function countOf({ listed, notListed }: Counts, listing: QuestionListing | undefined): number {
  if (listing === undefined) return listed + notListed;
  return listing === "listed" ? listed : notListed;
}
