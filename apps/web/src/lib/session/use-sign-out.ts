import { useNavigate } from "@tanstack/react-router";
import { useData } from "../api/data.tsx";
import { notify } from "../notify.ts";
import { signOut } from "./session.ts";

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
