import type { AdminPost } from "@standings/domain";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { forgetKept, type KeptForm, keepForm, readKept } from "./kept-form.ts";
import { withoutPlaceholders } from "./placeholders.ts";
import { EMPTY_FORM, isSameForm, type PostForm, toForm } from "./post-form.ts";

/** Wait after the last key before the text is kept in the browser. */
const KEEP_MS = 300;

export type ChangeForm = (change: Partial<PostForm> | ((form: PostForm) => PostForm)) => void;

interface OpenedPost {
  readonly userId: string;
  /** Id of the post, or the sign of a new one. */
  readonly id: string;
  /** Null for a new post. */
  readonly post: AdminPost | null;
}

/** What is written, kept in this browser until it is saved or given up; text of an earlier visit is offered. */
export function usePostForm({ userId, id, post }: OpenedPost) {
  const [opened] = useState(() => (post ? toForm(post.draft) : EMPTY_FORM));
  const [form, setForm] = useState(opened);
  const [offered, setOffered] = useState<KeptForm | null>(() => readOffered(userId, id, opened));
  /** Version that the text was written on. */
  const [version, setVersion] = useState(post?.version);
  const isChanged = !isSameForm(form, opened);
  const isOver = useRef(false);

  const keep = useEffectEvent(() => {
    // An offer that nobody has answered is not written over by a text that says nothing yet.
    if (isOver.current || (offered && !isChanged)) return;
    if (isChanged) keepForm(userId, id, { form, version: version ?? null, keptAt: new Date().toISOString() });
    else forgetKept(userId, id);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the form waits anew
  useEffect(() => {
    const timer = setTimeout(keep, KEEP_MS);
    return () => clearTimeout(timer);
  }, [form]);
  useEffect(() => {
    const onHide = () => keep();
    window.addEventListener("pagehide", onHide);
    return () => window.removeEventListener("pagehide", onHide);
  }, []);
  useEffect(() => {
    if (!isChanged) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isChanged]);

  const change = useCallback<ChangeForm>(
    (changed) =>
      setForm((known) => (typeof changed === "function" ? changed(known) : { ...known, ...changed })),
    [],
  );
  /** The text was saved or given up. */
  const forget = useCallback(() => {
    isOver.current = true;
    forgetKept(userId, id);
  }, [userId, id]);
  const answerOffer = (isTaken: boolean) => {
    if (isTaken && offered) {
      setForm(offered.form);
      setVersion(offered.version ?? undefined);
    } else forgetKept(userId, id);
    setOffered(null);
  };
  return { form, version, change, isChanged, forget, offered, answerOffer };
}

/** Text that says the same as the post is not offered. */
function readOffered(userId: string, id: string, opened: PostForm): KeptForm | null {
  const kept = readKept(userId, id);
  if (kept === null) return null;
  const form = { ...kept.form, markdown: withoutPlaceholders(kept.form.markdown) };
  return isSameForm(form, opened) ? null : { ...kept, form };
}
