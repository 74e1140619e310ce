import {
  asModelId,
  type ColumnId,
  LEVEL_NAMES,
  type StudyRecord,
  stratumName,
  studyColumn,
  type TopicFindings,
  type WordingFigure,
} from "@standings/domain";
import { useState } from "react";
import { HEAVY_RULE } from "../../../components/ui/table.tsx";
import { TextButton } from "../../../components/ui/text-link.tsx";
import { TitledSection } from "../../../components/ui/titled-section.tsx";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";

interface WordingTableProps {
  readonly record: StudyRecord;
  readonly findings: TopicFindings;
  readonly onOpen: (columnId: ColumnId) => void;
}

/** Each wording with how many answers list the company in focus; a row opens its answers. */
export function WordingTable({ record, findings, onOpen }: WordingTableProps) {
  const { byWording, strata } = findings;
  const [opened, setOpened] = useState<string | null>(null);
  const rows = byWording.toSorted((a, b) => shareOf(b) - shareOf(a));
  return (
    <TitledSection title={`Wordings (${byWording.length})`} heading="pb-2">
      <ul className={HEAVY_RULE}>
        {rows.map((wording) => {
          const isOpen = opened === wording.wordingId;
          return (
            <li key={wording.wordingId} className="border-b border-line">
              <button
                type="button"
                aria-expanded={isOpen}
                className="grid w-full gap-x-4 py-3 text-left hover:bg-hover sm:grid-cols-[minmax(0,1fr)_80px_150px]"
                onClick={() => setOpened(isOpen ? null : wording.wordingId)}
              >
                <span className="break-words">“{wording.prompt}”</span>
                <span className="min-w-0 text-sm break-words text-ink-3">
                  {strata === "level" ? LEVEL_NAMES[wording.level] : stratumName(strata, wording.stratum)}
                </span>
                <span className="text-sm tabular-nums">{countText(wording)}</span>
              </button>
              {isOpen && <Answers record={record} wording={wording} onOpen={onOpen} />}
            </li>
          );
        })}
      </ul>
    </TitledSection>
  );
}

function shareOf({ listed, naming, answers }: WordingFigure): number {
  return answers === 0 ? -1 : (listed ?? naming) / answers;
}

function countText({ listed, naming, answers }: WordingFigure): string {
  if (answers === 0) return "no answer";
  return listed === null ? `${naming} of ${answers} name anybody` : `listed by ${listed} of ${answers}`;
}

function Answers({
  record,
  wording,
  onOpen,
}: Omit<WordingTableProps, "findings"> & { readonly wording: WordingFigure }) {
  const { modelName } = useCatalogue();
  return (
    <ul className="flex flex-wrap gap-x-4 pb-3 text-sm">
      {wording.rounds.flatMap((round) =>
        record.models.map((modelId) => (
          <li key={`${modelId} ${round}`}>
            <TextButton
              touch="line"
              onClick={() => onOpen(studyColumn({ modelId: asModelId(modelId), round, arm: "list" }))}
            >
              {modelName(modelId)}
              {wording.rounds.length > 1 && `, round ${round}`}
            </TextButton>
          </li>
        )),
      )}
    </ul>
  );
}
