import {
  type CompanySuggestion,
  DISCOVERY_PROMPTS,
  type DiscoveryState,
  discoveryCost,
  findOwnPromptProblems,
  NO_PROMPTS_LEFT,
  normalisePrompt,
  plural,
} from "@standings/domain";
import { Plus } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Button } from "../../../components/ui/button.tsx";
import { FormError } from "../../../components/ui/field.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { priced, useSearchPrices } from "../../../lib/buying/use-search-price.ts";
import { keepEdits, readEdits } from "./draft-edits.ts";
import { DraftLine } from "./draft-line.tsx";

interface DraftEditorProps {
  readonly company: CompanySuggestion;
  readonly state: DiscoveryState;
  /** How many will answer. */
  readonly models: number;
  /** Why their test, or newer prompts, were refused. */
  readonly failure: string | null;
  readonly onTest: (prompts: readonly string[]) => void;
  readonly onDiscard: () => void;
}

interface Line {
  /** Stays its own while others come and go. */
  readonly id: number;
  readonly text: string;
}

/** The proposed prompts as a list to change, before anything is charged. */
export function DraftEditor({ company, state, models, failure, onTest, onDiscard }: DraftEditorProps) {
  const runId = state.runId ?? "";
  const [lines, setLines] = useState<readonly Line[]>(() =>
    (readEdits(runId) ?? state.items.map(({ prompt }) => prompt)).map((text, id) => ({ id, text })),
  );
  const [isTried, setTried] = useState(false);
  const [addedId, setAddedId] = useState<number | null>(null);
  const add = useRef<HTMLButtonElement>(null);
  const { full } = useSearchPrices();
  const texts = lines.map(({ text }) => text);
  const problems = findOwnPromptProblems(texts, { domain: company.domain, companyName: company.name });
  const change = (next: readonly Line[]) => {
    setLines(next);
    keepEdits(
      runId,
      next.map(({ text }) => text),
    );
  };
  const addLine = () => {
    const id = Math.max(-1, ...lines.map((line) => line.id)) + 1;
    setAddedId(id);
    change([...lines, { id, text: "" }]);
  };
  const remove = (id: number) => {
    // The button takes the focus once there is room for another prompt.
    flushSync(() => change(lines.filter((line) => line.id !== id)));
    add.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (lines.length === 0 || problems.some((problem) => problem !== null)) return;
    onTest(texts.map(normalisePrompt));
  };
  const price = full === null ? null : plural(discoveryCost(models), "credit");
  return (
    <form className="border-t-2 border-line-ink pt-5" onSubmit={submit} noValidate>
      <h3 className="text-lg font-strong">Look the prompts over</h3>
      <p className="mt-1 text-pretty wrap-anywhere text-ink-2">
        Change what buyers of {company.name} would not ask, remove it, or add your own. Nothing has been
        charged; these prompts wait here.
      </p>
      <ol className="mt-5 grid gap-2.5">
        {lines.map(({ id, text }, index) => (
          <DraftLine
            key={id}
            number={index + 1}
            text={text}
            problem={isTried || text !== "" ? (problems[index] ?? null) : null}
            takesFocus={id === addedId}
            onChange={(typed) => change(lines.map((line) => (line.id === id ? { id, text: typed } : line)))}
            onRemove={() => remove(id)}
          />
        ))}
      </ol>
      <div className="mt-3 flex min-h-10 items-center gap-3">
        <Button
          ref={add}
          variant="ghost"
          size="sm"
          disabled={lines.length >= DISCOVERY_PROMPTS}
          onClick={addLine}
        >
          <Icon of={Plus} />
          Add a prompt
        </Button>
        <span className="text-sm text-ink-3">
          {lines.length} of {DISCOVERY_PROMPTS}
        </span>
      </div>
      <div className="mt-4 grid gap-3">
        <FormError>{isTried && lines.length === 0 ? NO_PROMPTS_LEFT : failure}</FormError>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" size="lg" variant="primary" className="max-sm:w-full">
            {priced(`Test ${plural(lines.length, "prompt")}`, price)}
          </Button>
          <Button size="lg" variant="ghost" className="max-sm:w-full" onClick={onDiscard}>
            Discard
          </Button>
        </div>
        {models > 1 && <p className="text-sm text-ink-3">Each is asked of {plural(models, "model")}.</p>}
      </div>
    </form>
  );
}
