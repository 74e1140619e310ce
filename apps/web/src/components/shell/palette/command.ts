import type { LucideIcon } from "lucide-react";

/** A line of the palette. */
export interface PaletteCommand {
  /** Unique among all shown commands. */
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** More search words. */
  readonly also?: string;
  /** Text at the end of the line. */
  readonly note?: string;
  /** Reason why the command is disabled. */
  readonly problem?: string | undefined;
  /** Runs after the palette has closed. */
  run(): void;
}

/** Commands in which every typed word begins some word, in their given order. */
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
