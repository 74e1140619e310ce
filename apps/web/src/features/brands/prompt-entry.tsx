import {
  ERRORS,
  findPromptProblem,
  MAX_BRAND_LABEL,
  MAX_BRAND_PROMPTS,
  normalisePrompt,
  plural,
  promptKey,
} from "@standings/domain";
import { Upload } from "lucide-react";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { TextAreaField } from "../../components/ui/text-area-field.tsx";
import { type EnteredPrompt, readPromptLines } from "./read-prompt-lines.ts";

interface PromptEntryProps {
  readonly known: readonly EnteredPrompt[];
  readonly isPending?: boolean;
  readonly onAdd: (prompts: readonly EnteredPrompt[]) => void;
}

/** Prompts typed or pasted, one a line, or read from a CSV file of `prompt,label`. */
export function PromptEntry({ known, isPending = false, onAdd }: PromptEntryProps) {
  const [text, setText] = useState("");
  const [label, setLabel] = useState("");
  const labels = [...new Set(known.flatMap((one) => one.label ?? []))];
  const labelsId = useId();
  const [error, setError] = useState<string | null>(null);
  // Of those that were added last, the ones that were in the list already.
  const [doubles, setDoubles] = useState(0);
  const file = useRef<HTMLInputElement>(null);
  const take = (lines: readonly EnteredPrompt[]) => {
    setDoubles(0);
    // As they are stored.
    const entered = lines.map((one) => ({ ...one, prompt: normalisePrompt(one.prompt) }));
    const keys = new Set(known.map(({ prompt }) => promptKey(prompt)));
    const added = entered.filter(({ prompt }) => {
      const isNew = !keys.has(promptKey(prompt));
      keys.add(promptKey(prompt));
      return isNew;
    });
    const bad = added.find(({ prompt }) => findPromptProblem(prompt) !== null);
    if (entered.length === 0) return setError("Please enter a prompt");
    if (bad) return setError(`${findPromptProblem(bad.prompt)}: “${bad.prompt.slice(0, 60)}”`);
    if (added.length === 0) return setError("They are in the list already");
    if (known.length + added.length > MAX_BRAND_PROMPTS) return setError(ERRORS.TOO_MANY_PROMPTS.message);
    setError(null);
    setText("");
    setDoubles(entered.length - added.length);
    onAdd(added);
  };
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    take(readPromptLines(await chosen.text(), true));
    target.value = "";
  };
  const lines = readPromptLines(text, false).length;
  return (
    <div className="grid gap-3">
      <TextAreaField
        label="Prompts, one a line"
        value={text}
        error={error}
        placeholder={"Best CRM for startups\nWhich CRM do agencies use"}
        hint="Type or paste them, or choose a CSV file with the columns prompt and label."
        onChange={({ target }) => {
          setText(target.value);
          setError(null);
          setDoubles(0);
        }}
      />
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {doubles > 0 && `${plural(doubles, "prompt")} left out: another one asks the same.`}
      </p>
      <Field
        label="Label"
        value={label}
        maxLength={MAX_BRAND_LABEL}
        list={labelsId}
        placeholder="None"
        hint="Groups these prompts: a product, a stage."
        onChange={({ target }) => setLabel(target.value)}
      />
      <datalist id={labelsId}>
        {labels.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="primary"
          pending={isPending}
          disabled={isPending}
          onClick={() =>
            take(readPromptLines(text, false).map((one) => ({ ...one, label: label.trim() || null })))
          }
        >
          {lines > 1 ? `Add ${plural(lines, "prompt")}` : "Add"}
        </Button>
        <Button onClick={() => file.current?.click()}>
          <Icon of={Upload} />
          CSV file
        </Button>
        <input
          ref={file}
          type="file"
          accept=".csv,text/csv,text/plain"
          className="sr-only"
          aria-label="CSV file with the columns prompt and label"
          tabIndex={-1}
          onChange={(event) => void read(event)}
        />
      </div>
    </div>
  );
}
