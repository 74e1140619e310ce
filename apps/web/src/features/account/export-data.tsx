import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { Button } from "../../components/ui/button.tsx";
import { FormError } from "../../components/ui/field.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { Spinner } from "../../components/ui/spinner.tsx";
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
      <Button aria-busy={load.isPending} onClick={() => !load.isPending && load.mutate()}>
        {load.isPending ? <Spinner /> : <Icon of={Download} />}
        Export my data
      </Button>
    </div>
  );
}
