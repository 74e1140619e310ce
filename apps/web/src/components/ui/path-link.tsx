import { useRouter } from "@tanstack/react-router";
import type { AnchorHTMLAttributes, MouseEvent } from "react";

interface PathLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path of this site, as `pagePath` builds it. */
  readonly href: string;
  /** Called instead of following the link; not for clicks that open another tab. */
  readonly onFollow?: ((href: string) => void) | undefined;
}

/** A link to a path that is data: an ordinary link in the HTML, followed within the app. */
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
