import { MAX_MODELS } from "@standings/domain";
import { type KeyboardEvent, useRef, useState } from "react";
import { ModelDisc } from "../../components/brand/maker.tsx";
import type { ModelChoiceOption } from "./model-choice.ts";

interface ModelChipsProps {
  readonly models: readonly ModelChoiceOption[];
  readonly chosen: readonly string[];
  readonly label?: string;
  /** Why the last press changed nothing. */
  readonly note: string | null;
  readonly onToggle: (id: string) => void;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** One group: one Tab stop, arrows move, Space toggles. */
export function ModelChips({ models, chosen, label = "Models asked", note, onToggle }: ModelChipsProps) {
  const group = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (active + step + models.length) % models.length;
    setActive(next);
    group.current?.querySelectorAll("button").item(next).focus();
  };
  return (
    <div className="border-t border-line px-4 py-4 sm:px-6">
      <div className="mb-2 flex items-center justify-between gap-4">
        <span className="text-sm font-medium" id="models-asked">
          {label}
        </span>
        <span className="text-xs text-ink-3" role="status">
          {note ?? `${chosen.length} of ${MAX_MODELS} chosen`}
        </span>
      </div>
      <div
        ref={group}
        role="toolbar"
        aria-labelledby="models-asked"
        className="flex flex-wrap gap-2"
        onKeyDown={move}
      >
        {models.map(({ id, name, available }, index) => (
          <button
            key={id}
            type="button"
            className="chip"
            aria-pressed={chosen.includes(id)}
            aria-disabled={available ? undefined : true}
            tabIndex={index === active ? 0 : -1}
            onFocus={() => setActive(index)}
            onClick={() => available && onToggle(id)}
          >
            <ModelDisc model={id} />
            {name}
            {!available && <span className="text-xs">unavailable</span>}
          </button>
        ))}
      </div>
    </div>
  );
}
