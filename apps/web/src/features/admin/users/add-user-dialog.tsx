import { ADDED_CREDITS, findPasswordProblem } from "@standings/domain";
import { useState } from "react";
import { FormDialog } from "../../../components/ui/form-dialog.tsx";
import { PasswordField } from "../../../components/ui/password-field.tsx";
import { errorCode, refusalText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notify } from "../../../lib/notify.ts";
import { useProof } from "../proof/proof-provider.tsx";
import { readCredits, type UserDraft, UserFields, useRefreshUsers, YesNoField } from "./user-fields.tsx";

const NEW_USER: UserDraft = {
  name: "",
  email: "",
  credits: String(ADDED_CREDITS),
  role: "user",
  emailVerified: true,
};

/** "Add New User" (spec part 2 §2, §5). */
export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const [draft, setDraft] = useState(NEW_USER);
  const [password, setPassword] = useState("");
  const [wasSent, setSent] = useState(false);
  const withProof = useProof();
  const refresh = useRefreshUsers();
  const add = trpc.admin.users.add.useMutation({
    meta: { hasForm: true, failed: "Failed to create user" },
    onSuccess: refresh,
  });
  const code = errorCode(add.error);
  const refusal = code === "CONFIRMATION_REQUIRED" ? null : refusalText(add);
  const isTaken = code === "EMAIL_TAKEN";
  const errors = {
    name: draft.name.trim() === "" ? "Name is required" : null,
    email: draft.email.trim() === "" ? "Email is required" : isTaken ? refusal : null,
    password: findPasswordProblem(password, password),
  };
  const isComplete = draft.name.trim() !== "" && draft.email.trim() !== "" && errors.password === null;
  const create = async () => {
    setSent(true);
    if (!isComplete) return;
    const credits = readCredits(draft.credits) ?? ADDED_CREDITS;
    const added = await withProof(() => add.mutateAsync({ ...draft, password, credits })).catch(() => null);
    if (added === null) return;
    notify.success("User created");
    onClose();
  };
  return (
    <FormDialog
      title="Add New User"
      action="Create User"
      isPending={add.isPending}
      error={isTaken ? null : refusal}
      onSubmit={() => void create()}
      onClose={onClose}
    >
      <UserFields
        isRequired
        draft={draft}
        errors={{ name: wasSent ? errors.name : null, email: wasSent ? errors.email : null, credits: null }}
        onChange={(changed) => {
          setDraft({ ...draft, ...changed });
          if ("email" in changed) add.reset();
        }}
      >
        <PasswordField
          label="Password"
          name="new-password"
          required
          autoComplete="new-password"
          value={password}
          error={wasSent ? errors.password : null}
          onChange={({ target }) => setPassword(target.value)}
        />
      </UserFields>
      <YesNoField
        label="Email Verified"
        value={draft.emailVerified}
        onChange={(emailVerified) => setDraft({ ...draft, emailVerified })}
      />
    </FormDialog>
  );
}
