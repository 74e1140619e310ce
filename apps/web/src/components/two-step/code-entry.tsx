import { APP_CODE_LENGTH, ENTERED_CODE_MAX, RECOVERY_CODE_LENGTH, readEnteredCode } from "@standings/domain";
import { useState } from "react";
import { CodeField } from "../ui/code-field.tsx";
import { Field } from "../ui/field.tsx";
import { TextButton } from "../ui/text-link.tsx";

interface CodeEntryProps {
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (code: string) => void;
  /** Called when the other kind of code is chosen: what was wrong with the first is over. */
  readonly onSwitch: () => void;
  /** Called when the app's code is whole. */
  readonly onWhole?: (code: string) => void;
}

/** Whether a code of either kind is whole. */
export function isWholeCode(code: string): boolean {
  return [APP_CODE_LENGTH, RECOVERY_CODE_LENGTH].includes(readEnteredCode(code).length);
}

/** Asks for a code of the authenticator app, or for a recovery code in its place. */
export function CodeEntry({ value, error, onChange, onSwitch, onWhole }: CodeEntryProps) {
  const [isRecovery, setRecovery] = useState(false);
  const change = (code: string) => {
    onChange(code);
    if (code.length === APP_CODE_LENGTH && code !== value) onWhole?.(code);
  };
  const toggle = () => {
    setRecovery(!isRecovery);
    onChange("");
    onSwitch();
  };
  return (
    <div className="grid gap-3">
      {isRecovery ? (
        <Field
          label="Recovery code"
          name="recovery-code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus
          maxLength={ENTERED_CODE_MAX}
          hint="One of those you saved. Each works once."
          error={error}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <CodeField
          showsLabel
          label="Code of your authenticator app"
          value={value}
          error={error}
          onChange={change}
        />
      )}
      <TextButton touch="line" className="justify-self-start text-sm" onClick={toggle}>
        {isRecovery ? "Use the code of your app" : "Use a recovery code instead"}
      </TextButton>
    </div>
  );
}
