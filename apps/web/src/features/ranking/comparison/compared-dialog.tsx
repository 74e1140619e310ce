import { readColumn } from "@standings/domain";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { RankBadge } from "../../../components/ui/rank-badge.tsx";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { EntryFrame } from "../entry/entry-frame.tsx";
import type { Mention, Standings } from "../standings.ts";

const PROMPT_NUMBERS = [1, 2] as const;

interface ComparedDialogProps {
  /** The company's row in either answer, best rank first; at least one. */
  readonly mentions: readonly Mention[];
  readonly prompts: readonly string[];
  readonly standings: Standings;
  readonly onClose: () => void;
}

/** One company in both answers: its rank for each prompt and the model's text about it. */
export function ComparedDialog({ mentions, prompts, standings, onClose }: ComparedDialogProps) {
  const catalogue = useCatalogue();
  const [best] = mentions;
  if (!best) return null;
  const { entry, columnId } = best;
  const { modelId } = readColumn(columnId);
  return (
    <EntryFrame kind="company" entry={entry} onClose={onClose}>
      <p className="flex items-center gap-2 pt-4 text-sm text-ink-2">
        <ModelDisc model={modelId} />
        Ranked by {catalogue.modelName(modelId)}
      </p>
      <ul>
        {PROMPT_NUMBERS.map((no) => (
          <Answer
            key={no}
            no={no}
            prompt={prompts[no - 1] ?? ""}
            mention={mentions.find((mention) => readColumn(mention.columnId).promptNo === no)}
            isCensored={standings.isCensored}
          />
        ))}
      </ul>
    </EntryFrame>
  );
}

interface AnswerProps {
  readonly no: number;
  readonly prompt: string;
  readonly mention: Mention | undefined;
  readonly isCensored: boolean;
}

function Answer({ no, prompt, mention, isCensored }: AnswerProps) {
  return (
    <li className="border-b border-line py-4 last:border-0">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-4">
        <div>
          <p className="text-xs text-ink-3">Prompt {no}</p>
          <h3 className="line-clamp-3 font-strong break-words" title={prompt}>
            “{prompt}”
          </h3>
        </div>
        {mention ? (
          <RankBadge rank={mention.entry.rank} prefix="#" size="lg" />
        ) : (
          <span className="text-sm text-ink-3">{isCensored ? "Not shown" : "Not listed"}</span>
        )}
      </div>
      {mention?.entry.description && (
        <p className="mt-2 break-words text-ink-2">{mention.entry.description}</p>
      )}
      {mention?.entry.rationale && <p className="mt-1 break-words text-ink-2">“{mention.entry.rationale}”</p>}
    </li>
  );
}
