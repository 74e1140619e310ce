import { useNavigate } from "@tanstack/react-router";
import { notify } from "../notify.ts";
import { useSessionActions } from "./session.ts";

/** Goes home signed out, even when the call fails (spec part 1 §4). Home first: other pages would ask to sign in again. */
export function useSignOut(): () => void {
  const { signOut } = useSessionActions();
  const navigate = useNavigate();
  return () => {
    void navigate({ to: "/" })
      .then(signOut)
      .then((isSignedOut) => {
        if (!isSignedOut) notify.error("Logout failed. Please try again.");
      });
  };
}
