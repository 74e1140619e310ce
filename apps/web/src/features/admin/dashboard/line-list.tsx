import type { ReactNode } from "react";

interface Line {
  readonly name: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

/** Names with their values, a line each. */
export function LineList({ lines }: { lines: readonly Line[] }) {
  return (
    <dl className="border-t-2 border-line-ink">
      {lines.map(({ name, value, note }) => (
        <div
          key={name}
          className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 border-b border-line py-1.5"
        >
          <dt className="text-ink-2">{name}</dt>
          <dd className="ml-auto text-right">
            <b className="font-strong">{value}</b>
            {note && <span className="text-ink-3"> · {note}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
