import { type ReactNode, useId } from "react";

interface SwitchProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabledReason?: string | undefined;
  /** What the present choice means: a tooltip, by focus too. */
  readonly meaning?: string | undefined;
  /** The meaning stands near the switch from 1024 px on, in the tooltip's place. */
  readonly isMeaningWritten?: boolean | undefined;
  /** The pointer or the focus is near, to load what the switch shows. */
  readonly onApproach?: () => void;
}

/** Switch. radix-ui's writes a style attribute into server HTML inside forms, which our CSP refuses. */
export function Switch({
  label,
  checked,
  onChange,
  disabledReason,
  meaning,
  isMeaningWritten = false,
  onApproach,
}: SwitchProps) {
  const id = useId();
  const button = (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      disabled={disabledReason !== undefined}
      title={disabledReason}
      aria-describedby={meaning && id}
      className="peer group/switch inline-flex min-h-10 items-center gap-2.5 disabled:cursor-not-allowed disabled:text-ink-3"
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onClick={() => onChange(!checked)}
    >
      <span
        className={
          "relative h-5 w-8 flex-none rounded-full bg-control transition-colors group-aria-checked/switch:bg-switch-on " +
          "group-disabled/switch:opacity-45 after:absolute after:top-0.75 after:left-0.75 after:size-3.5 after:rounded-full after:bg-paper " +
          "after:transition-[translate] group-aria-checked/switch:after:translate-x-3 group-aria-checked/switch:after:bg-on-switch " +
          // Forced colors would draw none of these backgrounds.
          "forced-color-adjust-none forced:outline"
        }
        aria-hidden="true"
      />
      {label}
    </button>
  );
  if (meaning === undefined) return button;
  return (
    <span className="relative inline-flex items-center gap-2.5">
      {button}
      <span
        id={id}
        role="tooltip"
        className={
          `${isMeaningWritten ? "lg:hidden" : ""} pointer-events-none invisible absolute bottom-full left-0 z-20 mb-1 w-max max-w-65 rounded-2 bg-ink px-2.5 py-1.75 ` +
          "text-xs text-on-ink peer-hover:visible peer-focus-visible:visible max-sm:right-0 max-sm:left-auto"
        }
      >
        {meaning}
      </span>
    </span>
  );
}
