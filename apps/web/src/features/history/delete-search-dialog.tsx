import type { SearchSummary } from "@standings/domain";
import { useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogClose, DialogTitle } from "../../components/ui/dialog.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { notify } from "../../lib/notify.ts";

interface DeleteSearchDialogProps {
  readonly search: SearchSummary;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteSearchDialog({ search, onClose, onDeleted }: DeleteSearchDialogProps) {
  const utils = trpc.useUtils();
  const queryClient = useQueryClient();
  const { id, prompt, prompt2 } = search;
  const removal = trpc.search.delete.useMutation({
    meta: { failed: "The search could not be deleted. Please try again." },
    onSuccess: async () => {
      for (const procedure of [trpc.search.get, trpc.search.getOwnOrShared]) {
        queryClient.removeQueries({ queryKey: getQueryKey(procedure, { id }, "query") });
      }
      await utils.search.history.invalidate();
      onClose();
      notify.success("Search deleted");
      // Runs after the dialog has returned the focus to the deleted row.
      setTimeout(onDeleted);
    },
  });
  return (
    <Dialog size="form" onClose={onClose}>
      <div className="grid content-start gap-4 overflow-y-auto px-4 py-6 sm:px-7">
        <div className="flex items-center justify-between">
          <DialogTitle className="text-xl font-strong">Delete this search?</DialogTitle>
          <DialogClose className="-mr-2.5" />
        </div>
        <p className="line-clamp-3 font-strong break-words">
          “{prompt}”{prompt2 !== null && ` and “${prompt2}”`}
        </p>
        <p className="text-pretty text-ink-2">
          This deletes the question and every answer to it. It can't be undone, and no credit comes back.
        </p>
        <div className="flex justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="danger"
            pending={removal.isPending}
            disabled={removal.isPending}
            onClick={() => removal.mutate({ id })}
          >
            Delete search
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
