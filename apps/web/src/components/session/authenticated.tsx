import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import type { AuthReason } from "../../lib/browser-events.ts";
import { askToSignIn } from "../../lib/search/ask.ts";
import { useSession } from "../../lib/session/session.ts";
import { LoadFailed } from "../ui/load-failed.tsx";

interface AuthenticatedProps {
  /** Path to which a guest returns after signing in. */
  readonly path: string;
  /** Reason shown in the sign-in dialog. */
  readonly reason?: AuthReason;
  /** Shown until the session is known. */
  readonly pending: ReactNode;
  readonly children: ReactNode;
}

/** Shows its children to signed-in users only; guests go home to the sign-in dialog and return afterwards. */
export function Authenticated({ path, reason = "search_required", pending, children }: AuthenticatedProps) {
  const { status } = useSession();
  const navigate = useNavigate();
  const isGuest = status === "guest";
  useEffect(() => {
    if (!isGuest) return;
    // A visitor with a link to this page probably has an account: offer sign-in, not sign-up.
    askToSignIn(path, reason, "sign-in");
    void navigate({ to: "/", replace: true });
  }, [isGuest, path, reason, navigate]);
  if (status === "failed") {
    return (
      <LoadFailed
        level={1}
        title="Authentication failed. Please log in to perform searches."
        isMain
        onRetry={() => window.location.reload()}
      />
    );
  }
  return status === "signed-in" ? children : pending;
}
