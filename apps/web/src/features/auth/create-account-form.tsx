import { Check } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Field, FormError, SubmitButton } from "../../components/ui/field.tsx";
import { PasswordField } from "../../components/ui/password-field.tsx";
import { useData } from "../../lib/data.tsx";
import { notify } from "../../lib/notify.ts";
import { pageQuery, useSubmit } from "./use-submit.ts";

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
  const matches = password === confirmed;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!matches) return refuse("Passwords do not match");
    void submit(async () => {
      const input = { name: name.trim(), email: email.trim(), password, queryParams: pageQuery() };
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
      <PasswordField
        label="Password"
        name="new-password"
        autoComplete="new-password"
        required
        minLength={6}
        hint="At least 6 characters"
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PasswordField
        label="Confirm password"
        name="confirm-password"
        autoComplete="new-password"
        required
        value={confirmed}
        error={confirmed !== "" && !matches ? "Passwords don't match" : null}
        hint={confirmed !== "" && matches ? <Matching /> : undefined}
        onChange={(event) => setConfirmed(event.target.value)}
      />
      <FormError>{error}</FormError>
      <SubmitButton pending={pending}>Create Account</SubmitButton>
      <p className="text-center text-sm text-ink-2">
        Have an account?{" "}
        <button type="button" className="textlink -my-2.5 py-2.5" onClick={onSignIn}>
          Sign In
        </button>
      </p>
    </form>
  );
}

function Matching() {
  return (
    <span className="flex items-center gap-1.5 text-good">
      <Check className="size-3.5" aria-hidden="true" />
      Passwords match
    </span>
  );
}
