import { findPasswordProblem, passwordMatch } from "@standings/domain";
import { type FormEvent, useState } from "react";
import { Field, FormError } from "../../components/ui/field.tsx";
import { NewPasswordFields } from "../../components/ui/new-password-fields.tsx";
import { SubmitButton } from "../../components/ui/submit-button.tsx";
import { TextButton } from "../../components/ui/text-link.tsx";
import { queryParams } from "../../lib/advertising/marketing.ts";
import { useData } from "../../lib/api/data.tsx";
import { useSubmit } from "../../lib/api/use-submit.ts";
import { notify } from "../../lib/notify.ts";

interface CreateAccountFormProps {
  readonly onRegistered: (email: string) => void;
  readonly onSignIn: () => void;
}

export function CreateAccountForm({ onRegistered, onSignIn }: CreateAccountFormProps) {
  const { api } = useData();
  const { pending, error, submit, refuse } = useSubmit("Authentication failed");
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [confirmed, setConfirmed] = useState("");
  const send = (event: FormEvent) => {
    event.preventDefault();
    const problem = findPasswordProblem(password, confirmed);
    if (problem) return refuse(problem);
    void submit(async () => {
      const input = { name: name.trim(), email: email.trim(), password, queryParams: queryParams() };
      const reply = await (await api()).auth.register.mutate(input);
      notify.success("Account created! Please check your email for the verification code.");
      onRegistered(reply.email);
    });
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
      <FormError>{error}</FormError>
      <SubmitButton pending={pending} blocked={passwordMatch(password, confirmed) === "different"}>
        Create Account
      </SubmitButton>
      <p className="text-center text-sm text-ink-2">
        Have an account?{" "}
        <TextButton touch="inline" onClick={onSignIn}>
          Sign In
        </TextButton>
      </p>
    </form>
  );
}
