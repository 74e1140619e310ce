import { Switch } from "../../components/ui/switch.tsx";
import { privacyMeaning } from "../../lib/search/privacy.ts";

interface PrivateSwitchProps {
  readonly isPrivate: boolean;
  readonly onChange: (isPrivate: boolean) => void;
}

/** Who will see the search: a switch that says what it means, beside it where there is room. */
export function PrivateSwitch({ isPrivate, onChange }: PrivateSwitchProps) {
  const meaning = privacyMeaning(isPrivate);
  return (
    <span className="flex items-center gap-2.5">
      <Switch label="Private" checked={isPrivate} onChange={onChange} meaning={meaning} />
      <span className="text-sm text-ink-3 max-lg:hidden" aria-hidden="true">
        {meaning}
      </span>
    </span>
  );
}
