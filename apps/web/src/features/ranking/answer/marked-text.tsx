import { findNames, type Named } from "./find-names.ts";

interface MarkedTextProps {
  readonly text: string;
  readonly ranked: readonly Named[];
}

/** Text with the ranked names marked. */
export function MarkedText({ text, ranked }: MarkedTextProps) {
  return findNames(text, ranked).map((part) =>
    part.rank === null ? (
      part.text
    ) : (
      <mark
        key={part.at}
        className="rounded-mark bg-mark-tint text-inherit shadow-marker"
        title={`Ranked #${part.rank}`}
      >
        {part.text}
      </mark>
    ),
  );
}
