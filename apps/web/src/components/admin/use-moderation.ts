import { trpc } from "../../lib/api/trpc.ts";
import { notify } from "../../lib/notify.ts";

const failed = "The decision could not be saved. Please try again.";

/** Reads what public pages show again. */
function useRefresh(): () => void {
  const utils = trpc.useUtils();
  return () => {
    void utils.admin.moderation.invalidate();
    void utils.trending.invalidate();
    void utils.company.invalidate();
    void utils.study.invalidate();
  };
}

/** Takes something off public pages, or features it. */
export function useModerate(onDone: () => void) {
  const refresh = useRefresh();
  return trpc.admin.moderate.useMutation({
    meta: { failed },
    onSuccess: (_result, { measure }) => {
      refresh();
      onDone();
      notify.success(measure === "feature" ? "Featured on Trending" : "Taken off public pages");
    },
  });
}

/** Ends a measure. */
export function useLiftModeration() {
  const refresh = useRefresh();
  return trpc.admin.liftModeration.useMutation({
    meta: { failed },
    onSuccess: (_result, { measure }) => {
      refresh();
      notify.success(measure === "feature" ? "Featured no longer" : "Back on public pages");
    },
  });
}
