const EVERY_MS = 1000;

/** Calls `onGone` once the process with this id no longer exists; a process killed -9 tells nobody. */
export function watchParent(pid: number, onGone: () => void): void {
  const timer = setInterval(() => {
    if (isAlive(pid)) return;
    clearInterval(timer);
    onGone();
  }, EVERY_MS);
  timer.unref();
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it exists but belongs to somebody else.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
