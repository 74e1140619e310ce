/** Logs a fact that helps with debugging and is no error. */
export function logInfo(message: string, detail?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the console
  console.info(message, ...(detail === undefined ? [] : [detail]));
}
