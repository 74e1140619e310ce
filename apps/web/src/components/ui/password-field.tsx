import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Field } from "./field.tsx";
import { Icon } from "./icon.tsx";

/** A password input with a button that shows the password. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, "type" | "end">) {
  const [shown, setShown] = useState(false);
  const icon = shown ? EyeOff : Eye;
  return (
    <Field
      {...props}
      type={shown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <button
          type="button"
          className="-mr-3 grid size-10 flex-none place-items-center rounded-2 text-ink-2 hover:text-ink"
          aria-label={shown ? "Hide password" : "Show password"}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon of={icon} />
        </button>
      }
    />
  );
}
/** Tells password managers whose password a form asks for. */
export function UsernameHint({ email }: { email: string }) {
  return (
    <input
      className="sr-only"
      name="username"
      autoComplete="username"
      tabIndex={-1}
      aria-hidden="true"
      readOnly
      value={email}
    />
  );
}
