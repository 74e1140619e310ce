/** Replaces library parts that no page uses but every page would bundle. */
export function leftOut(): never {
  throw new Error("This part of a library is left out of the build: apps/web/src/lib/vendor");
}
