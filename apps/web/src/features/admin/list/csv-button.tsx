import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { notify } from "../../../lib/notify.ts";
import { saveReport } from "../../../lib/save-report.ts";
import { stringifySearch } from "../../../lib/search-params.ts";

interface CsvButtonProps {
  /** Documented path of the list's file, without its query. */
  readonly path: string;
  /** Filters and order of the list as it is shown. */
  readonly query: Readonly<Record<string, unknown>>;
}

const failed = "Failed to save the list. Please try again.";

/** Saves the whole list, filtered and ordered as shown. */
export function CsvButton({ path, query }: CsvButtonProps) {
  const [isPending, setPending] = useState(false);
  const save = async () => {
    setPending(true);
    const error = await saveReport({ path: `${path}${stringifySearch(query)}`, extension: "csv", failed });
    setPending(false);
    if (error !== null) notify.error(error);
  };
  return (
    <Button variant="ghost" size="sm" pending={isPending} disabled={isPending} onClick={() => void save()}>
      {!isPending && <Icon of={Download} />}
      CSV
    </Button>
  );
}
