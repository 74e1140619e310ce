import { type CompanyTabType, companyTabPath } from "@standings/domain";
import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { type AuthReason, type AuthRequest, emit } from "../browser-events.ts";
import { storeReturnPath } from "../session/return-path.ts";
import { getToken } from "../session/token.ts";
import { normaliseQuestion, type Question, questionPath } from "./question.ts";
import { newTicket } from "./ticket.ts";

export const SIGN_IN_TO_SEARCH = "Please sign in to continue your search";

/** Starts a search for a valid question. A guest's question is stored until sign-in (spec part 1 §4). */
export function useAsk(): (question: Question, options?: { isPrivate?: boolean | null }) => void {
  const navigate = useNavigate();
  return useCallback(
    (question, { isPrivate = null } = {}) => {
      const asked = normaliseQuestion(question);
      newTicket(asked, isPrivate);
      if (getToken() === null) {
        askToSignIn(questionPath(asked));
        return;
      }
      void navigate({ href: questionPath(asked) });
    },
    [navigate],
  );
}

/** Opens the dialog, which says why (spec part 1 §6). */
export function askToSignIn(
  path: string,
  reason: AuthReason = "search_required",
  view?: AuthRequest["view"],
): void {
  storeReturnPath(path);
  emit("showAuthModal", { reason, view });
}

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
