import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import type { AuthReason } from "../../lib/browser-events.ts";
import { askToSignIn } from "../../lib/search/ask.ts";
import { useSession } from "../../lib/session/session.ts";
import { Button } from "../ui/button.tsx";
import { Notice } from "../ui/notice.tsx";

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
    // Who follows a link to such a page rather has an account than needs one.
    askToSignIn(path, reason, "sign-in");
    void navigate({ to: "/", replace: true });
  }, [isGuest, path, reason, navigate]);
  if (status === "failed") {
    return (
      <Notice
        level={1}
        tone="bad"
        title="Authentication failed. Please log in to perform searches."
        actions={
          <Button variant="primary" onClick={() => window.location.reload()}>
            Try Again
          </Button>
        }
      />
    );
  }
  return status === "signed-in" ? children : pending;
}
