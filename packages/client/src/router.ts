/**
 * Types of the server. In the package they are a file of their own (`build-types.ts`), so that nobody needs the server's
 * sources.
 */
export type { AppRouter } from "@standings/api";
export type { ErrorCode } from "@standings/domain";
