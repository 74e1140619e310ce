import type { AdminCatalogue, AdminModel, ModelStatus } from "@standings/domain";
import { FormDialog } from "../../../components/ui/form-dialog.tsx";
import { refusalText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { notify } from "../../../lib/notify.ts";
import { useCatalogueWrites } from "./catalogue-writes.ts";

interface StatusDialogProps {
  readonly catalogue: AdminCatalogue;
  readonly model: AdminModel;
  readonly status: ModelStatus;
  readonly onClose: () => void;
}

interface Words {
  readonly verb: string;
  readonly done: string;
  readonly text: string;
}

const STAYS =
  "Searches under way go on with it. Its answers stay in histories, shared searches, reports and company pages, under its name.";

const WORDS: Readonly<Record<ModelStatus, Words>> = {
  active: {
    verb: "Bring Back",
    done: "is asked again",
    text: "New searches can ask it again. No search asks it by default until you choose it.",
  },
  disabled: {
    verb: "Disable",
    done: "is disabled",
    text: `No new search can ask it until you bring it back. ${STAYS}`,
  },
  retired: {
    verb: "Retire",
    done: "is retired",
    text: `It is history from now on: no new search can ask it. ${STAYS}`,
  },
};

/** Asks before a model's status is changed, and says what happens. */
export function StatusDialog({ catalogue, model, status, onClose }: StatusDialogProps) {
  const { verb, done, text } = WORDS[status];
  const writes = useCatalogueWrites();
  const change = trpc.admin.catalogue.change.useMutation({
    ...writes,
    meta: { hasForm: true, failed: "The model could not be changed. Please try again." },
  });
  const confirm = () =>
    change.mutate(
      { version: catalogue.version, id: model.id, changes: { status } },
      {
        onSuccess() {
          notify.success(`${model.name} ${done}`);
          onClose();
        },
      },
    );
  return (
    <FormDialog
      title={`${verb} ${model.name}?`}
      action={`${verb} Model`}
      variant={status === "active" ? "primary" : "danger"}
      isPending={change.isPending}
      error={refusalText(change)}
      onSubmit={confirm}
      onClose={onClose}
    >
      <p className="text-pretty text-ink-2">
        {text}
        {status !== "active" && model.isDefault && " It is no default model any more."}
      </p>
    </FormDialog>
  );
}
