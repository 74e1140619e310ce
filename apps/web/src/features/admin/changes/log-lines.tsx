import type { ReactNode } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { formatUtc } from "../utc.ts";

interface LogLinesProps {
  readonly lines: readonly { readonly id: string; readonly at: string; readonly content: ReactNode }[];
  /** Leads to older lines; null on the last page. */
  readonly next: string | null;
  /** The newest lines are shown. */
  readonly isFirst: boolean;
  readonly onBefore: (before: string | undefined) => void;
}

/** Lines of a log with their times (UTC), the newest first, and the steps to older ones. */
export function LogLines({ lines, next, isFirst, onBefore }: LogLinesProps) {
  return (
    <>
      <ul className="border-t-2 border-line-ink">
        {lines.map(({ id, at, content }) => (
          <li
            key={id}
            className="grid gap-x-6 gap-y-0.5 border-b border-line py-3.5 sm:grid-cols-[184px_minmax(0,1fr)]"
          >
            <time dateTime={at} className="text-sm text-ink-3">
              {formatUtc(at)}
            </time>
            <div className="min-w-0 wrap-anywhere">{content}</div>
          </li>
        ))}
      </ul>
      <nav aria-label="Pages" className="flex justify-end gap-2 pt-4">
        {!isFirst && (
          <Button variant="ghost" size="sm" onClick={() => onBefore(undefined)}>
            Newest
          </Button>
        )}
        {next !== null && (
          <Button variant="ghost" size="sm" onClick={() => onBefore(next)}>
            Older
          </Button>
        )}
      </nav>
    </>
  );
}
