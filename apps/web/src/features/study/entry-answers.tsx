import {
  type ColumnId,
  lessSentence,
  type ModelId,
  type StudyAnswerView,
  type StudyEntry,
  type StudyFindings,
  type StudyRecord,
  stancesText,
  studyColumn,
} from "@standings/domain";
import { ModelDisc } from "../../components/brand/maker.tsx";
import { CompanyLink } from "../../components/company/company-link.tsx";
import { useCatalogue } from "../../lib/html/catalogue.tsx";

interface EntryAnswersProps {
  readonly record: StudyRecord;
  readonly findings: StudyFindings;
  readonly entry: StudyEntry;
  readonly name: string;
  readonly onOpen: (columnId: ColumnId) => void;
}

/** The single answers behind an entry's figures: its rank in each, by model and round. */
export function EntryAnswers({ record, findings, entry, name, onOpen }: EntryAnswersProps) {
  const { key } = entry;
  const named = findings.names[key];
  const unasked = findings.volunteered[key];
  return (
    <div className="grid gap-3 px-4 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 className="font-strong">{name}, answer by answer</h3>
        {record.ranking === "company" && named && named.domain !== "" && (
          <CompanyLink company={named} className="text-sm underline decoration-line-2 underline-offset-3">
            All about {name}
          </CompanyLink>
        )}
      </div>
      <ul className="grid gap-1.5">
        {record.models.map((modelId) => (
          <ModelAnswers key={modelId} modelId={modelId} record={record} entry={entry} onOpen={onOpen} />
        ))}
      </ul>
      {unasked && (
        <p className="text-sm text-ink-2">
          Unasked, in answers in plain words: <span className="tabular-nums">{stancesText(unasked)}</span>.
          {unasked.less && ` ${lessSentence(unasked.less)}`}
        </p>
      )}
    </div>
  );
}

interface ModelAnswersProps extends Pick<EntryAnswersProps, "record" | "entry" | "onOpen"> {
  readonly modelId: ModelId;
}

function ModelAnswers({ modelId, record, entry, onOpen }: ModelAnswersProps) {
  const catalogue = useCatalogue();
  const own = record.answers
    .filter((answer) => answer.modelId === modelId && answer.arm === "list")
    .toSorted((a, b) => a.round - b.round);
  const figures = entry.byModel.find((model) => model.modelId === modelId);
  return (
    <li className="grid items-center gap-x-4 gap-y-1 sm:grid-cols-[150px_96px_minmax(0,1fr)]">
      <span className="flex min-w-0 items-center gap-2">
        <ModelDisc model={modelId} size="sm" />
        <span className="truncate">{catalogue.modelName(modelId)}</span>
      </span>
      <span className="text-sm text-ink-2 tabular-nums">
        {figures ? `${figures.rank.listed} of ${figures.rank.answers}` : "no answer"}
      </span>
      <span className="flex flex-wrap gap-1">
        {own.map((answer) => (
          <AnswerChip
            key={answer.round}
            answer={answer}
            rank={rankIn(answer, entry.key)}
            onOpen={() => onOpen(studyColumn(answer))}
          />
        ))}
      </span>
    </li>
  );
}

function rankIn({ keys, ranks }: StudyAnswerView, key: string): number | null {
  const own = keys.flatMap((known, nth) => (known === key ? (ranks[nth] ?? []) : []));
  return own.length === 0 ? null : Math.min(...own);
}

interface AnswerChipProps {
  readonly answer: StudyAnswerView;
  readonly rank: number | null;
  readonly onOpen: () => void;
}

const CHIP =
  "relative grid h-7 min-w-7 place-items-center rounded-1 px-1 text-xs tabular-nums after:absolute after:-inset-y-1.5 after:inset-x-0";

function AnswerChip({ answer: { outcome, round, detail }, rank, onOpen }: AnswerChipProps) {
  const isAnswer = outcome === "listed" || outcome === "nobody";
  const said = isAnswer
    ? rank === null
      ? "not listed"
      : `rank ${rank}`
    : outcome === "cut"
      ? "cut off"
      : outcome;
  const text = `Round ${round}: ${said}`;
  if (!isAnswer) {
    return (
      <span className={`${CHIP} text-bad inset-ring inset-ring-bad-line`} title={detail ?? text}>
        ×<span className="sr-only">{text}</span>
      </span>
    );
  }
  const look =
    rank === null ? "border border-dashed border-line-2 text-ink-3" : "bg-hover font-medium text-ink";
  return (
    <button
      type="button"
      className={`${CHIP} ${look} hover:bg-line-2`}
      title={text}
      aria-label={`${text}. Read the answer`}
      onClick={onOpen}
    >
      {rank ?? "–"}
    </button>
  );
}
