import type { AppRouter } from "@standings/api";
import type { OperationLink, TRPCLink } from "@trpc/client";
import { observable, tap, type Unsubscribable } from "@trpc/server/observable";

/** A link whose code loads with its first operation, so that pages without calls do not bundle it. */
export function lazyLink(load: () => Promise<TRPCLink<AppRouter>>): TRPCLink<AppRouter> {
  return (runtime) => {
    let loading: Promise<OperationLink<AppRouter>> | null = null;
    return (operation) =>
      observable((observer) => {
        let running: Unsubscribable | null = null;
        let isOver = false;
        loading ??= load().then((link) => link(runtime));
        loading.then(
          (run) => {
            if (!isOver) running = run(operation).subscribe(observer);
          },
          (error) => {
            loading = null;
            observer.error(error);
          },
        );
        return () => {
          isOver = true;
          running?.unsubscribe();
        };
      });
  };
}

/** A link like another one that also tells what its calls fail with. */
export function watchErrors(
  onError: (error: unknown) => void,
): (link: TRPCLink<AppRouter>) => TRPCLink<AppRouter> {
  return (link) => (runtime) => {
    const operate = link(runtime);
    return (call) => operate(call).pipe(tap({ error: onError }));
  };
}
