import { FormDialog } from "../../../components/ui/form-dialog.tsx";
import { refusalText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notify } from "../../../lib/notify.ts";

/** Asks before what admins said of a site is taken back. */
export function PartDialog({ domain, onClose }: { readonly domain: string; readonly onClose: () => void }) {
  const utils = trpc.useUtils();
  const part = trpc.admin.companies.part.useMutation({
    meta: { hasForm: true, failed: "It could not be taken back. Please try again." },
    onSuccess() {
      notify.success("Taken back");
      onClose();
    },
    onSettled: () => utils.admin.companies.invalidate(),
  });
  return (
    <FormDialog
      title={`Take back ${domain}?`}
      action="Take Back"
      variant="danger"
      isPending={part.isPending}
      error={refusalText(part)}
      onSubmit={() => part.mutate({ domain })}
      onClose={onClose}
    >
      <p className="text-pretty text-ink-2">
        What admins joined with this site is apart again, where its redirects, its hreflang and the catalogue
        do not say the same.
      </p>
    </FormDialog>
  );
}
