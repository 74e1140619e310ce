import { describeChange, type LoggedChange } from "@standings/domain";

/** What an admin did, as a sentence; names and new values stand out. */
export function ChangeText({ change }: { change: LoggedChange }) {
  return (
    <p className="min-w-0 wrap-anywhere text-ink-2">
      {describeChange(change).map(({ text, isStrong }, index) =>
        isStrong ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence have no other name
          <b key={index} className="font-medium text-ink">
            {text}
          </b>
        ) : (
          text
        ),
      )}
    </p>
  );
}
