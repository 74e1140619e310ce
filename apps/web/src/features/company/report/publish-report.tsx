import type { CompanySuggestion, ReportDraft } from "@standings/domain";
import { Newspaper } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { PublishDialog } from "./publish-dialog.tsx";

/** For admins: publishes a report on the company in the blog, or changes the one there is. */
export function PublishReport({ company }: { company: CompanySuggestion }) {
  const [isOpen, setOpen] = useState(false);
  // Kept while the page is open, so that closing the dialog loses nothing.
  const [changes, change] = useState<ReportChanges>({});
  return (
    <>
      <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon of={Newspaper} />
        Publish report
      </Button>
      {isOpen && (
        <PublishDialog
          company={company}
          changes={changes}
          onChange={(changed) => change({ ...changes, ...changed })}
          onPublished={() => change({})}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

/** What an admin has typed in place of the draft. */
export type ReportChanges = Partial<Pick<ReportDraft, "title" | "excerpt" | "markdown">>;
