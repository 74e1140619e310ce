import { MODERATION_REASON_MAX, type ModerationSubject } from "@standings/domain";
import { type FormEvent, useState } from "react";
import { Button } from "../ui/button.tsx";
import { Dialog, DialogClose, DialogTitle } from "../ui/dialog.tsx";
import { TextAreaField } from "../ui/text-area-field.tsx";
import { useModerate } from "./use-moderation.ts";

export type Decision =
  | { readonly measure: "take_down"; readonly subject: ModerationSubject }
  | { readonly measure: "feature"; readonly subject: ModerationSubject & { readonly kind: "search" } };

const EFFECTS: Readonly<Record<ModerationSubject["kind"], string>> = {
  search: "Its page is gone for everybody but its owner, and it counts on no company page.",
  study: "Its page is gone for everybody but its owner, and it is told on no company page.",
  prompt:
    "Every search and study that asks it, and those to come, are off public pages for everybody but their owners.",
  company: "It is left out of shared rankings, Trending, the home page and suggestions.",
};

interface ModerationDialogProps {
  readonly decision: Decision;
  readonly onClose: () => void;
}

/** Asks an admin for the reason of a measure; sending it is the confirmation. */
export function ModerationDialog({ decision, onClose }: ModerationDialogProps) {
  const [reason, setReason] = useState("");
  const moderate = useModerate(onClose);
  const isFeature = decision.measure === "feature";
  const isBlocked = reason.trim() === "" || moderate.isPending;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlocked) moderate.mutate({ ...decision, reason: reason.trim() });
  };
  return (
    <Dialog size="form" onClose={onClose}>
      <form className="grid content-start gap-4 overflow-y-auto px-4 py-6 sm:px-7" onSubmit={submit}>
        <div className="flex items-center justify-between">
          <DialogTitle className="text-xl font-strong">
            {isFeature
              ? "Feature this search on Trending?"
              : `Take this ${decision.subject.kind} off public pages?`}
          </DialogTitle>
          <DialogClose className="-mr-2.5" />
        </div>
        <p className="text-pretty text-ink-2">
          {isFeature
            ? "It stands first on Trending, however few people asked it."
            : EFFECTS[decision.subject.kind]}{" "}
          You can take this back at any time.
        </p>
        <TextAreaField
          label="Reason"
          rows={3}
          required
          maxLength={MODERATION_REASON_MAX}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            variant={isFeature ? "primary" : "danger"}
            pending={moderate.isPending}
            disabled={isBlocked}
          >
            {isFeature ? "Feature" : "Take off public pages"}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
