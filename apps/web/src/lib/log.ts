/** Things worth knowing when something is looked into, and nobody's failure. */
export function logInfo(message: string, detail?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the console
  console.info(message, ...(detail === undefined ? [] : [detail]));
}
