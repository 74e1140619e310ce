interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabledReason?: string | undefined;
  /** The pointer or the focus is near, to load what the switch shows. */
  readonly onApproach?: () => void;
}

/** Switch. radix-ui's writes a style attribute into server HTML inside forms, which our CSP refuses. */
export function Switch({ label, checked, onChange, disabledReason, onApproach }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      disabled={disabledReason !== undefined}
      title={disabledReason}
      className="group/switch inline-flex min-h-10 items-center gap-2.5 disabled:cursor-not-allowed disabled:text-ink-3"
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onClick={() => onChange(!checked)}
    >
      <span
        className={
          "relative h-5 w-8 flex-none rounded-full bg-control transition-colors group-aria-checked/switch:bg-switch-on " +
          "group-disabled/switch:opacity-45 after:absolute after:top-0.75 after:left-0.75 after:size-3.5 after:rounded-full after:bg-paper " +
          "after:transition-[translate] group-aria-checked/switch:after:translate-x-3 group-aria-checked/switch:after:bg-on-switch"
        }
        aria-hidden="true"
      />
      {label}
    </button>
  );
}
