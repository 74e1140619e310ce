import type { ReactNode } from "react";
import { Button, type buttonStyle } from "./button.tsx";
import type { VariantProps } from "./variants.ts";

interface SubmitButtonProps extends Pick<VariantProps<typeof buttonStyle>, "variant" | "size"> {
  readonly pending: boolean;
  readonly disabled?: boolean;
  /** Looks disabled, but says why when it is pressed all the same. */
  readonly blocked?: boolean;
  /** Disabled only until scripts run: keeps its looks. */
  readonly waiting?: boolean;
  /** Its width and place; without one the large one is as wide as its form. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** Sends a form: by default its large, wide, main action. */
export function SubmitButton({
  pending,
  disabled = false,
  blocked = false,
  waiting = false,
  variant = "primary",
  size = "lg",
  className = size === "lg" ? "w-full" : "",
  children,
}: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant={variant}
      size={size}
      className={className}
      pending={pending}
      disabled={disabled}
      data-waiting={waiting || undefined}
      aria-disabled={blocked || undefined}
    >
      {children}
    </Button>
  );
}
