import { PASSWORD_MIN_LENGTH, passwordMatch } from "@standings/domain";
import { Check } from "lucide-react";
import { Icon } from "./icon.tsx";
import { PasswordField } from "./password-field.tsx";

interface NewPasswordFieldsProps {
  readonly label: string;
  readonly password: string;
  readonly confirmed: string;
  readonly onPassword: (password: string) => void;
  readonly onConfirmed: (confirmed: string) => void;
  readonly confirmLabel?: string;
  readonly autoFocus?: boolean;
}

/** A new password and its confirmation, with a live message on whether they match (spec part 1 §5). */
export function NewPasswordFields({
  label,
  password,
  confirmed,
  onPassword,
  onConfirmed,
  confirmLabel = "Confirm password",
  autoFocus = false,
}: NewPasswordFieldsProps) {
  const match = passwordMatch(password, confirmed);
  return (
    <>
      <PasswordField
        label={label}
        name="new-password"
        autoComplete="new-password"
        required
        autoFocus={autoFocus}
        hint={`At least ${PASSWORD_MIN_LENGTH} characters`}
        value={password}
        onChange={(event) => onPassword(event.target.value)}
      />
      <PasswordField
        label={confirmLabel}
        name="confirm-password"
        autoComplete="new-password"
        required
        value={confirmed}
        error={match === "different" ? "Passwords don't match" : null}
        hint={match === "same" ? <Matching /> : undefined}
        onChange={(event) => onConfirmed(event.target.value)}
      />
    </>
  );
}

function Matching() {
  return (
    <span className="flex items-center gap-1.5 text-good">
      <Icon of={Check} size="sm" />
      Passwords match
    </span>
  );
}
