import { Switch } from "../../components/ui/switch.tsx";
import { privacyMeaning } from "../../lib/search/privacy.ts";

interface PrivateSwitchProps {
  readonly isPrivate: boolean;
  readonly onChange: (isPrivate: boolean) => void;
}

/** Who will see the search: a switch that says what it means. */
export function PrivateSwitch({ isPrivate, onChange }: PrivateSwitchProps) {
  return (
    <Switch
      label="Private"
      checked={isPrivate}
      onChange={onChange}
      meaning={privacyMeaning(isPrivate)}
      writesMeaning
    />
  );
}
