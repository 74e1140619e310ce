import { PROMPT_MAX_LENGTH } from "@standings/domain";
import { X } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { IconButton } from "../../../components/ui/button.tsx";
import { inputFrame } from "../../../components/ui/input-frame.tsx";
import { cleanField } from "../../../lib/search/use-prompt-field.ts";

interface DraftLineProps {
  /** From 1. */
  readonly number: number;
  readonly text: string;
  readonly problem: string | null;
  /** It has just been added. */
  readonly takesFocus: boolean;
  readonly onChange: (text: string) => void;
  readonly onRemove: () => void;
}

/** A prompt to change or remove; it grows with its text and holds one line. */
export function DraftLine({ number, text, problem, takesFocus, onChange, onRemove }: DraftLineProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (takesFocus) area.current?.focus();
  }, [takesFocus]);
  return (
    <li className="grid grid-cols-[24px_minmax(0,1fr)_40px] items-start gap-x-2">
      <span className="pt-2.5 text-right text-sm text-ink-3 tabular-nums" aria-hidden="true">
        {number}
      </span>
      <div className="min-w-0">
        <div className={inputFrame({ height: "auto", isFilled: true, isBad: problem !== null })}>
          <textarea
            ref={area}
            rows={1}
            value={text}
            maxLength={PROMPT_MAX_LENGTH}
            aria-label={`Prompt ${number}`}
            aria-invalid={problem !== null}
            aria-describedby={problem === null ? undefined : id}
            className="field-sizing-content min-h-10 w-full min-w-0 resize-none rounded-2 bg-transparent px-3 py-2.25 shadow-none outline-none max-sm:text-md/5"
            onChange={({ target }) => onChange(cleanField(target))}
            onKeyDown={(event) => {
              if (event.key === "Enter") event.preventDefault();
            }}
          />
        </div>
        {problem !== null && (
          <p id={id} className="mt-1 text-sm wrap-anywhere text-bad">
            {problem}
          </p>
        )}
      </div>
      <IconButton of={X} label={`Remove prompt ${number}`} title="Remove" onClick={onRemove} />
    </li>
  );
}
