import { MODERATION_REASON_MAX, type ModerationSubject } from "@standings/domain";
import { useState } from "react";
import { FormDialog } from "../ui/form-dialog.tsx";
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
  return (
    <FormDialog
      title={
        isFeature
          ? "Feature this search on Trending?"
          : `Take this ${decision.subject.kind} off public pages?`
      }
      action={isFeature ? "Feature" : "Take off public pages"}
      variant={isFeature ? "primary" : "danger"}
      isReady={reason.trim() !== ""}
      isPending={moderate.isPending}
      onSubmit={() => moderate.mutate({ ...decision, reason: reason.trim() })}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
