import { LEVEL_NAMES, LEVEL_TEXTS, plural, WORDING_LEVELS, type WordingLevel } from "@standings/domain";
import { Upload } from "lucide-react";
import { type ChangeEvent, type FormEvent, useRef, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { FormError } from "../../../components/ui/field.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { TextAreaField } from "../../../components/ui/text-area-field.tsx";
import { TitledSection } from "../../../components/ui/titled-section.tsx";
import { failureText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { PreviewQueries } from "./preview-queries.tsx";
import { Refused } from "./refused.tsx";

/** Adds wordings that are typed or pasted, or search queries from a file. */
export function AddWordings({ topicId }: { topicId: string }) {
  const utils = trpc.useUtils();
  const [lines, setLines] = useState("");
  const [level, setLevel] = useState<WordingLevel>("mid");
  const file = useRef<HTMLInputElement>(null);
  const add = trpc.topic.addWordings.useMutation({
    onSuccess({ refused }, { wordings = [] }) {
      setLines((now) => linesLeft(now, wordings, refused));
      preview.reset();
      void utils.topic.invalidate();
    },
  });
  const preview = trpc.topic.previewQueries.useMutation();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (add.isPending) return;
    add.mutate({ topicId, wordings: lines.split("\n").map((text) => ({ text })), level });
  };
  const read = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? [];
    if (!chosen) return;
    add.reset();
    preview.mutate({ topicId, csv: await chosen.text(), level });
    target.value = "";
  };
  return (
    <TitledSection title="Your own" size="md" heading="pb-2" className="min-w-0">
      <form className="grid gap-3" onSubmit={submit} aria-label="Add wordings" noValidate>
        <TextAreaField
          label="Add wordings, one a line"
          value={lines}
          placeholder={"Best CRM for agencies\nCRM with a pipeline per client"}
          onChange={({ target }) => setLines(target.value)}
        />
        <SelectField
          label="Level"
          value={level}
          onChange={({ target }) => setLevel(target.value as WordingLevel)}
        >
          {WORDING_LEVELS.map((one) => (
            <option key={one} value={one}>
              {LEVEL_NAMES[one]}: {LEVEL_TEXTS[one]}
            </option>
          ))}
        </SelectField>
        <FormError>
          {failureText(add, "The wordings could not be added.") ??
            failureText(preview, "The file could not be read.")}
        </FormError>
        {add.data && (
          <div className="grid max-h-80 gap-2 overflow-y-auto text-sm">
            <p role="status">{addedText(add.data)}</p>
            <Refused refused={add.data.refused} />
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" pending={add.isPending} disabled={add.isPending || lines.trim() === ""}>
            Add
          </Button>
          <Button
            disabled={add.isPending || preview.isPending}
            pending={preview.isPending}
            onClick={() => file.current?.click()}
          >
            <Icon of={Upload} />
            Search queries as CSV
          </Button>
          <input
            ref={file}
            type="file"
            accept=".csv,text/csv"
            className="sr-only"
            aria-label="Search queries as CSV"
            tabIndex={-1}
            onChange={(event) => void read(event)}
          />
        </div>
        <p className="text-sm text-pretty text-ink-3">
          Columns of the file: query; clicks or volume, level and persona where known. You see its questions
          before any is added, and they are proposed until you take them in.
        </p>
      </form>
      {preview.data && (
        <div className="pt-4">
          <PreviewQueries
            {...preview.data}
            isAdding={add.isPending}
            onAdd={(template) => add.mutate({ ...preview.variables, wordings: [], template })}
            onCancel={preview.reset}
          />
        </div>
      )}
    </TitledSection>
  );
}

type Texts = readonly { readonly text: string }[];

function addedText({ added, refused }: { added: number; refused: Texts }): string {
  const text = `${plural(added, "wording")} added`;
  return refused.length > 0 ? `${text}, ${refused.length} not:` : `${text}.`;
}

/** Lines without those that were added: what was refused, or typed meanwhile, stays. */
function linesLeft(lines: string, sent: Texts, refused: Texts): string {
  const gone = new Set(sent.map(({ text }) => text));
  const kept = refused.map(({ text }) => text);
  return lines
    .split("\n")
    .filter((line) => {
      if (!gone.has(line)) return true;
      const at = kept.indexOf(line);
      if (at >= 0) kept.splice(at, 1);
      return at >= 0;
    })
    .join("\n");
}
