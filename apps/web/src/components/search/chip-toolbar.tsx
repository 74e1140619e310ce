import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from "react";
import { Chip } from "../ui/chip.tsx";

interface ChipItem {
  readonly id: string;
  readonly content: ReactNode;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
}

interface ChipToolbarProps {
  readonly label: string;
  /** Number of chosen chips, or the reason why the last press changed nothing. */
  readonly note: string;
  readonly chips: readonly ChipItem[];
  readonly onToggle: (id: string) => void;
  /** Many chips: one line that scrolls sideways on a phone, so that the form's button stays on the first screen. */
  readonly isLong?: boolean;
  /** Among the fields of a form, instead of in a panel's row of its own. */
  readonly isField?: boolean;
}

const CHIPS = "flex flex-wrap gap-2";
const ONE_LINE =
  "scrollbar-none max-sm:-mx-4 max-sm:-my-1.5 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1.5 " +
  "max-sm:mask-[linear-gradient(90deg,#000_88%,transparent)]";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * Toolbar of chips with one Tab stop: arrows move, Space toggles. radix-ui's writes style attributes into server HTML,
 * which our CSP refuses.
 */
export function ChipToolbar({
  label,
  note,
  chips,
  onToggle,
  isLong = false,
  isField = false,
}: ChipToolbarProps) {
  const labelId = useId();
  const group = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(0);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (active + step + chips.length) % chips.length;
    setActive(next);
    group.current?.querySelectorAll("button").item(next).focus();
  };
  return (
    <div className={isField ? "" : "border-t border-line px-4 py-3 sm:px-6 sm:py-4"}>
      <div className="mb-2 flex items-center justify-between gap-4">
        <span className="text-sm font-medium" id={labelId}>
          {label}
        </span>
        <span className="text-xs text-ink-3" role="status">
          {note}
        </span>
      </div>
      <div
        ref={group}
        role="toolbar"
        aria-labelledby={labelId}
        className={isLong ? `${CHIPS} ${ONE_LINE}` : CHIPS}
        onKeyDown={move}
      >
        {chips.map(({ id, content, isChosen, isDisabled = false }, index) => (
          <Chip
            key={id}
            kind="choice"
            aria-pressed={isChosen}
            aria-disabled={isDisabled ? true : undefined}
            tabIndex={index === active ? 0 : -1}
            onFocus={() => setActive(index)}
            onClick={() => !isDisabled && onToggle(id)}
          >
            {content}
          </Chip>
        ))}
      </div>
    </div>
  );
}
