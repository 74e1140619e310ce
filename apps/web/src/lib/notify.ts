/** Toasts; the library is loaded with the first one. */
type Kind = "success" | "error" | "info";

async function show(kind: Kind, message: string): Promise<void> {
  const { toast, mountToaster } = await import("../components/shell/toaster.tsx");
  mountToaster();
  toast[kind](message, { id: message });
}

export const notify = {
  success: (message: string) => void show("success", message),
  error: (message: string) => void show("error", message),
  info: (message: string) => void show("info", message),
};
