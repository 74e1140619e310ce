import type { LoggedChange } from "@standings/domain";
import { ChangeText } from "../changes/change-text.tsx";
import { formatUtcNear } from "../utc.ts";

interface NewestChangesProps {
  readonly changes: readonly LoggedChange[];
  /** When they were read, milliseconds since 1970. */
  readonly readAt: number;
}

/** The newest lines of the log of changes; today's with their time, others with their day. */
export function NewestChanges({ changes, readAt }: NewestChangesProps) {
  if (changes.length === 0) {
    return <p className="border-t-2 border-line-ink pt-3 text-ink-2">No admin has changed anything yet.</p>;
  }
  return (
    <ul className="border-t-2 border-line-ink">
      {changes.map((change) => (
        <li
          key={change.id}
          className="grid grid-cols-[80px_minmax(0,1fr)] gap-2 border-b border-line py-2.75"
        >
          <time dateTime={change.at} className="text-sm text-ink-3">
            {formatUtcNear(change.at, readAt)}
          </time>
          <ChangeText change={change} />
        </li>
      ))}
    </ul>
  );
}
