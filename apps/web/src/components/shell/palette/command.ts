import type { LucideIcon } from "lucide-react";

/** A line of the palette. */
export interface PaletteCommand {
  /** Unique among all that are shown. */
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** Other words by which people look for it. */
  readonly also?: string;
  /** At the end of the line. */
  readonly note?: string;
  /** Why it can't be chosen. */
  readonly problem?: string | undefined;
  /** Runs when the palette is gone. */
  run(): void;
}

/** Those in which every typed word begins a word, in their order. */
export function matching<Command extends Pick<PaletteCommand, "label" | "also">>(
  commands: readonly Command[],
  typed: string,
): readonly Command[] {
  const wanted = wordsOf(typed);
  return commands.filter(({ label, also = "" }) => {
    const words = wordsOf(`${label} ${also}`);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  });
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}
