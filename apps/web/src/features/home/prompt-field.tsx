import { PROMPT_MAX_LENGTH } from "@standings/domain";
import { CircleAlert } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type ReactNode, useRef, useState } from "react";
import { Icon } from "../../components/ui/icon.tsx";
import { KeyCap } from "../../components/ui/marks.tsx";
import { useEarlyText } from "../../lib/hooks.ts";
import type { usePromptField } from "../../lib/search/use-prompt-field.ts";
import { ExampleButton, HERO_INPUT } from "./example-button.tsx";
import { useExample } from "./suggestions.ts";

/** The bar's `/` key falls back to this field. */
export const PROMPT_FIELD_ID = "hero-prompt";

interface PromptFieldProps {
  readonly id?: string;
  readonly label?: string;
  readonly examples: readonly string[];
  readonly field: ReturnType<typeof usePromptField>;
  readonly onSubmit: (event: FormEvent) => void;
  /** One of two fields: side by side, on a phone one above the other. */
  readonly isHalf?: boolean;
  /** Shown below the field on a phone, where there is no key to press. */
  readonly phoneAction?: ReactNode;
}

/**
 * The question field. While empty it shows rotating examples; → or a click takes one. Its height is fixed, and longer
 * prompts scroll, so that nothing below moves while somebody types.
 */
export function PromptField({
  id = PROMPT_FIELD_ID,
  label = "Your buyers’ question",
  examples,
  field,
  onSubmit,
  isHalf = false,
  phoneAction,
}: PromptFieldProps) {
  const input = useRef<HTMLTextAreaElement>(null);
  const [held, setHeld] = useState(false);
  useEarlyText(input, field.value, field.type);
  const empty = field.value === "";
  const example = useExample(examples, empty && !held);
  const take = () => {
    field.set(example);
    input.current?.focus();
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") onSubmit(event);
    if (event.key === "ArrowRight" && empty) {
      event.preventDefault();
      take();
    }
    if (event.key === "Escape") event.currentTarget.blur();
  };
  return (
    <div className="px-4 pt-2.5 pb-2 sm:px-6 sm:pt-3">
      <label className="sr-only" htmlFor={id}>
        {label}
      </label>
      <div className={`relative py-1.5 sm:h-25.5 ${isHalf ? "h-15 text-lg" : "h-21 text-question-field"}`}>
        {empty && <ExampleButton example={example} onTake={take} onHold={setHeld} />}
        <textarea
          ref={input}
          id={id}
          name={id}
          rows={1}
          autoComplete="off"
          enterKeyHint="go"
          aria-invalid={field.error !== null}
          aria-describedby={`${id}-help`}
          className={`${HERO_INPUT} h-full resize-none [scrollbar-width:thin] max-sm:text-md/6 ${empty ? "pointer-events-none" : ""}`}
          value={field.value}
          onChange={({ target }) => field.type(target.value, target)}
          onKeyDown={press}
        />
      </div>
      <div id={`${id}-help`} className="flex min-h-5 items-center justify-between gap-4 text-xs text-ink-3">
        {field.error ? (
          <p role="alert" className="flex items-center gap-1.5 text-bad">
            <Icon of={CircleAlert} size="sm" />
            {field.error}
          </p>
        ) : (
          <>
            <p className={`max-sm:hidden ${empty ? "" : "invisible"}`}>
              Press <KeyCap>→</KeyCap> to use this example
            </p>
            <div className="sm:hidden">{phoneAction}</div>
          </>
        )}
        <p className={field.length > PROMPT_MAX_LENGTH ? "text-bad" : undefined}>
          {field.length} / {PROMPT_MAX_LENGTH}
        </p>
      </div>
    </div>
  );
}
