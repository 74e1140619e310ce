import type { AppRouter } from "@standings/api";
import { MutationCache, QueryClient } from "@tanstack/react-query";
import { createTRPCQueryUtils, type TRPCLink } from "@trpc/react-query";
import { notify } from "../notify.ts";
import { errorCode, errorText } from "./errors.ts";
import { setQueryDefaults } from "./query-defaults.ts";
import { isTimeout } from "./request-timeout.ts";
import { trpc } from "./trpc.ts";

export type Api = ReturnType<typeof createApi>;
/** For route loaders. */
export type QueryUtils = Api["utils"];

/** The query client and the tRPC client of one browser tab, or of one rendered page on the server. */
export function createApi(link: TRPCLink<AppRouter>) {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: retryUnlessRefused, refetchOnWindowFocus: false },
    },
    mutationCache: new MutationCache({ onError: notifyFailure }),
  });
  setQueryDefaults(queryClient);
  const client = trpc.createClient({ links: [link] });
  return { queryClient, client, utils: createTRPCQueryUtils({ queryClient, client }) };
}

/** Replies of the server (4xx) and time-outs are final; a lost connection is retried twice, and in the browser a lost database. */
function retryUnlessRefused(failures: number, error: unknown): boolean {
  if (isTimeout(error)) return false;
  if (errorCode(error) === "DATABASE_UNAVAILABLE") return !import.meta.env.SSR && failures < 2;
  const data = error instanceof Error && "data" in error ? error.data : null;
  const refused = typeof data === "object" && data !== null;
  return !refused && failures < 2;
}

/** Says a failure once: a form that shows the server's answer gets a toast only for calls without one. */
const notifyFailure: MutationCache["config"]["onError"] = (error, _input, _result, { meta }) => {
  // A dialog asks for the proof, and the call is made again.
  if (errorCode(error) === "CONFIRMATION_REQUIRED") return;
  if (!meta?.failed || (meta.hasForm && errorCode(error) !== null)) return;
  notify.error(errorText(error, meta.failed));
};

declare module "@tanstack/react-query" {
  interface Register {
    queryMeta: {
      /** The reply is the same for every viewer. All other data is removed when a session ends. */
      readonly isPublic?: boolean;
    };
    mutationMeta: {
      /** Toast for a failure without a message from the server. */
      readonly failed?: string;
      /** A form shows the server's answer (`refusalText`). */
      readonly hasForm?: boolean;
    };
  }
}
