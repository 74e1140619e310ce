import type { AdminPost, AdminPostItem } from "@standings/domain";
import { type KeyboardEvent, useState, useSyncExternalStore } from "react";
import { Dialog } from "../../../../components/ui/dialog.tsx";
import { FormDialog } from "../../../../components/ui/form-dialog.tsx";
import { ConflictNotice } from "./conflict-notice.tsx";
import { EditorBody } from "./editor-body.tsx";
import { EditorFoot } from "./editor-foot.tsx";
import { EditorHead, type EditorView } from "./editor-head.tsx";
import { KeptNotice } from "./kept-notice.tsx";
import { useEditor } from "./use-editor.ts";

/** From this width on, text, preview and settings stand side by side: theme.css, md. */
const WIDE = "(min-width: 1001px)";

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the screen is wide; the admin panel is never rendered on the server. */
function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
}

interface EditorProps {
  readonly id: string;
  readonly userId: string;
  /** Null for a new post. */
  readonly post: AdminPost | null;
  readonly onClose: () => void;
  readonly onDelete: (post: Pick<AdminPostItem, "id" | "title">) => void;
}

/** Fields of a post. Nothing that is written is lost: it is kept in this browser until it is saved or given up. */
export function Editor({ id, userId, post, onClose, onDelete }: EditorProps) {
  const isWide = useIsWide();
  const [narrowView, setNarrowView] = useState<EditorView>("write");
  const [wideView, setWideView] = useState<EditorView>("both");
  const [isLeaving, setLeaving] = useState(false);
  const editor = useEditor({
    id,
    userId,
    post,
    onSaved: onClose,
    onSlugTaken: () => setNarrowView("write"),
  });
  const { form, fields, images, saving, save } = editor;
  const leave = () => (editor.isChanged ? setLeaving(true) : onClose());
  const saveOnShortcut = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || !["s", "Enter"].includes(event.key)) return;
    event.preventDefault();
    save();
  };
  const focusTitle = (event: Event) => {
    event.preventDefault();
    fields.title.current?.focus();
    // A key must not replace the whole title.
    fields.title.current?.setSelectionRange(form.title.length, form.title.length);
  };
  return (
    <Dialog size="editor" onClose={leave} onOpenAutoFocus={focusTitle}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: shortcuts of the whole editor */}
      <div className="contents" onKeyDown={saveOnShortcut}>
        <EditorHead
          post={post}
          isWide={isWide}
          view={isWide ? wideView : narrowView}
          onView={isWide ? setWideView : setNarrowView}
        />
        {editor.offered && (
          <KeptNotice kept={editor.offered} version={post?.version ?? null} onAnswer={editor.answerOffer} />
        )}
        {/* What would be typed while a post is saved would be lost with the editor. */}
        <div className="contents" inert={saving.isPending}>
          <EditorBody
            form={form}
            isNew={post === null}
            isWide={isWide}
            view={isWide ? wideView : narrowView}
            fields={fields}
            slugState={editor.slugState}
            isSlugRefused={editor.isSlugRefused}
            onChange={editor.change}
            onFiles={images.add}
          />
        </div>
        {saving.theirs && (
          <ConflictNotice
            theirs={saving.theirs}
            isPending={saving.isPending}
            onOverwrite={() => save({}, saving.theirs?.version)}
          />
        )}
        {saving.isGone && (
          <p role="alert" className="border-t border-warn-line bg-warn-tint px-4 py-3 sm:px-6">
            <strong className="font-medium">Somebody has deleted this post.</strong> Your text is kept here:
            save it as a new post, or leave.
          </p>
        )}
        <EditorFoot
          post={saving.isGone ? null : post}
          form={form}
          isReady={editor.isReady}
          isPending={saving.isPending}
          uploads={images.pending}
          errors={saving.error === null ? images.errors : [saving.error, ...images.errors]}
          onSave={save}
          onDelete={onDelete}
          onCancel={leave}
        />
      </div>
      {isLeaving && (
        <FormDialog
          title="Leave without saving?"
          action="Discard changes"
          variant="danger"
          isPending={false}
          onSubmit={() => {
            editor.forget();
            onClose();
          }}
          onClose={() => setLeaving(false)}
        >
          <p className="text-ink-2">What you have written is not saved yet.</p>
        </FormDialog>
      )}
    </Dialog>
  );
}
