import { type ReactNode, Suspense } from "react";
import { useSession } from "../../lib/session/session.ts";

/** Lazy parts for admins alone: nobody else loads their code. */
export function ForAdmins({ children }: { children: ReactNode }) {
  const { user } = useSession();
  if (user?.role !== "admin") return null;
  return <Suspense fallback={null}>{children}</Suspense>;
}
