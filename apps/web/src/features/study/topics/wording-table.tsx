import {
  asModelId,
  type ColumnId,
  type StudyRecord,
  studyColumn,
  type TopicFindings,
  type WordingFigure,
  wordingCountText,
  wordingKindText,
  wordingsByShare,
  wordingVerdictText,
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

/** Each wording with how many answers list or name the company in focus; a row opens its answers. */
export function WordingTable({ record, findings, onOpen }: WordingTableProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const rows = wordingsByShare(findings);
  return (
    <TitledSection title={`Answers by wording (${rows.length})`} heading="pb-2">
      {rows.some(({ verdict }) => verdict !== null) && (
        <p className="pb-3 text-sm text-pretty text-ink-3">
          A range is of that question alone, in the same words. Of many ranges some miss by chance.
        </p>
      )}
      <ul className={HEAVY_RULE}>
        {rows.map((wording) => {
          const isOpen = opened === wording.wordingId;
          return (
            <li key={wording.wordingId} className="border-b border-line">
              <button
                type="button"
                aria-expanded={isOpen}
                className="grid w-full gap-x-4 py-3 text-left hover:bg-hover sm:grid-cols-[minmax(0,1fr)_110px_150px_150px]"
                onClick={() => setOpened(isOpen ? null : wording.wordingId)}
              >
                <span className="break-words">“{wording.prompt}”</span>
                <span className="min-w-0 text-sm break-words text-ink-3">{wordingKindText(wording)}</span>
                <span className="text-sm tabular-nums">{wordingCountText(wording, findings.form)}</span>
                <span className="text-sm tabular-nums">{wordingVerdictText(wording, findings.form)}</span>
              </button>
              {isOpen && <Answers record={record} wording={wording} onOpen={onOpen} />}
            </li>
          );
        })}
      </ul>
    </TitledSection>
  );
}

function Answers({
  record,
  wording,
  onOpen,
}: Omit<WordingTableProps, "findings"> & { readonly wording: WordingFigure }) {
  const { modelName } = useCatalogue();
  const arm = record.topic?.form ?? "list";
  return (
    <ul className="flex flex-wrap gap-x-4 pb-3 text-sm">
      {wording.rounds.flatMap((round) =>
        record.models.map((modelId) => (
          <li key={`${modelId} ${round}`}>
            <TextButton
              touch="line"
              onClick={() => onOpen(studyColumn({ modelId: asModelId(modelId), round, arm }))}
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
