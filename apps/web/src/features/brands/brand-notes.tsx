import type { BrandNote } from "@standings/domain";
import { Pencil, X } from "lucide-react";
import { type FormEvent, useState } from "react";
import { Button } from "../../components/ui/button.tsx";
import { Field } from "../../components/ui/field.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { SubmitButton } from "../../components/ui/submit-button.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { dayIn } from "../../lib/day-in.ts";
import { formatDayOfMonth } from "../../lib/format.ts";

interface BrandNotesProps {
  readonly brandId: string;
  readonly notes: readonly BrandNote[];
}

/** What its owner did, beside what the visits found: a note stands on the time axis at its day. */
export function BrandNotes({ brandId, notes }: BrandNotesProps) {
  const [isWriting, setWriting] = useState(false);
  const utils = trpc.useUtils();
  const remove = trpc.brands.removeNote.useMutation({
    onSuccess: () => utils.brands.overview.invalidate(),
    meta: { failed: "The note could not be removed" },
  });
  return (
    <div className="mt-3 print:hidden">
      {notes.length > 0 && (
        <ul className="mb-3 border-t border-line" aria-label="Notes">
          {notes.map(({ id, day, text }) => (
            <li key={id} className="flex items-center gap-3 border-b border-line py-1 text-sm">
              <span className="w-14 flex-none text-ink-3 tabular-nums">{dayOf(day)}</span>
              <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
              <Button
                variant="ghost"
                size="icon"
                title="Remove the note"
                disabled={remove.isPending}
                onClick={() => remove.mutate({ brandId, noteId: id })}
              >
                <Icon of={X} className="text-ink-3" />
                <span className="sr-only">Remove the note “{text}”</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isWriting ? (
        <NoteForm brandId={brandId} onClose={() => setWriting(false)} />
      ) : (
        <Button size="sm" onClick={() => setWriting(true)}>
          <Icon of={Pencil} />
          Add a note
        </Button>
      )}
    </div>
  );
}

/** A day without a time is read, and written, in UTC. */
const dayOf = (day: string) => formatDayOfMonth(new Date(day));

function NoteForm({ brandId, onClose }: { brandId: string; onClose: () => void }) {
  const utils = trpc.useUtils();
  const [text, setText] = useState("");
  const [day, setDay] = useState(() => dayIn());
  const [error, setError] = useState<string | null>(null);
  const add = trpc.brands.addNote.useMutation({
    async onSuccess() {
      await utils.brands.overview.invalidate();
      onClose();
    },
    onError: ({ message }) => setError(message),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "") return setError("Please write a note");
    add.mutate({ brandId, day, text });
  };
  return (
    <form
      className="grid items-start gap-3 sm:grid-cols-[150px_minmax(0,1fr)_auto]"
      aria-label="New note"
      onSubmit={submit}
      onKeyDown={(event) => event.key === "Escape" && onClose()}
      noValidate
    >
      <Field
        label="Day"
        type="date"
        value={day}
        max={dayIn()}
        required
        onChange={({ target }) => setDay(target.value)}
      />
      <Field
        label="Note"
        value={text}
        error={error}
        maxLength={200}
        placeholder="Published the guide"
        autoFocus
        onChange={({ target }) => {
          setText(target.value);
          setError(null);
        }}
      />
      <div className="flex gap-2 sm:pt-6.5">
        <SubmitButton pending={add.isPending} size="md">
          Save
        </SubmitButton>
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
