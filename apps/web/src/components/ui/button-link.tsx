import { createLink } from "@tanstack/react-router";
import type { AnchorHTMLAttributes } from "react";
import { type ButtonLook, buttonStyle } from "./button.tsx";

type AnchorProps = ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement>;

/** A link that looks like a button. */
export function ButtonAnchor({ variant, size, keepsInk, className, ...anchor }: AnchorProps) {
  return <a className={buttonStyle({ variant, size, keepsInk, className })} {...anchor} />;
}

/** The same, to a page of this site. */
export const ButtonLink = createLink(ButtonAnchor);
