/** The browser's tRPC client. Loaded with the first call: a public page arrives with its data. */
import type { AppRouter } from "@standings/api";
import { createTRPCClient, httpBatchLink, type TRPCLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { authorization, TRPC_URL } from "./api-address.ts";
import { isAuthenticationError } from "./errors.ts";
import { clearTokens, getToken } from "./token.ts";

/** A call refused for its token clears that token, unless somebody signed in meanwhile. */
const clearRefusedToken: TRPCLink<AppRouter> =
  () =>
  ({ op, next }) =>
    observable((observer) => {
      const sent = getToken();
      return next(op).subscribe({
        next: (value) => observer.next(value),
        complete: () => observer.complete(),
        error: (error) => {
          if (sent !== null && isAuthenticationError(error) && getToken() === sent) clearTokens();
          observer.error(error);
        },
      });
    });

export const browserApi = createTRPCClient<AppRouter>({
  links: [clearRefusedToken, httpBatchLink({ url: TRPC_URL, headers: authorization, maxURLLength: 2000 })],
});
