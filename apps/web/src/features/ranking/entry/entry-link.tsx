import type { ButtonHTMLAttributes, HTMLAttributes, ReactNode } from "react";

interface EntryLinkProps extends HTMLAttributes<HTMLElement> {
  /** Page to open in a new tab; null renders a button. */
  readonly href: string | null;
  readonly onOpen: NonNullable<ButtonHTMLAttributes<HTMLButtonElement>["onClick"]>;
  readonly children: ReactNode;
}

/** Main target of a row: link to the company's page, or button for its details. */
export function EntryLink({ href, onOpen, children, ...props }: EntryLinkProps) {
  if (href === null) {
    return (
      <button type="button" onClick={onOpen} {...props}>
        {children}
      </button>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener" {...props}>
      {children}
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
