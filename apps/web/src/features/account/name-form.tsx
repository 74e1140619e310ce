import { type FormEvent, useState } from "react";
import { Field, FormError } from "../../components/ui/field.tsx";
import { SubmitButton } from "../../components/ui/submit-button.tsx";
import { failureText } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { notify } from "../../lib/notify.ts";
import { updateUser } from "../../lib/session/session.ts";

const FAILED = "Your name could not be saved";

export function NameForm({ name }: { name: string }) {
  const utils = trpc.useUtils();
  const [edited, setEdited] = useState<string | null>(null);
  const update = trpc.account.update.useMutation({
    onSuccess: (user) => {
      updateUser(utils, user);
      setEdited(null);
      notify.success("Name saved");
    },
  });
  const value = edited ?? name;
  const wanted = value.replace(/\s+/gu, " ").trim();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (wanted !== "" && wanted !== name && !update.isPending) update.mutate({ name: wanted });
  };
  return (
    <form className="grid gap-3" onSubmit={save} aria-label="Change name">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <Field
          label="Name"
          name="name"
          autoComplete="name"
          required
          maxLength={100}
          value={value}
          onChange={(event) => setEdited(event.target.value)}
        />
        <SubmitButton
          pending={update.isPending}
          disabled={wanted === "" || wanted === name}
          variant="secondary"
          size="own"
          className="h-11 px-4"
        >
          Save
        </SubmitButton>
      </div>
      <FormError>{failureText(update, FAILED)}</FormError>
    </form>
  );
}
