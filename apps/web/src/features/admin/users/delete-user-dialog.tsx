import type { AdminUser } from "@standings/domain";
import { FormDialog } from "../../../components/ui/form-dialog.tsx";
import { errorCode, refusalText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notify } from "../../../lib/notify.ts";
import { useProof } from "../proof/proof-provider.tsx";
import { useRefreshUsers } from "./user-fields.tsx";

interface DeleteUserDialogProps {
  readonly user: AdminUser;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Asks before a user is deleted, and says what stays. */
export function DeleteUserDialog({ user, onClose, onDeleted }: DeleteUserDialogProps) {
  const withProof = useProof();
  const refresh = useRefreshUsers();
  const remove = trpc.admin.users.delete.useMutation({
    meta: { hasForm: true, failed: "The user could not be deleted. Please try again." },
    onSuccess: refresh,
  });
  const confirm = async () => {
    const done = await withProof(() => remove.mutateAsync({ id: user.id })).catch(() => null);
    if (done === null) return;
    notify.success("User deleted");
    onDeleted();
  };
  return (
    <FormDialog
      title={`Delete ${user.name}?`}
      action="Delete User"
      variant="danger"
      isPending={remove.isPending}
      error={errorCode(remove.error) === "CONFIRMATION_REQUIRED" ? null : refusalText(remove)}
      onSubmit={() => void confirm()}
      onClose={onClose}
    >
      <p className="text-pretty break-words text-ink-2">
        Name, address ({user.email}), sessions, private searches and messages are removed, and a subscription
        ends. Shared searches stay without an owner, the ledger without a name. This can’t be undone.
      </p>
    </FormDialog>
  );
}
