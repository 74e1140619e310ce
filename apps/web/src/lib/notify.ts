/** Loads the library, for a toast that has to show without a connection. */
export const loadToasts = () => import("../components/ui/toaster.tsx");

/** Toasts; the library is loaded with the first one. */
async function show(kind: "success" | "error" | "info", message: string): Promise<void> {
  const { showToast } = await loadToasts();
  showToast(kind, message);
}

export const notify = {
  success: (message: string) => void show("success", message),
  error: (message: string) => void show("error", message),
  info: (message: string) => void show("info", message),
};
