/**
 * An address of the sandbox that runs beside the product, which may be named "localhost" too, as the product reaches it; null: it is
 * another's, or none runs.
 */
export function atSandbox({ origin, pathname, search }: URL, sandboxOrigin: string | null): URL | null {
  const isOfSandbox = origin.replace("//localhost:", "//127.0.0.1:") === sandboxOrigin;
  return isOfSandbox ? new URL(pathname + search, sandboxOrigin) : null;
}
