import type { AdminPostItem } from "@standings/domain";
import { FormDialog } from "../../../components/ui/form-dialog.tsx";
import { errorCode, refusalText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notify } from "../../../lib/notify.ts";
import { useProof } from "../proof/proof-provider.tsx";
import { useForgetPosts } from "./post-state.tsx";

interface DeletePostDialogProps {
  readonly post: Pick<AdminPostItem, "id" | "title">;
  readonly onDeleted: () => void;
  readonly onClose: () => void;
}

/** Asks before a post is deleted. */
export function DeletePostDialog({ post, onDeleted, onClose }: DeletePostDialogProps) {
  const withProof = useProof();
  const forget = useForgetPosts();
  const remove = trpc.admin.posts.delete.useMutation({
    meta: { hasForm: true, failed: "The post could not be deleted. Please try again." },
  });
  const isAway = errorCode(remove.error) === "POST_NOT_FOUND";
  const confirm = async () => {
    // Refusals are shown below, other failures as a toast.
    const isDone = await withProof(async () => {
      await remove.mutateAsync({ id: post.id });
      return true;
    }).catch(() => false);
    if (!isDone) return;
    forget();
    onDeleted();
    onClose();
    notify.success("Post deleted");
  };
  return (
    <FormDialog
      title="Delete this post?"
      action="Delete Post"
      variant="danger"
      isReady={!isAway}
      isPending={remove.isPending}
      error={errorCode(remove.error) === "CONFIRMATION_REQUIRED" ? null : refusalText(remove)}
      onSubmit={() => void confirm()}
      onClose={onClose}
    >
      <p className="text-ink-2 wrap-anywhere">
        <strong className="font-medium text-ink">{post.title}</strong> and its address are gone for good.
        Archiving hides a post and keeps it.
      </p>
    </FormDialog>
  );
}
