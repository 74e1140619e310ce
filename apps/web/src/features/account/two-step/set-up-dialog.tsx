import SetUp from "../../../components/two-step/set-up.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { notify } from "../../../lib/notify.ts";
import type { User } from "../../../lib/session/session.ts";
import { StepDialog } from "./step-dialog.tsx";

export default function SetUpDialog({ user, onClose }: { user: User; onClose: () => void }) {
  const utils = trpc.useUtils();
  const close = () => {
    // It may be on by now, also where the recovery codes were not looked at.
    void utils.secondFactor.get.invalidate();
    void utils.auth.me.invalidate();
    onClose();
  };
  const done = () => {
    notify.success("Two-step sign-in is on");
    close();
  };
  return (
    <StepDialog title="Set up two-step sign-in" onClose={close}>
      <SetUp user={user} onDone={done} />
    </StepDialog>
  );
}
