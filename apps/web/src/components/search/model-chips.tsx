import { MAX_MODELS } from "@standings/domain";
import { ModelDisc } from "../brand/maker.tsx";
import { ChipToolbar } from "./chip-toolbar.tsx";
import type { ModelChoiceOption } from "./model-choice.ts";

interface ModelChipsProps {
  readonly models: readonly ModelChoiceOption[];
  readonly chosen: readonly string[];
  readonly label?: string;
  /** Reason why the last press changed nothing. */
  readonly note: string | null;
  /** Among the fields of a form, instead of in a panel's row of its own. */
  readonly isField?: boolean;
  readonly onToggle: (id: string) => void;
}

export function ModelChips({
  models,
  chosen,
  label = "Models asked",
  note,
  isField,
  onToggle,
}: ModelChipsProps) {
  return (
    <ChipToolbar
      label={label}
      note={note ?? `${chosen.length} of ${MAX_MODELS} chosen`}
      onToggle={onToggle}
      isLong
      isField={isField}
      chips={models.map(({ id, name, available }) => ({
        id,
        isChosen: chosen.includes(id),
        isDisabled: !available,
        content: (
          <>
            <ModelDisc
              model={id}
              className="group-not-aria-pressed/chip:opacity-55 group-not-aria-pressed/chip:saturate-60"
            />
            {name}
            {!available && <span className="text-xs">unavailable</span>}
          </>
        ),
      }))}
    />
  );
}
