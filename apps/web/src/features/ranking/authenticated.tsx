import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { Notice } from "../../components/ui/notice.tsx";
import { askToSignIn } from "../../lib/ask.ts";
import { useSession } from "../../lib/session.ts";

interface AuthenticatedProps {
  /** Where a guest comes back to after signing in. */
  readonly path: string;
  /** Shown until it is known who is here. */
  readonly pending: ReactNode;
  readonly children: ReactNode;
}

/** Only for signed-in users: a guest goes home to the sign-in dialog and comes back afterwards. */
export function Authenticated({ path, pending, children }: AuthenticatedProps) {
  const { status } = useSession();
  const navigate = useNavigate();
  const isGuest = status === "guest";
  useEffect(() => {
    if (!isGuest) return;
    askToSignIn(path);
    void navigate({ to: "/", replace: true });
  }, [isGuest, path, navigate]);
  if (status === "failed") {
    return (
      <Notice
        level={1}
        tone="bad"
        title="Authentication failed. Please log in to perform searches."
        actions={
          <button type="button" className="btn btn-primary" onClick={() => window.location.reload()}>
            Try Again
          </button>
        }
      />
    );
  }
  return status === "signed-in" ? children : pending;
}
