import { DAILY_CREDITS_MAX } from "@standings/domain";
import { Field } from "../../../components/ui/field.tsx";

/** A typed limit of credits a day; null for none, undefined for what is no limit. */
export function readDailyCredits(text: string): number | null | undefined {
  if (text.trim() === "") return null;
  const credits = Number(text);
  return Number.isInteger(credits) && credits >= 1 && credits <= DAILY_CREDITS_MAX ? credits : undefined;
}

interface DailyCreditsFieldProps {
  /** As typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** What a token may spend a day. */
export function DailyCreditsField({ value, onChange }: DailyCreditsFieldProps) {
  return (
    <Field
      label="Most credits a day"
      name="token-credits"
      type="number"
      min={1}
      max={DAILY_CREDITS_MAX}
      step={1}
      inputMode="numeric"
      value={value}
      error={readDailyCredits(value) === undefined ? "A whole number, 1 or more" : null}
      hint="Leave it empty for no limit. Days begin at midnight UTC."
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
