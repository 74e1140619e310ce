import { WORDING_REFUSALS, type WordingRefusal } from "@standings/domain";

interface RefusedProps {
  readonly refused: readonly { readonly text: string; readonly reason: WordingRefusal }[];
}

/** Wordings that were not taken, each with its reason. */
export function Refused({ refused }: RefusedProps) {
  return (
    <ul className="grid gap-1 text-ink-2">
      {refused.map(({ text, reason }, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text may come twice, and the list stays as it is
        <li key={nth} className="break-words">
          “{text}” {WORDING_REFUSALS[reason]}.
        </li>
      ))}
    </ul>
  );
}
