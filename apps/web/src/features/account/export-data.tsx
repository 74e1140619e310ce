import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { FormError } from "../../components/ui/field.tsx";
import { failureText } from "../../lib/api/errors.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { downloadJson } from "../../lib/download.ts";

export function ExportData() {
  const { client } = trpc.useUtils();
  const load = useMutation({
    mutationFn: () => client.account.export.query(),
    onSuccess: (exported) => downloadJson(exported, new Date()),
  });
  return (
    <div className="grid justify-items-start gap-3">
      <FormError>{failureText(load, "Your data could not be exported")}</FormError>
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
