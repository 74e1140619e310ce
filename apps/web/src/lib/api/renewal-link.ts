import type { AppRouter } from "@standings/api";
import type { TRPCLink } from "@trpc/client";
import { observable, type Unsubscribable } from "@trpc/server/observable";
import { sendSignedIn } from "../session/renew-session.ts";
import { isAuthenticationError } from "./errors.ts";

/** Renews a refused token and sends the call or subscription once more. */
export const renewalLink: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let running: Unsubscribable | null = null;
      let isOver = false;
      /** Resolves with the failure, or null. */
      const send = () =>
        new Promise<Parameters<typeof observer.error>[0] | null>((resolve) => {
          if (isOver) return resolve(null);
          running = next(op).subscribe({
            next: (value) => observer.next(value),
            error: resolve,
            complete: () => {
              observer.complete();
              resolve(null);
            },
          });
        });
      void sendSignedIn(send, isRefused).then((failure) => {
        if (failure && !isOver) observer.error(failure);
      });
      return () => {
        isOver = true;
        running?.unsubscribe();
      };
    });

function isRefused(error: unknown): boolean {
  return isAuthenticationError(error) || isRefusedStream(error);
}

/** A refused event stream has only its HTTP status, which tRPC keeps in the cause or the shape. */
function isRefusedStream(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const reasons = [error.cause, "shape" in error ? error.shape : null];
  return reasons.some(
    (reason) => typeof reason === "object" && reason !== null && "code" in reason && reason.code === 401,
  );
}
