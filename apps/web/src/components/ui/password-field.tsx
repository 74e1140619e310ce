import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { Button } from "./button.tsx";
import { Field } from "./field.tsx";
import { Icon } from "./icon.tsx";

/** A password input that can be shown. */
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
        <Button
          variant="bare"
          size="icon"
          className="-mr-3 flex-none"
          aria-label={shown ? "Hide password" : "Show password"}
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
        >
          <Icon of={icon} />
        </Button>
      }
    />
  );
}
