import { BLOG_LIMITS } from "@standings/domain";
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, type RefObject, useState } from "react";
import { applyEdit, selectedIn } from "./apply-edit.ts";
import { continueLines, indent } from "./format-text.ts";
import { formatOfKey } from "./formats.ts";

const AREA =
  "min-h-60 w-full flex-1 resize-none px-4 py-4.5 font-mono text-sm/5.25 outline-none sm:px-6 " +
  "focus-visible:inset-ring-2 focus-visible:inset-ring-ink max-sm:text-md/6";

interface MarkdownFieldProps {
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly markdown: string;
  readonly onChange: (markdown: string) => void;
  readonly onFiles: (files: readonly File[]) => void;
}

/** The text. Pictures are pasted and dropped into it. */
export function MarkdownField({ area, markdown, onChange, onFiles }: MarkdownFieldProps) {
  const [movesOn, setMovesOn] = useState(false);
  const [isOver, setOver] = useState(false);
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.ctrlKey && event.key.toLowerCase() === "m") {
      event.preventDefault();
      setMovesOn(!movesOn);
    } else if (pressKey(event, movesOn)) {
      event.preventDefault();
      event.stopPropagation();
    }
  };
  const paste = (event: ClipboardEvent) => {
    const { files, types } = event.clipboardData;
    // Office programs add a picture of the text that is copied.
    if (files.length === 0 || types.includes("text/plain")) return;
    event.preventDefault();
    onFiles([...files]);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    onFiles([...event.dataTransfer.files]);
  };
  const drag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setOver(true);
  };
  return (
    <>
      <textarea
        ref={area}
        aria-label="Content in Markdown"
        aria-describedby="content-keys"
        value={markdown}
        maxLength={BLOG_LIMITS.content}
        spellCheck
        className={`${AREA} ${isOver ? "bg-mark-tint" : "bg-transparent"}`}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={press}
        onPaste={paste}
        onDragOver={drag}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      />
      <p id="content-keys" className="sr-only" role="status">
        {movesOn
          ? "Tab moves to the next field. Control M lets Tab indent."
          : "Tab indents. Control M lets Tab move to the next field."}
      </p>
    </>
  );
}

/** Whether the key was one of the editor's. */
function pressKey(event: KeyboardEvent<HTMLTextAreaElement>, movesOn: boolean): boolean {
  const area = event.currentTarget;
  const selected = selectedIn(area);
  const format = formatOfKey(event.nativeEvent);
  if (format) {
    applyEdit(area, format.edit(selected));
    return true;
  }
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey && !event.nativeEvent.isComposing;
  if (isPlain && event.key === "Tab" && !movesOn) {
    applyEdit(area, indent(selected, event.shiftKey));
    return true;
  }
  const edit = isPlain && event.key === "Enter" && !event.shiftKey ? continueLines(selected) : null;
  if (edit) applyEdit(area, edit);
  return edit !== null;
}
