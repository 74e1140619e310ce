import { useNavigate } from "@tanstack/react-router";
import { useCallback } from "react";
import { trackSignUp } from "../advertising/conversions.ts";
import { isFromReddit, withoutMarketing, withSignupFlag } from "../advertising/marketing.ts";
import type { SignedIn } from "../api/api-types.ts";
import { errorCode } from "../api/errors.ts";
import { trpc } from "../api/trpc.ts";
import { resumeCheckout } from "../buying/checkout.ts";
import { takeReturnPath } from "./return-path.ts";
import { useSessionActions } from "./session.ts";

type Method = "email" | "google";

const REDIRECT_MS = 100;

/** Stores the session, reports a signup, and returns the next address; null stays on the page (spec part 1 §4). */
export function useSettleSignIn(): (reply: SignedIn, method: Method) => string | null {
  const { signIn } = useSessionActions();
  return useCallback(
    (reply, method) => {
      const target = takeReturnPath();
      signIn(reply);
      if (reply.isNewUser) trackSignUp(reply.user.id, method);
      return target === null ? null : flagSignup(reply, target);
    },
    [signIn],
  );
}

export function flagSignup({ isNewUser }: SignedIn, path: string): string {
  return isNewUser ? withSignupFlag(path, isFromReddit()) : path;
}

/** Finishes a sign-in on the current page, then opens the stored return path and resumes a checkout. */
export function useFinishSignIn(): (reply: SignedIn, method: Method) => void {
  const settle = useSettleSignIn();
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  return useCallback(
    (reply, method) => {
      const target = settle(reply, method);
      const { pathname, search, hash } = window.location;
      const here = `${pathname}${search}${hash}`;
      const cleaned = withoutMarketing(here);
      const next = target === null ? flagSignup(reply, cleaned) : cleaned;
      const resume = () => resumeCheckout(client);
      const cleaning =
        next === here ? Promise.resolve() : navigate({ href: next, replace: true, resetScroll: false });
      if (target === null) void cleaning.then(resume);
      else setTimeout(() => void navigate({ href: target }).then(resume), REDIRECT_MS);
    },
    [settle, client, navigate],
  );
}

/** Goes on with what a guest wanted after another tab has signed in. */
export function useFollowSignIn(): () => void {
  const { client } = trpc.useUtils();
  const navigate = useNavigate();
  return useCallback(() => {
    const target = takeReturnPath();
    const going = target === null ? Promise.resolve() : navigate({ href: target });
    void going.then(() => resumeCheckout(client));
  }, [client, navigate]);
}

/** The challenge of a sign-in that waits for its second step; null for any other failure. */
export function challengeIn(error: unknown): string | null {
  return errorCode(error) === "SECOND_FACTOR_REQUIRED" ? fieldIn(error, "challenge") : null;
}

/** A further field of a refusal; null where it has none. */
export function fieldIn(error: unknown, name: string): string | null {
  const { data }: { data?: { fields?: Record<string, unknown> } } = Object(error);
  const value = data?.fields?.[name];
  return typeof value === "string" ? value : null;
}
