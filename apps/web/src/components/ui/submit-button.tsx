import type { ReactNode } from "react";
import { Button, type buttonStyle } from "./button.tsx";
import type { VariantProps } from "./variants.ts";

interface SubmitButtonProps extends Pick<VariantProps<typeof buttonStyle>, "variant" | "size"> {
  readonly pending: boolean;
  readonly disabled?: boolean;
  /** Looks disabled; a press explains why. */
  readonly blocked?: boolean;
  /** Disabled until scripts run; keeps its normal look. */
  readonly waiting?: boolean;
  /** Width and position; by default a large button is as wide as its form. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** Submit button of a form: large, full width and primary by default. */
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
      // A second press, or Enter, would send the form twice.
      onClick={(event) => pending && event.preventDefault()}
      data-waiting={waiting || undefined}
      aria-disabled={blocked || undefined}
    >
      {children}
    </Button>
  );
}
