import { Radar } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../components/ui/button.tsx";
import { LoadFailed } from "../../components/ui/load-failed.tsx";
import { DelayedLoading } from "../../components/ui/loading.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { askToSignIn } from "../../lib/search/ask.ts";
import { useSession } from "../../lib/session/session.ts";

/** Shows its content to users alone; others are asked to sign in. */
export function SignedIn({ children }: { children: ReactNode }) {
  const { status } = useSession();
  if (status === "signed-in") return children;
  if (status === "guest") {
    return (
      <Notice
        level={1}
        icon={Radar}
        title="Sign in to see your brands"
        actions={
          <Button variant="primary" onClick={() => askToSignIn(location.pathname + location.search)}>
            Sign In
          </Button>
        }
      >
        Standings asks AI models your buyers’ questions every week, and tells you when your place really
        changes.
      </Notice>
    );
  }
  if (status === "failed") {
    return (
      <LoadFailed
        level={1}
        title="Your account could not be loaded"
        isMain
        onRetry={() => location.reload()}
      />
    );
  }
  return (
    <div className="min-h-screen">
      <DelayedLoading>Loading Interface...</DelayedLoading>
    </div>
  );
}
