import type { AdminPostItem } from "@standings/domain";
import { useState } from "react";
import { Button } from "../../../../components/ui/button.tsx";
import { Dialog, DialogClose, DialogTitle } from "../../../../components/ui/dialog.tsx";
import { DelayedLoading } from "../../../../components/ui/loading.tsx";
import { Notice } from "../../../../components/ui/notice.tsx";
import { errorCode, errorText } from "../../../../lib/api/errors.ts";
import { trpc } from "../../../../lib/api/trpc.ts";
import { useSession } from "../../../../lib/session/session.ts";
import { Editor } from "./editor.tsx";

/** Sign of a new post in the address. */
export const NEW_POST = "new";

interface EditorDialogProps {
  /** Id of a post, or the sign of a new one. */
  readonly id: string;
  readonly onClose: () => void;
  readonly onDelete: (post: Pick<AdminPostItem, "id" | "title">) => void;
}

/** The modal that creates and edits posts (spec part 2 §2). */
export function EditorDialog({ id, onClose, onDelete }: EditorDialogProps) {
  const { user } = useSession();
  const isNew = id === NEW_POST;
  // What is opened is read anew, and then stays as it is.
  const post = trpc.admin.posts.get.useQuery(
    { id },
    { enabled: !isNew, refetchOnMount: "always", refetchOnReconnect: false, gcTime: 0 },
  );
  const [isRead, setRead] = useState(false);
  // Not when the post is gone: what was read of it before is still there. An editor that is open stays.
  if (!isRead && post.isSuccess && post.isFetchedAfterMount) setRead(true);
  if (user && (isNew || (post.data && isRead)))
    return <Editor id={id} userId={user.id} post={post.data ?? null} onClose={onClose} onDelete={onDelete} />;
  return (
    <Dialog size="text" onClose={onClose}>
      <div className="grid min-h-60 content-start gap-4 px-4 py-6 sm:px-7">
        <div className="flex items-center justify-between">
          <DialogTitle className="text-xl font-strong">Edit Post</DialogTitle>
          <DialogClose className="-mr-2.5" />
        </div>
        {post.isError ? (
          <Notice
            tone="bad"
            level={3}
            title={errorText(post.error, "The post could not be read")}
            actions={
              errorCode(post.error) === null && <Button onClick={() => void post.refetch()}>Try Again</Button>
            }
          />
        ) : (
          <DelayedLoading>Reading the post…</DelayedLoading>
        )}
      </div>
    </Dialog>
  );
}
