import { createLink } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";
import { cva, type VariantProps } from "./variants.ts";

/** The look of a link within text, for other links. */
export const textLinkStyle = cva(
  "font-medium underline decoration-line-2 decoration-1 underline-offset-3 hover:decoration-current",
  {
    variants: {
      /** Room for a finger: around the words within a line, or as a line of its own. */
      touch: { none: "", inline: "-my-2.5 py-2.5", line: "inline-flex min-h-10 items-center" },
    },
    defaultVariants: { touch: "none" },
  },
);

type Look = VariantProps<typeof textLinkStyle>;
type AnchorProps = Look & AnchorHTMLAttributes<HTMLAnchorElement>;
type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement>;

/** An underlined link within text. */
export function TextAnchor({ touch, className, ...anchor }: AnchorProps) {
  return <a className={textLinkStyle({ touch, className })} {...anchor} />;
}

/** The same, to a page of this site. */
export const TextLink = createLink(TextAnchor);

/** The same, for what happens on this page. */
export function TextButton({ touch, className, ...button }: ButtonProps) {
  return <button type="button" className={textLinkStyle({ touch, className })} {...button} />;
}
