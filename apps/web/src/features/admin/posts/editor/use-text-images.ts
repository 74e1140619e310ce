import { type RefObject, useEffect, useRef, useState } from "react";
import { applyEdit, replacePart, selectedIn } from "./apply-edit.ts";
import { addBlock } from "./format-text.ts";
import { placeholderOf } from "./placeholders.ts";
import type { PostForm } from "./post-form.ts";
import { uploadImage } from "./upload-image.ts";

interface TextImages {
  /** Uploads that are under way. */
  readonly pending: number;
  /** What is wrong with the pictures that could not be added. */
  readonly errors: readonly string[];
  readonly add: (files: readonly File[]) => void;
}

/** Pictures in the text: a placeholder stands where each will be, until its upload has ended. */
export function useTextImages(
  area: RefObject<HTMLTextAreaElement | null>,
  onUploaded: (images: PostForm["images"]) => void,
): TextImages {
  const [pending, setPending] = useState(0);
  const [errors, setErrors] = useState<readonly string[]>([]);
  const leaving = useRef(new AbortController());
  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const addOne = async (file: File, placeholder: string) => {
    const { signal } = leaving.current;
    let shown = "";
    try {
      const { imageUrl, width, height } = await uploadImage(file, signal);
      onUploaded({ [imageUrl]: { width, height } });
      shown = `![${altOf(file)}](${imageUrl})`;
    } catch (error) {
      if (signal.aborted) return;
      const reason = error instanceof Error ? error.message : "";
      setErrors((known) => [...known, `${file.name}: ${reason}`]);
    }
    setPending((count) => count - 1);
    const at = area.current?.value.indexOf(placeholder) ?? -1;
    // Its author may have deleted the placeholder.
    if (area.current && at >= 0) replacePart(area.current, at, at + placeholder.length, shown);
  };

  const add = async (files: readonly File[]) => {
    if (!area.current || files.length === 0) return;
    const named = files.map((file) => ({ file, placeholder: placeholderOf(altOf(file)) }));
    const block = named.map(({ placeholder }) => placeholder).join("\n\n");
    setErrors([]);
    setPending((count) => count + files.length);
    const selected = selectedIn(area.current);
    applyEdit(area.current, addBlock({ ...selected, start: selected.end }, `${block}\n\n`));
    // One after the other: an account has few drawn at once.
    for (const { file, placeholder } of named) await addOne(file, placeholder);
  };
  return { pending, errors, add: (files) => void add(files) };
}

/** The file's name without its ending and without signs of Markdown. */
function altOf({ name }: File): string {
  return name
    .replace(/\.\w+$/, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
