/** The browser's tRPC client. Loaded with the first call: a public page arrives with its data. */
import type { AppRouter } from "@standings/api";
import { createTRPCClient, httpBatchLink, type TRPCLink } from "@trpc/client";
import { observable, type Unsubscribable } from "@trpc/server/observable";
import { renewSession } from "../session/renew-session.ts";
import { getToken } from "../session/token.ts";
import { authorization, TRPC_URL } from "./api-address.ts";
import { isAuthenticationError } from "./errors.ts";

/** A call refused for its token renews the session and is repeated once; when that fails nobody is signed in. */
const renewRefusedSession: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      let running: Unsubscribable | null = null;
      let isOver = false;
      const run = (isRepeated: boolean) => {
        const sent = getToken();
        running = next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error: (error) => {
            if (isRepeated || sent === null || !isAuthenticationError(error)) return observer.error(error);
            void renewSession(sent).then((renewed) => {
              if (isOver) return;
              if (renewed) run(true);
              else observer.error(error);
            });
          },
        });
      };
      run(false);
      return () => {
        isOver = true;
        running?.unsubscribe();
      };
    });

export const browserApi = createTRPCClient<AppRouter>({
  links: [renewRefusedSession, httpBatchLink({ url: TRPC_URL, headers: authorization, maxURLLength: 2000 })],
});
