import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { FormError } from "../../components/ui/field.tsx";
import { useData } from "../../lib/api/data.tsx";
import { errorText } from "../../lib/api/errors.ts";
import { downloadJson } from "../../lib/download.ts";

export function ExportData() {
  const { api } = useData();
  const load = useMutation({
    mutationFn: async () => (await api()).account.export.query(),
    onSuccess: (exported) => downloadJson(exported, new Date()),
  });
  return (
    <div className="grid justify-items-start gap-3">
      <FormError>{load.isError ? errorText(load.error, "Your data could not be exported") : null}</FormError>
      <button
        type="button"
        className="btn btn-secondary"
        aria-busy={load.isPending}
        onClick={() => !load.isPending && load.mutate()}
      >
        {load.isPending ? (
          <span className="spinner" aria-hidden="true" />
        ) : (
          <Download className="size-4" strokeWidth={1.75} aria-hidden="true" />
        )}
        Export my data
      </button>
    </div>
  );
}
