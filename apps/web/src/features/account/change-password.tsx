import { findPasswordProblem, passwordMatch } from "@standings/domain";
import { type FormEvent, useState } from "react";
import { FormError } from "../../components/ui/field.tsx";
import { NewPasswordFields } from "../../components/ui/new-password-fields.tsx";
import { PasswordField } from "../../components/ui/password-field.tsx";
import { SubmitButton } from "../../components/ui/submit-button.tsx";
import { useData } from "../../lib/api/data.tsx";
import { SESSIONS } from "../../lib/api/queries.ts";
import { useSubmit } from "../../lib/api/use-submit.ts";
import { notify } from "../../lib/notify.ts";

const EMPTY = { current: "", password: "", confirmed: "" };

export function ChangePassword({ email }: { email: string }) {
  const { api, queryClient } = useData();
  const { pending, error, submit, refuse } = useSubmit("Your password could not be changed");
  const [values, setValues] = useState(EMPTY);
  const { current, password, confirmed } = values;
  const isEmpty = current === "" || password === "" || confirmed === "";
  const save = (event: FormEvent) => {
    event.preventDefault();
    const problem = findPasswordProblem(password, confirmed);
    if (problem) return refuse(problem);
    void submit(async () => {
      const input = { currentPassword: current, newPassword: password };
      await (await api()).account.changePassword.mutate(input);
      setValues(EMPTY);
      notify.success("Password changed");
      await queryClient.invalidateQueries({ queryKey: SESSIONS });
    });
  };
  return (
    <form className="grid max-w-100 gap-4" onSubmit={save} aria-label="Change password" noValidate>
      {/* For password managers: whose password this is. */}
      <input
        className="sr-only"
        name="username"
        autoComplete="username"
        tabIndex={-1}
        aria-hidden="true"
        readOnly
        value={email}
      />
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
      <FormError>{error}</FormError>
      <SubmitButton
        pending={pending}
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
