import type { AdminPost } from "@standings/domain";
import { DialogClose, DialogTitle } from "../../../../components/ui/dialog.tsx";
import { Tabs } from "../../../../components/ui/tabs.tsx";
import { formatDateTime } from "../../../../lib/format.ts";
import { PostStatusBadge } from "../post-state.tsx";

/** Prefix of the ids of tabs and panel. */
export const EDITOR_TABS = "post-editor";

export type EditorView = "write" | "both" | "preview" | "settings";

const WIDE_TABS = [
  { id: "write", label: "Write" },
  { id: "both", label: "Both" },
  { id: "preview", label: "Preview" },
] as const;
const NARROW_TABS = [
  { id: "write", label: "Write" },
  { id: "preview", label: "Preview" },
  { id: "settings", label: "Settings" },
] as const;

interface EditorHeadProps {
  readonly post: AdminPost | null;
  /** The settings stand beside the text. */
  readonly isWide: boolean;
  readonly view: EditorView;
  readonly onView: (view: EditorView) => void;
}

/** What is edited, and which parts of it are shown. */
export function EditorHead({ post, isWide, view, onView }: EditorHeadProps) {
  const tabs = {
    label: "Parts of the post",
    idPrefix: EDITOR_TABS,
    selected: view,
    onSelect: onView,
  } as const;
  return (
    <>
      <div className="flex items-center gap-3 border-b border-line py-2.5 pr-3 pl-4 sm:pl-6">
        <DialogTitle className="text-xl font-strong whitespace-nowrap">
          {post ? "Edit Post" : "New Post"}
        </DialogTitle>
        {post && <PostStatusBadge status={post.status} />}
        {post && (
          <span className="truncate text-sm text-ink-3 max-sm:hidden">
            Saved {formatDateTime(post.updatedAt)}
          </span>
        )}
        <div className="ml-auto flex items-center gap-2">
          {isWide && <Tabs<EditorView> {...tabs} items={WIDE_TABS} look="segments" />}
          <DialogClose />
        </div>
      </div>
      {!isWide && <Tabs<EditorView> {...tabs} items={NARROW_TABS} look="line" className="flex-none px-4" />}
    </>
  );
}
