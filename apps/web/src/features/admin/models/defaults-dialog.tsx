import { type AdminCatalogue, MAX_MODELS } from "@standings/domain";
import { useState } from "react";
import { Disc } from "../../../components/brand/maker.tsx";
import { FormDialog } from "../../../components/ui/form-dialog.tsx";
import { refusalText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notify } from "../../../lib/notify.ts";
import { useCatalogueWrites } from "./catalogue-writes.ts";

interface Choice {
  readonly version: AdminCatalogue["version"];
  readonly chosen: readonly string[];
}

interface DefaultsDialogProps {
  readonly catalogue: AdminCatalogue;
  readonly onClose: () => void;
}

/** Chooses the models that a search asks unless others are chosen. */
export function DefaultsDialog({ catalogue, onClose }: DefaultsDialogProps) {
  const models = catalogue.models.filter(({ status, forSearches }) => status === "active" && forSearches);
  // Of the catalogue whose boxes were changed, even when another one is read meanwhile; a refusal shows that one.
  const [changed, setChanged] = useState<Choice | null>(null);
  const defaults = models.filter(({ isDefault }) => isDefault).map(({ id }) => id);
  const { version, chosen } = changed ?? { version: catalogue.version, chosen: defaults };
  const writes = useCatalogueWrites();
  const save = trpc.admin.catalogue.setDefaults.useMutation({
    ...writes,
    meta: { hasForm: true, failed: "The default models could not be saved. Please try again." },
  });
  const ids = chosen.filter((id) => models.some((model) => model.id === id));
  const isReady = ids.length > 0 && ids.length <= MAX_MODELS;
  const confirm = () =>
    save.mutate(
      { version, ids },
      {
        onError: () => setChanged(null),
        onSuccess() {
          notify.success("Default models saved");
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title="Choose Defaults"
      action="Save Defaults"
      isReady={isReady}
      isPending={save.isPending}
      error={refusalText(save)}
      onSubmit={confirm}
      onClose={onClose}
    >
      <fieldset className="grid">
        <legend className="pb-2 text-pretty text-ink-2">
          A search asks these unless others are chosen, 1 to {MAX_MODELS}. Analyses ask the first.
        </legend>
        {models.map(({ id, name, provider }) => (
          <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3 border-b border-line">
            <input
              type="checkbox"
              className="size-4 accent-ink"
              checked={chosen.includes(id)}
              onChange={({ target }) =>
                setChanged({
                  version,
                  chosen: target.checked ? [...chosen, id] : chosen.filter((other) => other !== id),
                })
              }
            />
            <Disc maker={provider} />
            {name}
          </label>
        ))}
      </fieldset>
      <p role="status" className={isReady ? "text-ink-2" : "text-bad"}>
        {ids.length} of at most {MAX_MODELS} chosen
      </p>
    </FormDialog>
  );
}
