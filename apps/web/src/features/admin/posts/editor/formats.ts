import {
  Bold,
  Code,
  Heading2,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Table2,
} from "lucide-react";
import {
  addLink,
  addTable,
  type Selected,
  type TextEdit,
  toggleAround,
  toggleCode,
  toggleLines,
} from "./format-text.ts";

export interface Format {
  readonly label: string;
  readonly icon: LucideIcon;
  /** Key that is pressed with Ctrl or ⌘, and with Shift too where it says so. */
  readonly key?: string;
  readonly isShifted?: boolean;
  readonly edit: (selected: Selected) => TextEdit;
}

/** Buttons of the toolbar in their groups. */
export const FORMATS: readonly (readonly Format[])[] = [
  [
    { label: "Heading", icon: Heading2, key: "2", isShifted: true, edit: (s) => toggleLines(s, "heading") },
    { label: "Bold", icon: Bold, key: "b", edit: (s) => toggleAround(s, "**") },
    { label: "Italic", icon: Italic, key: "i", edit: (s) => toggleAround(s, "_") },
  ],
  [
    { label: "Bulleted list", icon: List, key: "8", isShifted: true, edit: (s) => toggleLines(s, "bullets") },
    {
      label: "Numbered list",
      icon: ListOrdered,
      key: "7",
      isShifted: true,
      edit: (s) => toggleLines(s, "numbers"),
    },
  ],
  [
    { label: "Quote", icon: Quote, key: "9", isShifted: true, edit: (s) => toggleLines(s, "quote") },
    { label: "Link", icon: Link, key: "k", edit: addLink },
    { label: "Table", icon: Table2, edit: addTable },
    { label: "Code", icon: Code, key: "e", edit: toggleCode },
  ],
];

/** The format of a shortcut; keys with Shift are read by their place, since Shift changes their sign. */
export function formatOfKey(event: KeyboardEvent): Format | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  return FORMATS.flat().find(({ key, isShifted = false }) => {
    if (key === undefined || isShifted !== event.shiftKey) return false;
    return isShifted ? event.code === `Digit${key}` : event.key.toLowerCase() === key;
  });
}

/** "Bold (⌘B)" */
export function titleOf({ label, key, isShifted }: Format, isMac: boolean): string {
  if (key === undefined) return label;
  const shift = isMac ? "⇧" : "Shift+";
  return `${label} (${isMac ? "⌘" : "Ctrl+"}${isShifted ? shift : ""}${key.toUpperCase()})`;
}
