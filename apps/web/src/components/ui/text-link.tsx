import { createLink } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from "react";
import { cva, type VariantProps } from "./variants.ts";

/** Text link styles, for other link components. */
export const textLinkStyle = cva(
  "font-medium underline decoration-line-2 decoration-1 underline-offset-3 hover:decoration-current",
  {
    variants: {
      /** Touch area: around the words in a line, or a whole line. */
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

/** An underlined link to a page of this site. */
export const TextLink = createLink(TextAnchor);

/** A button that looks like a text link, for actions on this page. */
export function TextButton({ touch, className, ...button }: ButtonProps) {
  return <button type="button" className={textLinkStyle({ touch, className })} {...button} />;
}

interface OutsideLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "target" | "rel"> {
  readonly href: string;
}

/** A link that models or users gave, to a site of others, in a new tab; its look is the caller's. */
export function OutsideLink({ children, ...anchor }: OutsideLinkProps) {
  return (
    <a target="_blank" rel="noopener noreferrer nofollow ugc" {...anchor}>
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
