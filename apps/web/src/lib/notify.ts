import type { ToastKind, ToastLink } from "../components/ui/toaster.tsx";

/** Toasts; the library is loaded with the first one. */
const show = (kind: ToastKind) => (message: string, link?: ToastLink) =>
  void import("../components/ui/toaster.tsx").then(({ showToast }) => showToast(kind, message, link));

export const notify = {
  success: show("success"),
  error: show("error"),
  info: show("info"),
};
