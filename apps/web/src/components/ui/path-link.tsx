import { useRouter } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, MouseEvent } from "react";

interface PathLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of this site, as `pagePath` builds it. */
  readonly href: string;
  /** Replaces navigation on plain clicks; clicks that open another tab stay untouched. */
  readonly onFollow?: ((href: string) => void) | undefined;
}

/** A link to a computed path: a plain anchor in the HTML, followed inside the app. */
export function PathLink({ href, onFollow, ...anchor }: PathLinkProps) {
  const router = useRouter();
  const follow = (event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (onFollow) onFollow(href);
    else void router.navigate({ href });
  };
  return <a href={href} onClick={follow} {...anchor} />;
}
