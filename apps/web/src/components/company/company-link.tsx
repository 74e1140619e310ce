import { type CompanySuggestion, pagePath } from "@standings/domain";
import { useRouter } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { askToSignIn } from "../../lib/search/ask.ts";
import { getToken } from "../../lib/session/token.ts";
import { PathLink } from "../ui/path-link.tsx";

interface CompanyLinkProps {
  /** A source has no name but its domain. */
  readonly company: Pick<CompanySuggestion, "domain"> & Partial<CompanySuggestion>;
  readonly className?: string;
  /** Visual copy in a moving strip: no Tab stop. */
  readonly isCopy?: boolean;
  readonly children: ReactNode;
}

/** Link to a company's page. Guests sign in first and then land on the page (spec part 1 §4). */
export function CompanyLink({ company, className, isCopy = false, children }: CompanyLinkProps) {
  const router = useRouter();
  const follow = (href: string) => {
    if (getToken() === null) askToSignIn(href, "domain_search_required");
    else void router.navigate({ href });
  };
  const { domain, name } = company;
  return (
    <PathLink
      href={pagePath("company", { domain }, { name })}
      className={className}
      tabIndex={isCopy ? -1 : undefined}
      onFollow={follow}
    >
      {children}
    </PathLink>
  );
}
