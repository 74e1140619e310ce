import { createLink } from "@tanstack/react-router";
import type { AnchorHTMLAttributes } from "react";
import { type ButtonLook, buttonStyle } from "./button.tsx";

type AnchorProps = ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement>;

/** A link that looks like a button. */
export function ButtonAnchor({ variant, size, keepsInk, className, ...anchor }: AnchorProps) {
  return <a className={buttonStyle({ variant, size, keepsInk, className })} {...anchor} />;
}

/** A link to a page of this site that looks like a button. */
export const ButtonLink = createLink(ButtonAnchor);
