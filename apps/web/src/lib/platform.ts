/** Runs in the head before first paint, so that shortcuts read ⌘K on Apple devices and Ctrl K elsewhere without a change. */
export const PLATFORM_SCRIPT = `if(/Mac|iP(hone|ad|od)/.test(navigator.platform))document.documentElement.dataset.mac=""`;
