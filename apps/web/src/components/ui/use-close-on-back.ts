import { useRouter } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";

/**
 * The Back button closes a dialog and stays on the page. Android asks the close watcher, also on the first page of a
 * tab; elsewhere the router blocks the step back.
 */
export function useCloseOnBack(onClose: () => void): void {
  const { history } = useRouter();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const unblock = history.block({
      enableBeforeUnload: false,
      blockerFn: ({ action }) => {
        if (action !== "BACK") return false;
        close();
        return true;
      },
    });
    if (typeof CloseWatcher === "undefined") return unblock;
    const watcher = new CloseWatcher();
    watcher.onclose = () => close();
    return () => {
      unblock();
      watcher.destroy();
    };
  }, [history]);
}
