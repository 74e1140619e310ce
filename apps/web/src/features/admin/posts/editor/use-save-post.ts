import { type AdminPost, blogPath } from "@standings/domain";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { errorCode, failureText } from "../../../../lib/api/errors.ts";
import { trpc } from "../../../../lib/api/trpc.ts";
import { notify } from "../../../../lib/notify.ts";
import { useForgetPosts } from "../post-state.tsx";
import { type PostForm, toDraft } from "./post-form.ts";

const FAILED = "The post could not be saved. Your text is kept. Please try again.";

interface SavePostOptions {
  /** Null for a new post. */
  readonly post: AdminPost | null;
  readonly onSlugTaken: () => void;
  readonly onSaved: () => void;
}

/** Saves what is written, unless somebody else has saved the post since it was opened. */
export function useSavePost({ post, onSlugTaken, onSaved }: SavePostOptions) {
  const utils = trpc.useUtils();
  const router = useRouter();
  const forgetPosts = useForgetPosts();
  const [theirs, setTheirs] = useState<AdminPost | null>(null);
  const [isGone, setGone] = useState(false);
  const meta = { hasForm: true };
  const add = trpc.admin.posts.add.useMutation({ meta });
  const change = trpc.admin.posts.change.useMutation({ meta });
  const isNew = post === null || isGone;
  const call = isNew ? add : change;

  const refuse = async (error: unknown) => {
    const code = errorCode(error);
    if (code === "SLUG_TAKEN") onSlugTaken();
    if (code === "POST_NOT_FOUND") {
      setGone(true);
      void utils.admin.posts.list.invalidate();
    }
    if (code === "POST_CHANGED" && post)
      setTheirs(await utils.admin.posts.get.fetch({ id: post.id }, { staleTime: 0 }).catch(() => null));
  };
  /** Over `version`: the one that the text was written on, or one that somebody else saved. */
  const save = async (form: PostForm, version: number | undefined) => {
    const draft = toDraft(form);
    try {
      const { slug } = isNew
        ? await add.mutateAsync(draft)
        : await change.mutateAsync({ id: post.id, draft, version });
      onSaved();
      forgetPosts();
      const text = isNew ? "Post created" : "Post updated";
      const href = blogPath(slug);
      const open = () => void router.navigate({ href });
      notify.success(text, draft.status === "published" ? { label: "View post", href, open } : undefined);
    } catch (error) {
      await refuse(error);
    }
  };
  const isShownBeside = theirs !== null || errorCode(call.error) === "SLUG_TAKEN";
  return {
    save,
    isPending: add.isPending || change.isPending,
    /** Somebody has deleted the post; it can be saved as a new one. */
    isGone,
    /** The newest version, when it is somebody else's. */
    theirs,
    /** Null while the slug's field or the notice of another version says it. */
    error: isShownBeside ? null : failureText(call, FAILED),
  };
}
