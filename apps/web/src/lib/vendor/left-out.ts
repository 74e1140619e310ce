/** Stands for parts of libraries that no page uses and that would be part of every page. */
export function leftOut(): never {
  throw new Error("This part of a library is left out of the build: apps/web/src/lib/vendor");
}
