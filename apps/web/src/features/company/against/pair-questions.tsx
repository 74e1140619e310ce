import { type Against, type PairOutcome, type PairQuestion, plural } from "@standings/domain";
import { TableProperties } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Chip } from "../../../components/ui/chip.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { PairRows } from "./pair-rows.tsx";
import { PairTable } from "./pair-table.tsx";

const FIRST = 8;

/** Questions that list both, in the order of their outcomes. */
const BOTH = ["below", "level", "above"] as const;

/** Every question: both strips where both are listed, and a line where only one is. */
export function PairQuestions({ against }: { against: Against }) {
  const { questions, company, other } = against;
  const [filter, setFilter] = useState<PairOutcome | null>(null);
  const [isWhole, setWhole] = useState(false);
  const [isTable, setTable] = useState(false);
  const both = questions.filter(({ outcome }) => isBoth(outcome));
  const listed = filter === null ? both : both.filter(({ outcome }) => outcome === filter);
  const shown = isWhole ? listed : listed.slice(0, FIRST);
  const names = { below: `${other.name} ahead`, level: "Equally often", above: `${company.name} ahead` };
  return (
    <section className="min-w-0" aria-labelledby="pair-questions">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 pb-3">
        <h2 id="pair-questions" className="text-xl font-strong">
          Question by question
        </h2>
        {both.length > 0 && (
          <div role="toolbar" aria-label="Who is ahead" className="flex flex-wrap gap-2">
            <Chip kind="filter" aria-pressed={filter === null} onClick={() => setFilter(null)}>
              All that list both <span className="tabular-nums">{both.length}</span>
            </Chip>
            {BOTH.map((outcome) => {
              const count = both.filter((question) => question.outcome === outcome).length;
              return (
                count > 0 && (
                  <Chip
                    key={outcome}
                    kind="filter"
                    className="max-w-full"
                    aria-pressed={filter === outcome}
                    onClick={() => setFilter(outcome)}
                  >
                    <span className="truncate">{names[outcome]}</span>{" "}
                    <span className="tabular-nums">{count}</span>
                  </Chip>
                )
              );
            })}
          </div>
        )}
      </div>
      {both.length === 0 ? (
        <p className="border-t-2 border-line-ink pt-3 text-ink-2">No question lists both.</p>
      ) : isTable ? (
        <PairTable against={against} questions={shown} />
      ) : (
        <PairRows against={against} questions={shown} />
      )}
      <div className="flex flex-wrap items-center justify-between gap-2 pt-4 empty:hidden">
        {listed.length > shown.length ? (
          <Button onClick={() => setWhole(true)}>
            Show {listed.length - shown.length} more that list both
          </Button>
        ) : (
          <span />
        )}
        {both.length > 0 && (
          <Button variant="ghost" size="sm" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
            <Icon of={TableProperties} />
            {isTable ? "Show as strips" : "Show as table"}
          </Button>
        )}
      </div>
      <OnlyOne
        name={other.name}
        of="other"
        questions={questions.filter(({ outcome }) => outcome === "absent")}
      />
      <OnlyOne
        name={company.name}
        of="company"
        questions={questions.filter(({ outcome }) => outcome === "alone")}
      />
    </section>
  );
}

function isBoth(outcome: PairOutcome): boolean {
  return BOTH.some((one) => one === outcome);
}

interface OnlyOneProps {
  readonly name: string;
  readonly of: "company" | "other";
  readonly questions: readonly PairQuestion[];
}

/** Questions whose answers list one of the two alone. */
function OnlyOne({ name, of, questions }: OnlyOneProps) {
  const [isWhole, setWhole] = useState(false);
  if (questions.length === 0) return null;
  const shown = isWhole ? questions : questions.slice(0, FIRST);
  return (
    <div className="pt-8">
      <h3 className="border-b-2 border-line-ink pb-2 text-md font-strong wrap-anywhere">
        Only {name} is listed{" "}
        <span className="font-text text-ink-3">{plural(questions.length, "question")}</span>
      </h3>
      <ul className="gap-x-14 lg:columns-2">
        {shown.map((question) => (
          <li
            key={`${question.kind} ${question.prompt}`}
            className="flex break-inside-avoid items-baseline justify-between gap-4 border-b border-line py-2.5"
          >
            <span className="line-clamp-2 min-w-0 font-medium wrap-anywhere" title={question.prompt}>
              “{question.prompt}”
            </span>
            <span className="flex-none text-sm text-ink-3 tabular-nums">{placesText(question, of)}</span>
          </li>
        ))}
      </ul>
      {questions.length > shown.length && (
        <Button className="mt-4" onClick={() => setWhole(true)}>
          Show {questions.length - shown.length} more
        </Button>
      )}
    </div>
  );
}

/** "in 3 of 5, average 2.2", or "#4, one answer". */
function placesText({ places, answers }: PairQuestion, of: "company" | "other"): string {
  const ranks = places.flatMap((place) => place[of] ?? []);
  const [first = 0] = ranks;
  if (answers === 1) return `#${first}, one answer`;
  const average = ranks.reduce((sum, rank) => sum + rank, 0) / Math.max(1, ranks.length);
  return `in ${ranks.length} of ${answers}, ${ranks.length === 1 ? `#${first}` : `average ${average.toFixed(1)}`}`;
}
