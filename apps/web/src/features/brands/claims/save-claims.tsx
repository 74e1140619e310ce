import { Download } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { notify } from "../../../lib/notify.ts";
import { saveReport } from "../../../lib/save-report.ts";

interface SaveClaimsProps {
  readonly brandId: string;
  /** Code of the market that the page shows. */
  readonly market: string;
  /** The study whose statements are saved; null: those of visits and direct questions. */
  readonly study: string | null;
  readonly hasLabels: boolean;
}

/** Statements of the page's weeks about all companies of the brand, and labels, as CSV. */
export function SaveClaims({ brandId, market, study, hasLabels }: SaveClaimsProps) {
  const [saving, setSaving] = useState<"statements" | "labels" | null>(null);
  const save = async (what: "statements" | "labels") => {
    setSaving(what);
    const problem = await saveReport({
      path: `/api/brands/${brandId}/export/${what}/csv?${new URLSearchParams(study === null ? { market } : { study })}`,
      extension: "csv",
      failed: "The file could not be made. Please try again.",
    });
    setSaving(null);
    if (problem !== null) notify.error(problem);
  };
  return (
    <div className="flex flex-wrap justify-end gap-2 pt-3">
      {(["statements", ...(hasLabels ? (["labels"] as const) : [])] as const).map((what) => (
        <Button
          key={what}
          variant="ghost"
          size="sm"
          pending={saving === what}
          disabled={saving !== null}
          onClick={() => void save(what)}
        >
          <Icon of={Download} size="sm" />
          {what === "statements" ? "Statements as CSV" : "Labels as CSV"}
        </Button>
      ))}
    </div>
  );
}
