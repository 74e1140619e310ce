import type { AdminCatalogue, AdminModel } from "@standings/domain";
import { useIsMutating } from "@tanstack/react-query";
import { getMutationKey } from "@trpc/react-query";
import { Cpu, ListChecks, Plus } from "lucide-react";
import { useState } from "react";
import { FileButtons } from "../../../components/file-buttons.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { ListSkeleton, ListStates } from "../list/list-states.tsx";
import { PageHead } from "../list/page-head.tsx";
import { AddModelDialog } from "./add-model-dialog.tsx";
import { ModelTable, type ModelTask } from "./catalogue-table.tsx";
import { DefaultsDialog } from "./defaults-dialog.tsx";
import { EditModelDialog } from "./edit-model-dialog.tsx";
import { PlacesDialog } from "./places-dialog.tsx";
import { StatusDialog } from "./status-dialog.tsx";

/** The catalogue of models: what the product asks, in which order. */
export default function Models() {
  const query = trpc.admin.catalogue.get.useQuery();
  const [chosen, setTask] = useState<ModelTask | "add" | "defaults" | null>(null);
  const close = () => setTask(null);
  // A dialog would be refused for the order that is being saved: it opens after that.
  const isOrdering = useIsMutating({ mutationKey: getMutationKey(trpc.admin.catalogue.order) }) > 0;
  const task = isOrdering ? null : chosen;
  const catalogue = query.data;
  const model = catalogue?.models.find(({ id }) => typeof task === "object" && id === task?.id);
  return (
    <>
      <PageHead
        title="Models"
        note={catalogue && noteOf(catalogue)}
        actions={
          catalogue && (
            <>
              <Button pending={isOrdering && chosen === "defaults"} onClick={() => setTask("defaults")}>
                <Icon of={ListChecks} />
                Choose Defaults
              </Button>
              <Button
                variant="primary"
                pending={isOrdering && chosen === "add"}
                onClick={() => setTask("add")}
              >
                <Icon of={Plus} />
                Add Model
              </Button>
            </>
          )
        }
      />
      {query.isPending ? (
        <ListSkeleton />
      ) : (
        <ListStates
          query={query}
          isEmpty={catalogue?.models.length === 0}
          isFiltered={false}
          noun="models"
          empty={{ title: "No models yet", icon: Cpu, children: "What is added is listed here." }}
          onClear={() => {}}
        >
          {catalogue && (
            <>
              <div className="flex items-center justify-between gap-4 pb-3 text-sm text-ink-2">
                <p className="text-pretty">
                  Home and every other page list the models in this order. A change reaches all servers within
                  seconds, and an open page when it is loaded again. {readingOf(catalogue)}
                </p>
                <div className="flex gap-1 max-sm:hidden">
                  <FileButtons path="/api/admin/models/export" query={{}} />
                </div>
              </div>
              <ModelTable catalogue={catalogue} onTask={setTask} />
            </>
          )}
        </ListStates>
      )}
      {catalogue && task === "add" && <AddModelDialog catalogue={catalogue} onClose={close} />}
      {catalogue && task === "defaults" && <DefaultsDialog catalogue={catalogue} onClose={close} />}
      {catalogue && model && typeof task === "object" && task !== null && (
        <ModelDialog catalogue={catalogue} model={model} kind={task.kind} onClose={close} />
      )}
    </>
  );
}

interface ModelDialogProps {
  readonly catalogue: AdminCatalogue;
  readonly model: AdminModel;
  readonly kind: ModelTask["kind"];
  readonly onClose: () => void;
}

function ModelDialog({ kind, ...dialog }: ModelDialogProps) {
  if (kind === "edit") return <EditModelDialog {...dialog} />;
  if (kind === "places") return <PlacesDialog model={dialog.model} onClose={dialog.onClose} />;
  return <StatusDialog {...dialog} status={kind} />;
}

/** "Second reading: google/gemini-2.5-flash-lite." */
function readingOf({ secondReading: { isOn, upstreamId } }: AdminCatalogue): string {
  if (!isOn) return "Second reading: off by configuration.";
  return `Second reading: ${upstreamId ?? "no active model with a known price gives structured output"}.`;
}

/** "10 models: 10 active, 5 asked by default" */
function noteOf({ models }: AdminCatalogue): string {
  const count = (is: (model: AdminModel) => boolean) => models.filter(is).length;
  const noun = models.length === 1 ? "model" : "models";
  const active = count(({ status }) => status === "active");
  return `${models.length} ${noun}: ${active} active, ${count(({ isDefault }) => isDefault)} asked by default`;
}
