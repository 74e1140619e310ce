import { useMutation } from "@tanstack/react-query";
import { Download } from "lucide-react";
import { Button } from "../../components/ui/button.tsx";
import { FormError } from "../../components/ui/field.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { Spinner } from "../../components/ui/loading.tsx";
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
      <Button aria-busy={load.isPending} onClick={() => !load.isPending && load.mutate()}>
        {load.isPending ? <Spinner /> : <Icon of={Download} />}
        Export my data
      </Button>
    </div>
  );
}
