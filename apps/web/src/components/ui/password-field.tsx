import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Field } from "./field.tsx";

/** A password input that can be shown. */
export function PasswordField(props: Omit<ComponentProps<typeof Field>, "type" | "end">) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field
      {...props}
      type={shown ? "text" : "password"}
      spellCheck={false}
      autoCapitalize="none"
      end={
        <button
          type="button"
          className="btn btn-icon btn-ghost -mr-3 flex-none hover:bg-transparent"
          aria-label={shown ? "Hide password" : "Show password"}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />
        </button>
      }
    />
  );
}
