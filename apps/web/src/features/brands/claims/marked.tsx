import type { Ref } from "react";

interface MarkedProps {
  readonly text: string;
  readonly at: number;
  readonly length: number;
  readonly ref?: Ref<HTMLElement>;
}

/** Text with one part of it marked. */
export function Marked({ text, at, length, ref }: MarkedProps) {
  return (
    <>
      {text.slice(0, at)}
      <mark ref={ref} className="rounded-mark bg-mark-tint text-inherit shadow-marker">
        {text.slice(at, at + length)}
      </mark>
      {text.slice(at + length)}
    </>
  );
}
