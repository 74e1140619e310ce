import { createLink } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";
import { Spinner } from "./spinner.tsx";
import { cva, type VariantProps } from "./variants.ts";

/** The look of a button, for elements that are none, such as a menu's trigger. */
export const buttonStyle = cva(
  "inline-flex items-center justify-center gap-2 rounded-2 border font-medium whitespace-nowrap transition-colors",
  {
    variants: {
      variant: {
        primary: "border-transparent bg-ink text-on-ink hover:bg-ink-hover",
        secondary: "border-line-2 bg-surface hover:bg-hover not-focus-visible:shadow-1",
        ghost: "border-transparent text-ink-2 hover:bg-hover hover:text-ink",
        danger: "border-bad-line bg-surface text-bad hover:bg-bad-tint",
        /** An icon inside a field, which has its own frame. */
        bare: "border-transparent text-ink-2 hover:text-ink",
      },
      /** 40 px high (text, dense text, icon), 44 as a field, 48 as a dialog's first choice, 48 as a page's action. */
      size: {
        md: "h-10 px-4",
        tight: "h-10 px-3",
        sm: "h-10 px-3 text-sm",
        icon: "size-10",
        field: "h-11 px-4",
        tall: "h-12 px-4",
        lg: "h-12 px-5 text-md",
        /** As high as its words. */
        wrap: "min-h-10 px-4 py-2 whitespace-normal",
      },
      /** Blocked but the page's one call to action: it keeps its ink and says why when pressed. */
      keepsInk: {
        true: "cursor-pointer",
        false: "off:cursor-not-allowed off:border-transparent off:bg-hover off:text-disabled off:shadow-none",
      },
    },
    defaultVariants: { variant: "secondary", size: "md", keepsInk: false },
  },
);

type Look = VariantProps<typeof buttonStyle>;

interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its work is under way: a spinner goes before the label. */
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

type AnchorProps = Look & AnchorHTMLAttributes<HTMLAnchorElement>;

/** A link that looks like a button. */
export function ButtonAnchor({ variant, size, keepsInk, className, ...anchor }: AnchorProps) {
  return <a className={buttonStyle({ variant, size, keepsInk, className })} {...anchor} />;
}

/** The same, to a page of this site. */
export const ButtonLink = createLink(ButtonAnchor);
