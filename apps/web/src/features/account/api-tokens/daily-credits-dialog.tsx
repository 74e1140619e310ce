import type { ApiToken } from "@standings/domain";
import { useState } from "react";
import { FormDialog } from "../../../components/ui/form-dialog.tsx";
import { failureText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notify } from "../../../lib/notify.ts";
import { DailyCreditsField, readDailyCredits } from "./daily-credits-field.tsx";

/** Changes what a token may spend a day. */
export function DailyCreditsDialog({ token, onClose }: { token: ApiToken; onClose: () => void }) {
  const utils = trpc.useUtils();
  const [most, setMost] = useState(token.dailyCredits === null ? "" : String(token.dailyCredits));
  const change = trpc.tokens.change.useMutation({
    meta: { hasForm: true, failed: "The limit could not be changed. Please try again." },
    onSuccess: async () => {
      await utils.tokens.list.invalidate();
      notify.success("Limit changed");
      onClose();
    },
  });
  const dailyCredits = readDailyCredits(most);
  return (
    <FormDialog
      title={`What “${token.name}” may spend`}
      action="Save"
      isReady={dailyCredits !== undefined}
      isPending={change.isPending}
      error={failureText(change, "The limit could not be changed")}
      onSubmit={() => change.mutate({ id: token.id, dailyCredits: dailyCredits ?? null })}
      onClose={onClose}
    >
      <DailyCreditsField value={most} onChange={setMost} />
    </FormDialog>
  );
}
