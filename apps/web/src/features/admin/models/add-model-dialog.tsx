import {
  type AdminCatalogue,
  COLUMN_ENDING,
  type GatewayModel,
  MODEL_FIELD_MAX,
  MODEL_ID,
  MODEL_ID_RULE,
} from "@standings/domain";
import { useState } from "react";
import { Field } from "../../../components/ui/field.tsx";
import { FormDialog } from "../../../components/ui/form-dialog.tsx";
import { refusalText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notify } from "../../../lib/notify.ts";
import { useCatalogueWrites } from "./catalogue-writes.ts";
import { EMPTY_DRAFT, readDraft } from "./model-draft.ts";
import { ModelFieldset, readMaker } from "./model-fields.tsx";
import { OfferedModels } from "./offered-models.tsx";

interface AddModelDialogProps {
  readonly catalogue: AdminCatalogue;
  readonly onClose: () => void;
}

/** Adds a model; one of the gateway's fills the fields. */
export function AddModelDialog({ catalogue, onClose }: AddModelDialogProps) {
  const [id, setId] = useState("");
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [wasSent, setSent] = useState(false);
  const writes = useCatalogueWrites();
  const add = trpc.admin.catalogue.add.useMutation({
    ...writes,
    meta: { hasForm: true, failed: "The model could not be added. Please try again." },
  });
  const isIdGood = MODEL_ID.test(id) && !COLUMN_ENDING.test(id);
  const idError = wasSent && !isIdGood ? MODEL_ID_RULE : null;
  const save = () => {
    setSent(true);
    const model = readDraft(draft);
    if (model === null || !isIdGood) return;
    add.mutate(
      { version: catalogue.version, model: { id, ...model } },
      {
        onSuccess() {
          notify.success(`${model.name} is in the catalogue`);
          onClose();
        },
      },
    );
  };
  const fill = (offered: GatewayModel) => {
    setId(offered.upstreamId.toLowerCase());
    setDraft({
      ...EMPTY_DRAFT,
      upstreamId: offered.upstreamId,
      // "OpenAI: GPT-5 Mini" of OpenRouter.
      name: offered.name.replace(/^[^:]*: /, "").slice(0, MODEL_FIELD_MAX.name),
      provider: offered.maker ?? readMaker(offered.upstreamId.split("/")[0] ?? "") ?? EMPTY_DRAFT.provider,
      inputPrice: offered.inputPrice === null ? "" : String(offered.inputPrice),
      outputPrice: offered.outputPrice === null ? "" : String(offered.outputPrice),
    });
    add.reset();
  };
  return (
    <FormDialog
      title="Add Model"
      action="Add Model"
      isPending={add.isPending}
      error={refusalText(add)}
      onSubmit={save}
      onClose={onClose}
    >
      <OfferedModels chosen={draft.upstreamId} onChoose={fill} />
      <Field
        label="Id in the catalogue"
        name="id"
        required
        autoComplete="off"
        spellCheck={false}
        maxLength={MODEL_FIELD_MAX.id}
        value={id}
        error={idError}
        hint="Stands in addresses and with every answer, and cannot be changed later"
        onChange={({ target }) => {
          setId(target.value);
          add.reset();
        }}
      />
      <ModelFieldset
        draft={draft}
        wasSent={wasSent}
        mappedTo={null}
        onChange={(changes) => setDraft({ ...draft, ...changes })}
      />
    </FormDialog>
  );
}
