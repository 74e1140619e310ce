import type { AppRouter } from "@standings/api";
import type { TRPCLink } from "@trpc/client";
import { tap } from "@trpc/server/observable";

/** A link like another one that also tells what its calls fail with. */
export function watchErrors(
  onError: (error: unknown) => void,
): (link: TRPCLink<AppRouter>) => TRPCLink<AppRouter> {
  return (link) => (runtime) => {
    const operate = link(runtime);
    return (call) => operate(call).pipe(tap({ error: onError }));
  };
}
