import { type FormEvent, useState } from "react";
import { Field, FormError } from "../../components/ui/field.tsx";
import { SubmitButton } from "../../components/ui/submit-button.tsx";
import { useData } from "../../lib/api/data.tsx";
import { useSubmit } from "../../lib/api/use-submit.ts";
import { notify } from "../../lib/notify.ts";
import { updateUser } from "../../lib/session/session.ts";

export function NameForm({ name }: { name: string }) {
  const data = useData();
  const { pending, error, submit } = useSubmit("Your name could not be saved");
  const [edited, setEdited] = useState<string | null>(null);
  const value = edited ?? name;
  const wanted = value.replace(/\s+/gu, " ").trim();
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (wanted === "" || wanted === name) return;
    void submit(async () => {
      const user = await (await data.api()).account.update.mutate({ name: wanted });
      updateUser(data, user);
      setEdited(null);
      notify.success("Name saved");
    });
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
          pending={pending}
          disabled={wanted === "" || wanted === name}
          variant="secondary"
          size="field"
          className=""
        >
          Save
        </SubmitButton>
      </div>
      <FormError>{error}</FormError>
    </form>
  );
}
