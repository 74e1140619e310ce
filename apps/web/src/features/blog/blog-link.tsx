import { Link } from "@tanstack/react-router";
import type { AnchorHTMLAttributes } from "react";
import type { BlogSearch } from "./blog-search.ts";

interface BlogLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly search: BlogSearch;
  /** False where the reader stays at the same place of the page. */
  readonly resetScroll?: boolean;
}

/** A list with more filters does not count as the current page, as it would by default. */
const EXACT = { exact: true };

/** A link to the list of posts. */
export function BlogLink(link: BlogLinkProps) {
  return <Link to="/blog" activeOptions={EXACT} {...link} />;
}
