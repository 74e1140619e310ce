import type { BrandPrompt } from "@standings/domain";
import { useId } from "react";

interface PromptChoiceProps {
  readonly legend: string;
  readonly prompts: readonly BrandPrompt[];
  readonly chosen: readonly string[];
  readonly error?: string | null;
  readonly onChange: (promptIds: readonly string[]) => void;
}

/** Prompts to choose from; a long list scrolls in itself. */
export function PromptChoice({ legend, prompts, chosen, error = null, onChange }: PromptChoiceProps) {
  const errorId = useId();
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <fieldset className="min-w-0">
      <legend className="pb-1.5 text-sm font-medium">
        {legend} <span className="text-ink-3 tabular-nums">{chosen.length}</span>
      </legend>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard */}
      <ul className="max-h-75 overflow-y-auto rounded-2 border border-line" tabIndex={0} aria-label={legend}>
        {prompts.map(({ id, prompt, label }) => (
          <li key={id} className="border-b border-line last:border-b-0">
            <label className="flex min-h-10 cursor-pointer items-center gap-2.5 px-3 py-1.5 hover:bg-hover">
              <input
                type="checkbox"
                className="size-4 flex-none accent-ink"
                aria-invalid={error !== null}
                aria-describedby={error === null ? undefined : errorId}
                checked={chosen.includes(id)}
                onChange={() => toggle(id)}
              />
              <span className="min-w-0 flex-1 wrap-anywhere">{prompt}</span>
              {label !== null && <span className="text-xs text-ink-3">{label}</span>}
            </label>
          </li>
        ))}
        {prompts.length === 0 && <li className="px-3 py-2.5 text-sm text-ink-3">No prompt is left.</li>}
      </ul>
      {error !== null && (
        <p id={errorId} className="pt-1.5 text-sm text-bad">
          {error}
        </p>
      )}
    </fieldset>
  );
}
