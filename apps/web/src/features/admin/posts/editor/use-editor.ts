import type { AdminPost } from "@standings/domain";
import { useRef, useState } from "react";
import type { EditorFields } from "./editor-body.tsx";
import type { PostForm } from "./post-form.ts";
import { usePostForm } from "./use-post-form.ts";
import { useSavePost } from "./use-save-post.ts";
import { useSlugCheck } from "./use-slug-check.ts";
import { useTextImages } from "./use-text-images.ts";

interface EditedPost {
  readonly id: string;
  readonly userId: string;
  /** Null for a new post. */
  readonly post: AdminPost | null;
  readonly onSaved: () => void;
  /** Saving found the slug taken. */
  readonly onSlugTaken: () => void;
}

/** State of the editor: what is written, its slug, its pictures, and how it is saved. */
export function useEditor({ id, userId, post, onSaved, onSlugTaken }: EditedPost) {
  const fields: EditorFields = {
    title: useRef<HTMLInputElement>(null),
    slug: useRef<HTMLInputElement>(null),
    text: useRef<HTMLTextAreaElement>(null),
  };
  const written = usePostForm({ userId, id, post });
  const { form, version, change, forget } = written;
  const slug = useSlugCheck({ slug: form.slug, id: post?.id, ownSlug: post?.slug });
  const [isSlugRefused, setSlugRefused] = useState(false);
  const images = useTextImages(fields.text, (added) =>
    change((known) => ({ ...known, images: { ...known.images, ...added } })),
  );
  /** The field for which saving failed. */
  const refused = useRef<HTMLElement>(null);
  const saving = useSavePost({
    post,
    onSlugTaken: () => {
      slug.markTaken();
      setSlugRefused(true);
      onSlugTaken();
      refused.current = fields.slug.current;
    },
    onSaved: () => {
      forget();
      onSaved();
    },
  });
  const hasSlug = slug.state === "available" || slug.state === "unknown";
  const isReady = form.title.trim() !== "" && hasSlug && images.pending === 0 && !saving.isPending;
  const save = async (changed: Partial<PostForm> = {}, over = version) => {
    if (!isReady) return;
    const focused = document.activeElement;
    refused.current = null;
    await saving.save({ ...form, ...changed }, over);
    // Where it failed, the fields that could not be used meanwhile are used on.
    requestAnimationFrame(() => {
      const next = refused.current ?? (document.activeElement === document.body ? focused : null);
      if (next instanceof HTMLElement) next.focus();
    });
  };
  return { ...written, fields, slugState: slug.state, isSlugRefused, images, saving, isReady, save };
}
