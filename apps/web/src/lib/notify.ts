import type { ToastKind, ToastLink } from "../components/ui/toaster.tsx";

type Toasts = typeof import("../components/ui/toaster.tsx");

let loading: Promise<Toasts> | null = null;

/** One import for all toasts: a second one would not wait for the style sheet, and its toast would overtake the first. */
function load(): Promise<Toasts> {
  loading ??= import("../components/ui/toaster.tsx").catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** Toasts; the library is loaded with the first one. */
const show = (kind: ToastKind) => (message: string, link?: ToastLink) =>
  void load().then(({ showToast }) => showToast(kind, message, link));

export const notify = {
  success: show("success"),
  error: show("error"),
  info: show("info"),
};
