/** Style of the panel's large field. While it is empty, clicks reach the example below it. */
export const HERO_INPUT = "relative block w-full bg-transparent caret-ink shadow-none outline-none";

interface ExampleButtonProps {
  readonly example: string;
  readonly onTake: () => void;
  /** Keeps the example while the pointer is on it. */
  readonly onHold: (isHeld: boolean) => void;
}

/** The example in an empty field. A click takes it, like the field's → key. */
export function ExampleButton({ example, onTake, onHold }: ExampleButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className="absolute inset-x-0 top-1.5 truncate text-left text-ink-3"
      aria-label={`Use the example “${example}”`}
      onPointerEnter={() => onHold(true)}
      onPointerLeave={() => onHold(false)}
      onClick={onTake}
    >
      <span key={example} className="block animate-appear-slowly truncate pl-px">
        {example}
      </span>
    </button>
  );
}
