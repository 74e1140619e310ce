import type { AdminCatalogue, AdminModel } from "@standings/domain";
import { useState } from "react";
import { FormDialog } from "../../../components/ui/form-dialog.tsx";
import { refusalText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notify } from "../../../lib/notify.ts";
import { useCatalogueWrites } from "./catalogue-writes.ts";
import { readDraft, toDraft } from "./model-draft.ts";
import { ModelFieldset } from "./model-fields.tsx";

interface EditModelDialogProps {
  readonly catalogue: AdminCatalogue;
  readonly model: AdminModel;
  readonly onClose: () => void;
}

/** Changes a model but for its id, by which answers name it. */
export function EditModelDialog({ catalogue, model, onClose }: EditModelDialogProps) {
  const [draft, setDraft] = useState(() => toDraft(model));
  // Of the catalogue that the fields show, even when another one is read meanwhile.
  const [version] = useState(catalogue.version);
  const [wasSent, setSent] = useState(false);
  const writes = useCatalogueWrites();
  const change = trpc.admin.catalogue.change.useMutation({
    ...writes,
    meta: { hasForm: true, failed: "The model could not be changed. Please try again." },
  });
  const save = () => {
    setSent(true);
    const changes = readDraft(draft);
    if (changes === null) return;
    change.mutate(
      { version, id: model.id, changes },
      {
        onSuccess() {
          notify.success("Model saved");
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={`Edit ${model.name}`}
      action="Save Changes"
      isPending={change.isPending}
      error={refusalText(change)}
      onSubmit={save}
      onClose={onClose}
    >
      <p className="-mt-2 text-sm break-all text-ink-2">{model.id}</p>
      <ModelFieldset
        draft={draft}
        wasSent={wasSent}
        mappedTo={model.mappedTo}
        onChange={(changes) => setDraft({ ...draft, ...changes })}
      />
    </FormDialog>
  );
}
