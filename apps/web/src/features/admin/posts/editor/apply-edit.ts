import type { Selected, TextEdit } from "./format-text.ts";

export function selectedIn(area: HTMLTextAreaElement): Selected {
  return { text: area.value, start: area.selectionStart, end: area.selectionEnd };
}

/** Changes the text as if it were typed: one step of the browser's undo, seen by React. */
export function applyEdit(area: HTMLTextAreaElement, { from, to, insert, start, end }: TextEdit): void {
  area.focus();
  area.setSelectionRange(from, to);
  const command = insert === "" ? "delete" : "insertText";
  // The only way that keeps undo; a browser without it gets the text all the same.
  const isSame = from === to && insert === "";
  const isFocused = document.activeElement === area;
  if (!isSame && !(isFocused && document.execCommand(command, false, insert)))
    replaceQuietly(area, { from, to, insert });
  area.setSelectionRange(start, end);
}

/** Replaces a part of the text that somebody may be typing in: caret and selection stay where they are in the text. */
export function replacePart(area: HTMLTextAreaElement, from: number, to: number, insert: string): void {
  if (document.activeElement !== area) {
    replaceQuietly(area, { from, to, insert });
    return;
  }
  const moved = (at: number) => (at >= to ? at + insert.length - (to - from) : Math.min(at, from));
  const [start, end, top] = [moved(area.selectionStart), moved(area.selectionEnd), area.scrollTop];
  applyEdit(area, { from, to, insert, start, end });
  area.scrollTop = top;
}

function replaceQuietly(
  area: HTMLTextAreaElement,
  { from, to, insert }: Pick<TextEdit, "from" | "to" | "insert">,
): void {
  area.setRangeText(insert, from, to, "preserve");
  area.dispatchEvent(new Event("input", { bubbles: true }));
}
