/** The part we use; the package has no types. */
declare module "fs-native-extensions" {
  /** Locks an open file for this process and its children; false when somebody else holds it. */
  export function tryLock(fd: number): boolean;
}
