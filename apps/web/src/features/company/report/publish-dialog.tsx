import type { CompanySuggestion } from "@standings/domain";
import { Button } from "../../../components/ui/button.tsx";
import { Dialog, DialogClose, DialogTitle } from "../../../components/ui/dialog.tsx";
import { DelayedLoading } from "../../../components/ui/loading.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { errorCode, errorText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { PublishForm } from "./publish-form.tsx";
import type { ReportChanges } from "./publish-report.tsx";

interface PublishDialogProps {
  readonly company: CompanySuggestion;
  readonly changes: ReportChanges;
  readonly onChange: (changed: ReportChanges) => void;
  readonly onPublished: () => void;
  readonly onClose: () => void;
}

/** The report that is published, written from the company's figures until the admin changes it. */
export function PublishDialog({ company, changes, onChange, onPublished, onClose }: PublishDialogProps) {
  const draft = trpc.blog.reportDraft.useQuery({ domain: company.domain });
  return (
    <Dialog size="text" onClose={onClose}>
      <div className="grid content-start gap-4 overflow-y-auto px-4 py-6 sm:px-7">
        <div className="flex items-center justify-between gap-4">
          <DialogTitle className="text-xl font-strong wrap-anywhere">
            Publish report on {company.name}
          </DialogTitle>
          <DialogClose className="-mr-2.5" />
        </div>
        {draft.data && (
          <PublishForm
            domain={company.domain}
            draft={draft.data}
            changes={changes}
            onChange={onChange}
            onPublished={onPublished}
            onClose={onClose}
          />
        )}
        {draft.isError && <NoDraft error={draft.error} onRetry={() => void draft.refetch()} />}
        {!draft.data && !draft.isError && (
          <div className="min-h-60">
            <DelayedLoading>Writing the draft from the figures...</DelayedLoading>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** Replies that another try does not change. */
const FINAL = new Set(["FORBIDDEN", "NOTHING_TO_REPORT", "INVALID_DOMAIN"]);

function NoDraft({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const code = errorCode(error);
  const isFinal = code !== null && FINAL.has(code);
  return (
    <Notice
      level={3}
      tone="bad"
      title={errorText(error, "The draft could not be written. Please try again.")}
      actions={!isFinal && <Button onClick={onRetry}>Try Again</Button>}
    />
  );
}
