import { type CompanyTabType, companyTabPath } from "@standings/domain";
import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { getToken } from "../session/token.ts";
import { askToSignIn } from "./ask.ts";

/** Opens the page of a valid domain at a tab. A guest's domain is stored until sign-in (spec part 1 §4). */
export function useAnalyzeDomain(): (domain: string, tab?: CompanyTabType) => void {
  const navigate = useNavigate();
  return useCallback(
    (domain, tab = "prompt") => {
      const path = companyTabPath(domain, tab);
      if (getToken() === null) askToSignIn(path, "domain_search_required");
      else void navigate({ href: path });
    },
    [navigate],
  );
}
