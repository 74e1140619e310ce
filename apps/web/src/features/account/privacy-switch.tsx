import { useMutation } from "@tanstack/react-query";
import { Switch } from "../../components/ui/switch.tsx";
import { useData } from "../../lib/api/data.tsx";
import { errorText } from "../../lib/api/errors.ts";
import { notify } from "../../lib/notify.ts";
import { updateUser } from "../../lib/session/session.ts";

/** The default of every search's own Private switch. Shows the wish at once, and the truth when saving fails. */
export function PrivacySwitch({ isPrivate }: { isPrivate: boolean }) {
  const data = useData();
  const save = useMutation({
    mutationFn: async (privateByDefault: boolean) =>
      (await data.api()).account.update.mutate({ privateByDefault }),
    onSuccess: (user) => {
      updateUser(data, user);
      notify.success(user.privateByDefault ? "New searches are private" : "New searches are shared");
    },
    onError: (error) => notify.error(errorText(error, "Your choice could not be saved")),
  });
  return (
    <Switch
      label="Keep my searches private by default"
      checked={save.isPending ? save.variables : isPrivate}
      onChange={(checked) => !save.isPending && save.mutate(checked)}
    />
  );
}
