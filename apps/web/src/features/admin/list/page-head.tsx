import type { ReactNode } from "react";

interface PageHeadProps {
  readonly title: string;
  /** A line below the title, such as how many there are. */
  readonly note?: ReactNode;
  /** Buttons at the end of the line; below it on a phone. */
  readonly actions?: ReactNode;
}

/** Heading of a tab. */
export function PageHead({ title, note, actions }: PageHeadProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4 pb-6">
      <div className="grid gap-0.5">
        <h1 className="text-2xl font-strong">{title}</h1>
        <p className="min-h-5 text-ink-2">{note}</p>
      </div>
      {actions && <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">{actions}</div>}
    </div>
  );
}
