import { createLink } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, ComponentProps } from "react";
import { Icon, type IconProps } from "./icon.tsx";
import { Spinner } from "./loading.tsx";
import { cva, type VariantProps } from "./variants.ts";

/** Button styles, for other elements such as a menu's trigger. */
export const buttonStyle = cva(
  "inline-flex items-center justify-center gap-2 rounded-2 border font-medium whitespace-nowrap transition-colors",
  {
    variants: {
      variant: {
        primary: "border-transparent bg-ink text-on-ink hover:bg-ink-hover",
        secondary: "border-line-2 bg-surface hover:bg-hover not-focus-visible:shadow-1",
        ghost: "border-transparent text-ink-2 hover:bg-hover hover:text-ink",
        danger: "border-bad-line bg-surface text-bad hover:bg-bad-tint",
      },
      /** 40 px high, 48 for a page's action; `own` leaves height and padding to `className`. */
      size: {
        md: "h-10 px-4",
        sm: "h-10 px-3 text-sm",
        icon: "size-10",
        lg: "h-12 px-5 text-md",
        own: "",
      },
      /** The page's call to action keeps its colour while blocked, and explains the block when pressed. */
      keepsInk: {
        true: "cursor-pointer",
        false: "off:cursor-not-allowed off:border-transparent off:bg-hover off:text-disabled off:shadow-none",
      },
    },
    defaultVariants: { variant: "secondary", size: "md", keepsInk: false },
  },
);

export type ButtonLook = VariantProps<typeof buttonStyle>;

interface ButtonProps extends ButtonLook, ComponentProps<"button"> {
  /** Shows a spinner before the label while the action runs. */
  readonly pending?: boolean;
}

export function Button({ variant, size, keepsInk, pending, className, children, ...button }: ButtonProps) {
  return (
    <button
      type="button"
      aria-busy={pending}
      className={buttonStyle({ variant, size, keepsInk, className })}
      {...button}
    >
      {pending && <Spinner />}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<"button">, "children" | "aria-label"> {
  /** Component from lucide-react. */
  readonly of: IconProps["of"];
  /** What it does, for screen readers. */
  readonly label: string;
  readonly iconSize?: IconProps["size"];
}

/** A button that is an icon. */
export function IconButton({ of, label, iconSize, ...button }: IconButtonProps) {
  return (
    <Button variant="ghost" size="icon" aria-label={label} {...button}>
      <Icon of={of} size={iconSize} />
    </Button>
  );
}

type AnchorProps = ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement>;

/** A link that looks like a button. */
export function ButtonAnchor({ variant, size, keepsInk, className, ...anchor }: AnchorProps) {
  return <a className={buttonStyle({ variant, size, keepsInk, className })} {...anchor} />;
}

/** A link to a page of this site that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);
