import type { AdminPost } from "@standings/domain";
import { useState } from "react";
import { Button } from "../../../../components/ui/button.tsx";
import { Dialog, DialogClose, DialogTitle } from "../../../../components/ui/dialog.tsx";
import { formatDateTime } from "../../../../lib/format.ts";

interface ConflictNoticeProps {
  /** The newest version, which somebody else saved. */
  readonly theirs: AdminPost;
  readonly isPending: boolean;
  readonly onOverwrite: () => void;
}

/** Somebody else has saved the post: who and when, their version, and a way to save over it on purpose. */
export function ConflictNotice({ theirs, isPending, onOverwrite }: ConflictNoticeProps) {
  const [isLooking, setLooking] = useState(false);
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-warn-line bg-warn-tint px-4 py-3 sm:px-6"
    >
      <p className="text-pretty">
        <strong className="font-medium">
          {theirs.changedBy ?? "Somebody"} changed this post on {formatDateTime(theirs.updatedAt)}.
        </strong>{" "}
        Your text is kept here and not saved yet.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" onClick={() => setLooking(true)}>
          Look at their version
        </Button>
        <Button size="sm" variant="danger" pending={isPending} disabled={isPending} onClick={onOverwrite}>
          Overwrite with mine
        </Button>
      </div>
      {isLooking && (
        <Dialog size="text" onClose={() => setLooking(false)}>
          <div className="grid content-start gap-4 overflow-y-auto px-4 py-6 sm:px-7">
            <div className="flex items-start justify-between gap-4">
              <DialogTitle className="text-xl font-strong wrap-anywhere">{theirs.title}</DialogTitle>
              <DialogClose className="-mr-2.5" />
            </div>
            <p className="text-ink-2">{theirs.excerpt}</p>
            <pre className="font-mono text-sm/5.25 wrap-anywhere whitespace-pre-wrap">
              {theirs.draft.markdown}
            </pre>
          </div>
        </Dialog>
      )}
    </div>
  );
}
