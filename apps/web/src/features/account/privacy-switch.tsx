import { Switch } from "../../components/ui/switch.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { notify } from "../../lib/notify.ts";
import { updateUser } from "../../lib/session/session.ts";

/** Default of the Private switch of new searches. Shows the new choice while it is saved, and the old one on failure. */
export function PrivacySwitch({ isPrivate }: { isPrivate: boolean }) {
  const utils = trpc.useUtils();
  const save = trpc.account.update.useMutation({
    meta: { failed: "Your choice could not be saved" },
    onSuccess: (user) => {
      updateUser(utils, user);
      notify.success(user.privateByDefault ? "New searches are private" : "New searches are shared");
    },
  });
  return (
    <Switch
      label="Keep my searches private by default"
      checked={(save.isPending ? save.variables.privateByDefault : null) ?? isPrivate}
      onChange={(privateByDefault) => !save.isPending && save.mutate({ privateByDefault })}
    />
  );
}
