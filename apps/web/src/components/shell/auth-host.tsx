import { lazy, Suspense, useCallback, useState } from "react";
import { type AuthReason, type BrowserEvents, useBrowserEvent } from "../../lib/browser-events.ts";

const loadDialog = () => import("../../features/auth/auth-dialog.tsx");
const AuthDialog = lazy(() => loadDialog().then((module) => ({ default: module.AuthDialog })));

/** Brings the dialog's code before it is asked for. */
export function preloadAuthDialog(): void {
  void loadDialog();
}

/** Opens the sign-in dialog on the `showAuthModal` event. */
export function AuthHost() {
  const [reason, setReason] = useState<AuthReason | null>(null);
  const open = useCallback(
    (detail: Partial<BrowserEvents["showAuthModal"]>) => setReason(detail.reason ?? "sign_in"),
    [],
  );
  useBrowserEvent("showAuthModal", open);
  if (!reason) return null;
  return (
    <Suspense fallback={null}>
      <AuthDialog reason={reason} onClose={() => setReason(null)} />
    </Suspense>
  );
}
