import { useState } from "react";
import { CodeEntry, isWholeCode } from "../../../components/two-step/code-entry.tsx";
import { FormDialog } from "../../../components/ui/form-dialog.tsx";
import { errorCode, failureText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notify } from "../../../lib/notify.ts";
import { updateUser } from "../../../lib/session/session.ts";

export default function TurnOffDialog({ onClose }: { onClose: () => void }) {
  const utils = trpc.useUtils();
  const [code, setCode] = useState("");
  const end = () => {
    updateUser(utils, { hasSecondFactor: false });
    void utils.secondFactor.get.invalidate();
    notify.success("Two-step sign-in is off");
    onClose();
  };
  const remove = trpc.secondFactor.remove.useMutation({
    onSuccess: end,
    // Another tab may have turned it off.
    onError: (error) => (errorCode(error) === "SECOND_FACTOR_IS_OFF" ? end() : setCode("")),
  });
  return (
    <FormDialog
      title="Turn off two-step sign-in?"
      action="Turn off"
      variant="danger"
      isReady={isWholeCode(code)}
      isPending={remove.isPending}
      onSubmit={() => remove.mutate({ code })}
      onClose={onClose}
    >
      <p className="text-pretty text-ink-2">
        Then your password, or Google, is enough to sign in. Your recovery codes stop working.
      </p>
      <CodeEntry
        value={code}
        error={failureText(remove, "It could not be turned off. Please try again.")}
        onChange={setCode}
        onSwitch={remove.reset}
      />
    </FormDialog>
  );
}
