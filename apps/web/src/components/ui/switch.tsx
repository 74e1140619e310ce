interface SwitchProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabledReason?: string | undefined;
}

export function Switch({ label, checked, onChange, disabledReason }: SwitchProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      disabled={disabledReason !== undefined}
      title={disabledReason}
      className="inline-flex min-h-10 items-center gap-2.5"
      onClick={() => onChange(!checked)}
    >
      <span className="switch-track" aria-hidden="true" />
      {label}
    </button>
  );
}
