import { Button } from "../../../../components/ui/button.tsx";
import { formatDateTime } from "../../../../lib/format.ts";
import type { KeptForm } from "./kept-form.ts";

interface KeptNoticeProps {
  readonly kept: KeptForm;
  /** Version that is opened; null for a new post. */
  readonly version: number | null;
  readonly onAnswer: (isTaken: boolean) => void;
}

/** Offers text that was written before a reload or a crash. */
export function KeptNotice({ kept, version, onAnswer }: KeptNoticeProps) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-warn-line bg-warn-tint px-4 py-2.5 sm:px-6"
    >
      <p className="text-pretty">
        Your text of {formatDateTime(kept.keptAt)} was not saved.
        {kept.version !== version && " The post has been changed since."}
      </p>
      <div className="flex gap-2">
        <Button size="sm" onClick={() => onAnswer(true)}>
          Restore it
        </Button>
        <Button size="sm" variant="ghost" onClick={() => onAnswer(false)}>
          Discard it
        </Button>
      </div>
    </div>
  );
}
