import { Link } from "@tanstack/react-router";

interface BarLinkProps {
  readonly href: string;
  readonly children: string;
  /** Breakpoints at which it shows; by default where the bar has room. */
  readonly className?: string;
}

/** Link to a page in the top bar. */
export function BarLink({ href, children, className = "hidden px-2 md:inline-flex xl:px-3" }: BarLinkProps) {
  return (
    <Link
      to={href}
      className={`h-10 items-center rounded-2 font-medium text-ink-2 hover:text-ink aria-[current]:text-ink ${className}`}
    >
      {children}
    </Link>
  );
}
