import { trpc } from "../api/trpc.ts";
import { notify } from "../notify.ts";
import { updateUser } from "./session.ts";

/** Names the user's own company, or none with null; the rows of that company are marked from then on. */
export function useOwnCompany(onSaved: () => void = () => undefined) {
  const utils = trpc.useUtils();
  const update = trpc.account.update.useMutation({
    meta: { failed: "Your company could not be saved" },
    onSuccess: (user) => {
      updateUser(utils, user);
      void utils.search.history.invalidate();
      void utils.study.list.invalidate();
      void utils.brands.list.invalidate();
      notify.success(
        user.company ? `${user.company.name} is marked as your company` : "No company is marked",
      );
      onSaved();
    },
  });
  return {
    isSaving: update.isPending,
    save: (companyDomain: string | null) => !update.isPending && update.mutate({ companyDomain }),
  };
}
