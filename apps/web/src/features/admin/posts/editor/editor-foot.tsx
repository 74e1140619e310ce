import { type AdminPost, type AdminPostItem, blogPath } from "@standings/domain";
import { ExternalLink, Trash2 } from "lucide-react";
import { Button, ButtonAnchor } from "../../../../components/ui/button.tsx";
import { FormError } from "../../../../components/ui/field.tsx";
import { Icon } from "../../../../components/ui/icon.tsx";
import type { PostForm } from "./post-form.ts";

interface EditorFootProps {
  readonly post: AdminPost | null;
  readonly form: PostForm;
  /** There is a title and a free slug. */
  readonly isReady: boolean;
  readonly isPending: boolean;
  /** Pictures that are being uploaded. */
  readonly uploads: number;
  readonly errors: readonly string[];
  readonly onSave: (changed?: Partial<PostForm>) => void;
  readonly onDelete: (post: Pick<AdminPostItem, "id" | "title">) => void;
  readonly onCancel: () => void;
}

/** What went wrong, and what can be done with the post. */
export function EditorFoot(props: EditorFootProps) {
  const { post, form, isReady, isPending, uploads, errors, onSave, onDelete, onCancel } = props;
  const hasContent = form.markdown.trim() !== "";
  return (
    <div className="grid gap-2 border-t border-line px-4 py-3 sm:px-5">
      <FormError>{errors.length > 0 ? errors.join(" · ") : null}</FormError>
      <div className="flex flex-wrap items-center justify-end gap-2">
        {post && (
          <Button variant="danger" aria-label="Delete" className="max-sm:px-3" onClick={() => onDelete(post)}>
            <Icon of={Trash2} />
            <span className="max-sm:hidden">Delete</span>
          </Button>
        )}
        {post?.status === "published" && (
          <ButtonAnchor variant="ghost" className="max-sm:hidden" href={blogPath(post.slug)} target="_blank">
            <Icon of={ExternalLink} />
            View post
            <span className="sr-only"> (opens in a new tab)</span>
          </ButtonAnchor>
        )}
        <span role="status" className="mr-auto text-sm text-ink-3">
          {uploads > 0 && (uploads === 1 ? "Uploading 1 image…" : `Uploading ${uploads} images…`)}
        </span>
        <Button variant="ghost" className="max-sm:px-3" onClick={onCancel}>
          Cancel
        </Button>
        {form.status !== "draft" && (
          <Button
            className="max-sm:px-3"
            disabled={!isReady || !hasContent}
            onClick={() => onSave({ status: "draft" })}
          >
            Save as Draft
          </Button>
        )}
        <Button
          variant="primary"
          className="max-sm:px-3"
          pending={isPending}
          disabled={!isReady}
          onClick={() => onSave()}
        >
          {post ? "Update Post" : "Create Post"}
        </Button>
      </div>
    </div>
  );
}
