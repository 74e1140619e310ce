import { lazy, Suspense, useCallback, useState } from "react";
import { type AuthRequest, useBrowserEvent } from "../../../lib/browser-events.ts";

const loadDialog = () => import("../../../features/auth/auth-dialog.tsx");
const AuthDialog = lazy(() => loadDialog().then((module) => ({ default: module.AuthDialog })));

/** Loads the dialog's code in advance. */
export function preloadAuthDialog(): void {
  void loadDialog();
}

/** Opens the sign-in dialog on the `showAuthModal` event. */
export function AuthHost() {
  const [request, setRequest] = useState<AuthRequest | null>(null);
  const open = useCallback(
    (detail: Partial<AuthRequest>) => setRequest({ reason: "sign_in", ...detail }),
    [],
  );
  useBrowserEvent("showAuthModal", open);
  if (!request) return null;
  return (
    <Suspense fallback={null}>
      <AuthDialog request={request} onClose={() => setRequest(null)} />
    </Suspense>
  );
}
