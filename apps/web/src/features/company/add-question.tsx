import type { CompanySuggestion, NamedQuestion } from "@standings/domain";
import { PROMPT_MAX_LENGTH } from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useState } from "react";
import { TextFilter } from "../../components/search/text-filter.tsx";
import { Button } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { Popover, PopoverContent, PopoverTrigger } from "../../components/ui/popover.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { useChangeField } from "./use-change-field.ts";

/** Shorter texts are found everywhere. */
const MIN_LENGTH = 3;

/** Finds questions that somebody asked, to be added to the reader's field. */
export function AddQuestion({ company }: { company: CompanySuggestion }) {
  const [isOpen, setOpen] = useState(false);
  const { change } = useChangeField(company.domain);
  return (
    <Popover open={isOpen} onOpenChange={setOpen}>
      <PopoverTrigger asChild>
        <Button size="sm">
          <Icon of={Plus} />
          Add questions
        </Button>
      </PopoverTrigger>
      <PopoverContent label="Add questions to your field">
        <Finder
          onChoose={(question) => {
            setOpen(false);
            change(question, "added");
          }}
        />
      </PopoverContent>
    </Popover>
  );
}

function Finder({ onChoose }: { onChoose: (question: NamedQuestion) => void }) {
  const [text, setText] = useState("");
  const isAsked = text.trim().length >= MIN_LENGTH;
  const found = trpc.company.asked.useQuery(
    { text },
    { enabled: isAsked, placeholderData: keepPreviousData },
  );
  const questions = isAsked ? found.data?.questions : undefined;
  return (
    <>
      <TextFilter
        id="asked-question"
        label="Find an asked question"
        text={text}
        maxLength={PROMPT_MAX_LENGTH}
        onApply={setText}
      />
      <ul className="pt-1.5" aria-label="Questions found">
        {questions?.map((question) => (
          <li key={question.prompt}>
            <button
              type="button"
              className="w-full rounded-2 px-2.5 py-2 text-left text-sm wrap-anywhere hover:bg-hover"
              onClick={() => onChoose(question)}
            >
              “{question.prompt}”
            </button>
          </li>
        ))}
      </ul>
      <p className="px-2.5 pb-1 text-sm text-pretty text-ink-3" role="status">
        {statusOf({ isAsked, isError: found.isError, count: questions?.length })}
      </p>
    </>
  );
}

interface Found {
  readonly isAsked: boolean;
  readonly isError: boolean;
  /** Undefined while it is looked for. */
  readonly count: number | undefined;
}

function statusOf({ isAsked, isError, count }: Found): string {
  if (!isAsked) return "It joins your field alone; others see theirs.";
  if (isError) return "Could not look for questions.";
  if (count === undefined) return "Looking…";
  return count === 0 ? "Nobody asked such a question yet." : "";
}
