/** Whether an address is one of the sandbox that runs beside the product, which may be named "localhost" too; null: none runs. */
export function isOfSandbox({ origin }: URL, sandboxOrigin: string | null): boolean {
  return origin.replace("//localhost:", "//127.0.0.1:") === sandboxOrigin;
}
