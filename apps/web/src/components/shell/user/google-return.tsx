import { ERRORS } from "@standings/domain";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { queryParams } from "../../../lib/advertising/marketing.ts";
import { errorText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { type AuthReason, emit } from "../../../lib/browser-events.ts";
import { peekPendingPack } from "../../../lib/buying/pending-pack.ts";
import { notify } from "../../../lib/notify.ts";
import { domainInPath, peekReturnPath, questionInPath } from "../../../lib/session/return-path.ts";
import { challengeIn, useFinishSignIn } from "../../../lib/session/settle-sign-in.ts";
import { Loading } from "../../ui/loading.tsx";
import { FLOATING } from "../../ui/menu-item.ts";
import { hasGoogleError, takeGoogleToken, withoutGoogleError } from "./google.ts";

const FAILED = ERRORS.IDENTITY_REFUSED.message;

/** Finishes a Google sign-in with the token of the callback page, and shows its progress. */
export default function GoogleReturn() {
  const { mutateAsync: exchange, isPending } = trpc.auth.google.useMutation();
  const navigate = useNavigate();
  const finish = useFinishSignIn();
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    if (hasGoogleError(window.location.search)) {
      const { pathname, search, hash } = window.location;
      void navigate({ href: `${pathname}${withoutGoogleError(search)}${hash}`, replace: true });
      fail(FAILED);
    }
    const token = takeGoogleToken();
    if (token === null) return;
    exchange({ token, queryParams: queryParams() }).then(
      (reply) => {
        notify.success("Successfully signed in with Google!");
        finish(reply, "google");
      },
      (error: unknown) => {
        const challenge = challengeIn(error);
        if (challenge === null) return fail(errorText(error, FAILED));
        const secondStep = { challenge, method: "google" } as const;
        emit("showAuthModal", { reason: pendingReason(), secondStep });
      },
    );
  }, [exchange, navigate, finish]);
  if (!isPending) return null;
  return (
    <div className={`${FLOATING} fixed top-20.5 left-1/2 z-30 -translate-x-1/2 px-4 py-3`}>
      <Loading>Authenticating…</Loading>
    </div>
  );
}

/** Says the error, and reopens the sign-in dialog with the pending pack, search or company. */
function fail(message: string): void {
  notify.error(message);
  emit("showAuthModal", { reason: pendingReason() });
}

function pendingReason(): AuthReason {
  if (peekPendingPack()) return "checkout_required";
  const path = peekReturnPath();
  if (domainInPath(path) !== null) return "domain_search_required";
  return questionInPath(path) === null ? "sign_in" : "search_required";
}
