import { UserRound } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button, ButtonLink } from "../../components/ui/button.tsx";
import { Loading } from "../../components/ui/loading.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { useSession } from "../../lib/session/session.ts";
import { getToken } from "../../lib/session/token.ts";

interface AskToContinueProps {
  /** What the link does: "Continue {to}?" */
  readonly to: string;
  /** What becomes of the present session. */
  readonly about: string;
  readonly children: ReactNode;
}

/** Asks before a mailed link replaces a session: whoever sent the link must not choose who is signed in here. */
export function AskToContinue({ to, about, children }: AskToContinueProps) {
  const session = useSession();
  // A session that begins on this page needs no question.
  const [mustAsk, setMustAsk] = useState(() => getToken() !== null);
  if (!mustAsk || session.status === "guest" || session.status === "failed") return children;
  if (session.user === null) return <Loading>Loading…</Loading>;
  return (
    <Notice
      level={1}
      icon={UserRound}
      title={`You are signed in as ${session.user.email}.`}
      actions={
        <>
          <Button variant="primary" onClick={() => setMustAsk(false)}>
            Continue
          </Button>
          <ButtonLink to="/">Stay signed in</ButtonLink>
        </>
      }
    >
      Continue {to}? {about}
    </Notice>
  );
}
