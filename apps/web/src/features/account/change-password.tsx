import { findPasswordProblem, passwordMatch } from "@standings/domain";
import { type FormEvent, useState } from "react";
import { FormError } from "../../components/ui/field.tsx";
import { NewPasswordFields } from "../../components/ui/new-password-fields.tsx";
import { PasswordField, UsernameHint } from "../../components/ui/password-field.tsx";
import { SubmitButton } from "../../components/ui/submit-button.tsx";
import { failureText } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { notify } from "../../lib/notify.ts";

const FAILED = "Your password could not be changed";
const EMPTY = { current: "", password: "", confirmed: "" };

export function ChangePassword({ email }: { email: string }) {
  const utils = trpc.useUtils();
  const [values, setValues] = useState(EMPTY);
  const [fault, setFault] = useState<string | null>(null);
  const change = trpc.account.changePassword.useMutation({
    onSuccess: () => {
      setValues(EMPTY);
      notify.success("Password changed");
      return utils.auth.sessions.invalidate();
    },
  });
  const { current, password, confirmed } = values;
  const isEmpty = current === "" || password === "" || confirmed === "";
  const save = (event: FormEvent) => {
    event.preventDefault();
    const problem = findPasswordProblem(password, confirmed);
    setFault(problem);
    if (problem === null && !change.isPending)
      change.mutate({ currentPassword: current, newPassword: password });
  };
  return (
    <form className="grid max-w-100 gap-4" onSubmit={save} aria-label="Change password" noValidate>
      <UsernameHint email={email} />
      <PasswordField
        label="Current password"
        name="current-password"
        autoComplete="current-password"
        required
        value={current}
        onChange={(event) => setValues({ ...values, current: event.target.value })}
      />
      <NewPasswordFields
        label="New password"
        confirmLabel="Confirm new password"
        password={password}
        confirmed={confirmed}
        onPassword={(typed) => setValues({ ...values, password: typed })}
        onConfirmed={(typed) => setValues({ ...values, confirmed: typed })}
      />
      <FormError>{fault ?? failureText(change, FAILED)}</FormError>
      <SubmitButton
        pending={change.isPending}
        disabled={isEmpty}
        blocked={passwordMatch(password, confirmed) === "different"}
        variant="secondary"
        size="md"
        className="justify-self-start"
      >
        Change password
      </SubmitButton>
    </form>
  );
}
