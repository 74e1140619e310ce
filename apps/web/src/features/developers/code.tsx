import { type CodePiece, highlightCode } from "./highlight-code.ts";

const LOOKS: Readonly<Record<CodePiece["look"], string | undefined>> = {
  plain: undefined,
  keyword: "text-info",
  text: "text-good",
  quiet: "text-ink-3",
};

interface CodeProps {
  /** What it is, for screen readers. */
  readonly label: string;
  readonly code: string;
  readonly syntax: Parameters<typeof highlightCode>[1];
  readonly className?: string;
  /** One command is read whole; other code would lose its shape. */
  readonly isWrapped?: boolean;
}

/** Code that scrolls sideways where it is wider than its place. */
export function Code({ label, code, syntax, className = "", isWrapped = false }: CodeProps) {
  return (
    <figure aria-label={label} className={className}>
      <pre
        className={`overflow-x-auto p-3.5 font-mono text-sm/5 ${isWrapped ? "wrap-anywhere whitespace-pre-wrap" : ""}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
        tabIndex={0}
      >
        {highlightCode(code, syntax).map(({ text, look }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other name and never move
          <span key={index} className={LOOKS[look]}>
            {text}
          </span>
        ))}
      </pre>
    </figure>
  );
}
