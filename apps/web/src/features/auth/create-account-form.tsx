import { findPasswordProblem, PASSWORDS_DIFFER, passwordMatch } from "@standings/domain";
import { type FormEvent, useState } from "react";
import { Field, FormError } from "../../components/ui/field.tsx";
import { NewPasswordFields } from "../../components/ui/new-password-fields.tsx";
import { SubmitButton } from "../../components/ui/submit-button.tsx";
import { queryParams } from "../../lib/advertising/marketing.ts";
import { refusalText } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { notify } from "../../lib/notify.ts";
import { keepRegistrationSecret } from "../../lib/session/browser-proofs.ts";

const FAILED = "Authentication failed";

export function CreateAccountForm({ onRegistered }: { onRegistered: (email: string) => void }) {
  const register = trpc.auth.register.useMutation({
    meta: { failed: FAILED, hasForm: true },
    onSuccess: (reply) => {
      notify.success("Account created! Please check your email for the verification code.");
      keepRegistrationSecret(reply.email, reply.registrationSecret);
      onRegistered(reply.email);
    },
  });
  const [fault, setFault] = useState<string | null>(null);
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [confirmed, setConfirmed] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    const problem = findPasswordProblem(password, confirmed);
    // The fields say while typing that the passwords differ.
    if (problem === PASSWORDS_DIFFER) return notify.error(problem);
    setFault(problem);
    if (problem) return;
    if (register.isPending) return;
    register.mutate({ name: name.trim(), email: email.trim(), password, queryParams: queryParams() });
  };
  return (
    <form className="grid gap-4" onSubmit={send} aria-label="Create Account">
      <Field
        label="Name"
        name="name"
        autoComplete="name"
        required
        autoFocus
        maxLength={100}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Field
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <NewPasswordFields
        label="Password"
        password={password}
        confirmed={confirmed}
        onPassword={setPassword}
        onConfirmed={setConfirmed}
      />
      <FormError>{fault ?? refusalText(register)}</FormError>
      <SubmitButton pending={register.isPending} blocked={passwordMatch(password, confirmed) === "different"}>
        Create Account
      </SubmitButton>
    </form>
  );
}
