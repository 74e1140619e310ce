/** Replacement for the shim of the same name, which older versions of React need. */
export { useSyncExternalStore } from "react";
