import type { SearchSummary } from "@standings/domain";
import { useMutation } from "@tanstack/react-query";
import { Button } from "../../components/ui/button.tsx";
import { Dialog, DialogClose, DialogTitle } from "../../components/ui/dialog.tsx";
import { useData } from "../../lib/api/data.tsx";
import { errorText } from "../../lib/api/errors.ts";
import { HISTORY, searchKey } from "../../lib/api/queries.ts";
import { notify } from "../../lib/notify.ts";

interface DeleteSearchDialogProps {
  readonly search: SearchSummary;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

export function DeleteSearchDialog({ search, onClose, onDeleted }: DeleteSearchDialogProps) {
  const data = useData();
  const { id, prompt, prompt2 } = search;
  const removal = useMutation({
    mutationFn: async () => (await data.api()).search.delete.mutate({ id }),
    onSuccess: async () => {
      data.queryClient.removeQueries({ queryKey: searchKey(id) });
      await data.queryClient.invalidateQueries({ queryKey: HISTORY });
      onClose();
      notify.success("Search deleted");
      // After the dialog has given focus back to a row that is gone.
      setTimeout(onDeleted);
    },
    onError: (error) => notify.error(errorText(error, "The search could not be deleted. Please try again.")),
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
            onClick={() => removal.mutate()}
          >
            Delete search
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
