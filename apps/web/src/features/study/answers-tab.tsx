import {
  type ColumnId,
  FORM_NAMES,
  plural,
  type StudyAnswerView,
  type StudyArm,
  type StudyRecord,
  studyColumn,
} from "@standings/domain";
import { ModelDisc } from "../../components/brand/maker.tsx";
import { ColumnName } from "../../components/ui/table.tsx";
import { WideTable } from "../../components/ui/wide-table.tsx";
import { formatSeconds } from "../../lib/format.ts";
import { useCatalogue } from "../../lib/html/catalogue.tsx";

const ARM_NAMES: Readonly<Record<StudyArm, string>> = {
  ...FORM_NAMES,
  unsearched: "Asked without web search",
};

interface AnswersTabProps {
  readonly record: StudyRecord;
  readonly onOpen: (columnId: ColumnId) => void;
}

/** Every answer of a study, by round and model; each opens to its words. */
export function AnswersTab({ record, onOpen }: AnswersTabProps) {
  const { arms, answers } = record;
  if (answers.length === 0) return <p className="min-h-screen pt-8 text-ink-2">No answer has come yet.</p>;
  return (
    <div className="grid grid-cols-1 gap-10 pt-6">
      {arms.map((arm) => (
        <div key={arm}>
          {arms.length > 1 && <h2 className="pb-3 text-md font-strong">{ARM_NAMES[arm]}</h2>}
          <Rounds
            label={ARM_NAMES[arm]}
            record={record}
            answers={answers.filter((answer) => answer.arm === arm)}
            onOpen={onOpen}
          />
        </div>
      ))}
    </div>
  );
}

interface RoundsProps extends AnswersTabProps {
  readonly label: string;
  readonly answers: readonly StudyAnswerView[];
}

function Rounds({ label, record, answers, onOpen }: RoundsProps) {
  const catalogue = useCatalogue();
  const rounds = [...new Set(answers.map(({ round }) => round))].sort((a, b) => a - b);
  const { models } = record;
  return (
    <WideTable label={`${label}, by round`} className="min-w-160">
      <thead>
        <tr>
          <ColumnName className="w-18 border-t-2 border-t-line-ink pr-4 text-left">Round</ColumnName>
          {models.map((modelId) => (
            <ColumnName key={modelId} className="border-t-2 border-t-line-ink pr-4 text-left">
              <span className="inline-flex items-center gap-1.75">
                <ModelDisc model={modelId} size="sm" />
                {catalogue.modelName(modelId)}
              </span>
            </ColumnName>
          ))}
        </tr>
      </thead>
      <tbody>
        {rounds.map((round) => (
          <tr key={round}>
            <th scope="row" className="h-11 border-b border-line text-left font-medium tabular-nums">
              {round}
            </th>
            {models.map((modelId) => {
              const answer = answers.find((each) => each.round === round && each.modelId === modelId);
              return (
                <td key={modelId} className="h-11 border-b border-line pr-4 text-sm">
                  {answer ? <Answer answer={answer} record={record} onOpen={onOpen} /> : null}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </WideTable>
  );
}

/** Answers that do not count. */
const SAID: Partial<Record<StudyAnswerView["outcome"], string>> = { refused: "Declined", cut: "Cut off" };

function Answer({ answer, record, onOpen }: AnswersTabProps & { readonly answer: StudyAnswerView }) {
  const catalogue = useCatalogue();
  const { outcome, durationMs, detail } = answer;
  if (outcome === "failed") {
    return (
      <span className="text-bad" title={detail ?? undefined}>
        No answer
      </span>
    );
  }
  const leader = record.findings?.names[answer.keys[0] ?? ""]?.name;
  const said =
    SAID[outcome] ?? leader ?? (record.topic?.form === "natural" ? "Nobody that we know" : "Nobody");
  return (
    <button
      type="button"
      className="grid max-w-full justify-items-start text-left"
      title={`${plural(answer.keys.length, "entry", "entries")} in ${formatSeconds(durationMs)}`}
      onClick={() => onOpen(studyColumn(answer))}
    >
      <span className="max-w-full truncate underline decoration-line-2 underline-offset-3">{said}</span>
      <span className="sr-only">
        first in round {answer.round} of {catalogue.modelName(answer.modelId)}
      </span>
      <span className="text-xs text-ink-3 tabular-nums">
        {outcome === "answered" ? `mentions ${answer.keys.length}` : `${answer.keys.length} listed`}
      </span>
    </button>
  );
}
