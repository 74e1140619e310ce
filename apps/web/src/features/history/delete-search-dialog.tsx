import type { SearchSummary } from "@standings/domain";
import { useQueryClient } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { FormDialog } from "../../components/ui/form-dialog.tsx";
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
    <FormDialog
      title="Delete this search?"
      action="Delete search"
      variant="danger"
      isPending={removal.isPending}
      onSubmit={() => removal.mutate({ id })}
      onClose={onClose}
    >
      <p className="line-clamp-3 font-strong break-words">
        “{prompt}”{prompt2 !== null && ` and “${prompt2}”`}
      </p>
      <p className="text-pretty text-ink-2">
        This deletes the question and every answer to it. It can't be undone, and no credit comes back.
      </p>
    </FormDialog>
  );
}
