import type { LoggedChange } from "@standings/domain";
import { formatUtc } from "../utc.ts";
import { ChangeText } from "./change-text.tsx";

/** Lines of the log, each with its time (UTC). */
export function ChangeList({ changes }: { changes: readonly LoggedChange[] }) {
  return (
    <ul className="border-t-2 border-line-ink">
      {changes.map((change) => (
        <li
          key={change.id}
          className="grid gap-x-6 gap-y-0.5 border-b border-line py-3.5 sm:grid-cols-[184px_minmax(0,1fr)]"
        >
          <time dateTime={change.at} className="text-sm text-ink-3">
            {formatUtc(change.at)}
          </time>
          <ChangeText change={change} />
        </li>
      ))}
    </ul>
  );
}
