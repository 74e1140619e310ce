import { useNavigate } from "@tanstack/react-router";
import { useData } from "../../lib/data.tsx";
import { notify } from "../../lib/notify.ts";
import { signOut } from "../../lib/session.ts";

/** Goes home signed out, even when the call fails (spec part 1 §4). */
export function useSignOut(): () => void {
  const data = useData();
  const navigate = useNavigate();
  return () => {
    void signOut(data).then((told) => {
      if (!told) notify.error("Logout failed. Please try again.");
      return navigate({ to: "/" });
    });
  };
}
