import type { Log } from "@standings/services";

/** Signals this close to the first are the same wish: Ctrl+C reaches a server from the terminal and from its parent. */
const SAME_SIGNAL_MS = 1_000;
/** Exit code of a process that did not stop in order. */
const CUT_SHORT = 1;

/** At SIGTERM or SIGINT: stops in order, then exits. A second signal ends the process at once. */
export function onStopSignal(log: Log, stop: () => Promise<void>): void {
  let firstAt: number | undefined;
  function receive(signal: NodeJS.Signals): void {
    if (firstAt !== undefined) {
      if (performance.now() - firstAt < SAME_SIGNAL_MS) return;
      log.warn({ signal }, "stopped at once by a second signal");
      process.exit(CUT_SHORT);
    }
    firstAt = performance.now();
    log.info({ signal }, "stopping; a second signal ends it at once");
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, "not stopped in order");
        process.exit(CUT_SHORT);
      },
    );
  }
  process.on("SIGTERM", receive);
  process.on("SIGINT", receive);
}
