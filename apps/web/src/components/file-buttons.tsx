import { Download, Sheet } from "lucide-react";
import { useState } from "react";
import { notify } from "../lib/notify.ts";
import { saveReport } from "../lib/save-report.ts";
import { stringifySearch } from "../lib/search-params.ts";
import { Button } from "./ui/button.tsx";
import { Icon } from "./ui/icon.tsx";

interface FileButtonsProps {
  /** Documented path of the list's CSV, without its query; its spreadsheet is one step below. */
  readonly path: string;
  /** Filters and order of the list as it is shown. */
  readonly query: Readonly<Record<string, unknown>>;
}

const FORMATS = [
  { extension: "csv", name: "CSV", icon: Download, below: "" },
  { extension: "xlsx", name: "Excel", icon: Sheet, below: "/xlsx" },
] as const;

const failed = "Failed to save the list. Please try again.";

/** Saves the whole list, filtered and ordered as shown. */
export function FileButtons({ path, query }: FileButtonsProps) {
  const [pending, setPending] = useState<string | null>(null);
  const save = async ({ extension, below }: (typeof FORMATS)[number]) => {
    setPending(extension);
    const error = await saveReport({ path: `${path}${below}${stringifySearch(query)}`, extension, failed });
    setPending(null);
    if (error !== null) notify.error(error);
  };
  return FORMATS.map((format) => (
    <Button
      key={format.extension}
      variant="ghost"
      size="sm"
      pending={pending === format.extension}
      disabled={pending !== null}
      onClick={() => void save(format)}
    >
      {pending !== format.extension && <Icon of={format.icon} />}
      {format.name}
    </Button>
  ));
}
