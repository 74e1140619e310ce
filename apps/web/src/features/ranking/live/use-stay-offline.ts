import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { loadToasts, notify } from "../../../lib/notify.ts";

/**
 * Keeps the visitor on this page while there is no connection: the code of another page can't be loaded, and the
 * browser would leave the product for its own error page.
 */
export function useStayOffline(): void {
  const { history } = useRouter();
  useEffect(() => {
    void loadToasts();
    return history.block({
      enableBeforeUnload: false,
      blockerFn: ({ currentLocation, nextLocation }) => {
        const isElsewhere = currentLocation.pathname !== nextLocation.pathname;
        if (navigator.onLine || !isElsewhere) return false;
        notify.error("You are offline. Other pages open when you are connected again.");
        return true;
      },
    });
  }, [history]);
}
