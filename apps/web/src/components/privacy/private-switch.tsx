import { privacyMeaning } from "../../lib/search/privacy.ts";
import { Switch } from "../ui/switch.tsx";

interface PrivateSwitchProps {
  /** The form writes the meaning elsewhere where it has the room. */
  readonly isMeaningWritten?: boolean;
  readonly isPrivate: boolean;
  /** What the present choice means; a search's without. */
  readonly meaning?: string;
  readonly onChange: (isPrivate: boolean) => void;
}

/** Who will see the search: a switch that says what it means. */
export function PrivateSwitch({
  isPrivate,
  meaning = privacyMeaning(isPrivate),
  isMeaningWritten,
  onChange,
}: PrivateSwitchProps) {
  return (
    <Switch
      label="Private"
      checked={isPrivate}
      onChange={onChange}
      meaning={meaning}
      isMeaningWritten={isMeaningWritten}
    />
  );
}
