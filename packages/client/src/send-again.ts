import { TRPCClientError, type TRPCLink } from "@trpc/client";
import { observable, type Unsubscribable } from "@trpc/server/observable";
import { retryAfterOf, statusOf } from "./errors.ts";
import type { AppRouter } from "./router.ts";
import type { Credentials } from "./session.ts";

/** Refusals of a stream in a row, without an event between them, after which the last one is told. */
const MOST_REFUSALS = 10;
const FIRST_WAIT_S = 0.25;
const LONGEST_WAIT_S = 30;
/** A longer wait that a server asks for is the caller's to decide. */
const LONGEST_RETRY_AFTER_S = 300;

/**
 * Sends an operation once more when its session could be renewed, and opens a stream again that was refused for a while: after
 * its last event, and after a wait that grows and is no shorter than the server asks for.
 */
export function sendAgain(credentials: Credentials): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        let input = op.input;
        let hasRenewed = false;
        let refusals = 0;
        let timer: ReturnType<typeof setTimeout> | undefined;
        let sent: Unsubscribable | undefined;
        let isOver = false;

        function send(): void {
          if (isOver) return;
          sent = next({ ...op, input }).subscribe({
            next(envelope) {
              const { result } = envelope;
              if ("id" in result && result.id !== undefined) {
                input = { ...Object(op.input), lastEventId: result.id };
                hasRenewed = false;
                refusals = 0;
              }
              observer.next(envelope);
            },
            complete: () => observer.complete(),
            error: (error) =>
              sendLater(op.context.refusal instanceof TRPCClientError ? op.context.refusal : error),
          });
        }

        function sendLater(failure: TRPCClientError<AppRouter>): void {
          const wait = op.type === "subscription" ? waitAfter(failure, refusals) : null;
          if (statusOf(failure) === 401 && !hasRenewed) {
            hasRenewed = true;
            const giveUp = () => observer.error(failure);
            credentials.renew().then((isRenewed) => (isRenewed ? send() : giveUp()), giveUp);
          } else if (wait === null) observer.error(failure);
          else {
            refusals += 1;
            timer = setTimeout(send, wait * 1_000);
          }
        }

        send();
        return () => {
          isOver = true;
          clearTimeout(timer);
          sent?.unsubscribe();
        };
      });
}

/** Seconds until a refused stream is opened again; null when it is not. */
function waitAfter(failure: TRPCClientError<AppRouter>, refusals: number): number | null {
  const status = statusOf(failure) ?? 0;
  const isForAWhile = status === 408 || status === 429 || status >= 500;
  if (!isForAWhile || refusals === MOST_REFUSALS) return null;
  const asked = retryAfterOf(failure) ?? 0;
  if (asked > LONGEST_RETRY_AFTER_S) return null;
  return Math.max(asked, Math.min(LONGEST_WAIT_S, FIRST_WAIT_S * 2 ** refusals));
}
