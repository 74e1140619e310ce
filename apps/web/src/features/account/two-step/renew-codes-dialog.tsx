import { useState } from "react";
import { CodeEntry, isWholeCode } from "../../../components/two-step/code-entry.tsx";
import { RecoveryCodes } from "../../../components/two-step/recovery-codes.tsx";
import { FormDialog } from "../../../components/ui/form-dialog.tsx";
import { errorCode, failureText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import type { User } from "../../../lib/session/session.ts";
import { StepDialog } from "./step-dialog.tsx";

export default function RenewCodesDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const utils = trpc.useUtils();
  const [code, setCode] = useState("");
  const renew = trpc.secondFactor.renewCodes.useMutation({
    onSuccess: () => utils.secondFactor.get.invalidate(),
    onError: (error) => {
      setCode("");
      // Another tab may have turned it off.
      if (errorCode(error) === "SECOND_FACTOR_IS_OFF") void utils.secondFactor.get.invalidate();
    },
  });
  if (renew.data) {
    return (
      <StepDialog title="New recovery codes" onClose={onClose}>
        <RecoveryCodes codes={renew.data.recoveryCodes} email={user.email} onDone={onClose} />
      </StepDialog>
    );
  }
  return (
    <FormDialog
      title="New recovery codes"
      action="Make new codes"
      isReady={isWholeCode(code)}
      isPending={renew.isPending}
      onSubmit={() => renew.mutate({ code })}
      onClose={onClose}
    >
      <p className="text-pretty text-ink-2">The codes that you have now stop working.</p>
      <CodeEntry
        value={code}
        error={failureText(renew, "The codes could not be replaced. Please try again.")}
        onChange={setCode}
        onSwitch={renew.reset}
      />
    </FormDialog>
  );
}
