import { ENTRY_NOUNS, ERRORS, type StudyRecord } from "@standings/domain";
import { useNavigate } from "@tanstack/react-router";
import {
  Check,
  ChevronDown,
  Link as LinkIcon,
  LockKeyhole,
  LockKeyholeOpen,
  Share,
  Sheet,
  Table2,
  Trash2,
} from "lucide-react";
import { useState } from "react";
import { PdfItems } from "../../components/pdf-items.tsx";
import { buttonStyle } from "../../components/ui/button.tsx";
import { FormDialog } from "../../components/ui/form-dialog.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuNote,
  MenuSeparator,
  MenuTrigger,
} from "../../components/ui/menu.tsx";
import { useAfterMenu } from "../../components/ui/use-after-menu.ts";
import { trpc } from "../../lib/api/trpc.ts";
import { useCopyLink } from "../../lib/copy-link.ts";
import { notify } from "../../lib/notify.ts";
import { saveReport } from "../../lib/save-report.ts";
import { sharedWithCompanies } from "../../lib/search/privacy.ts";
import { useSession } from "../../lib/session/session.ts";

/** Menu to share a study, make it private and delete it. */
export function StudyMenu({ record }: { record: StudyRecord }) {
  const { id: studyId, isPrivate, isOwn, visitOf, topic } = record;
  const { user } = useSession();
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const { copied, copy, copyAfter } = useCopyLink();
  const [isDeleting, setDeleting] = useState(false);
  const { trigger, afterClose, onCloseAutoFocus } = useAfterMenu();
  const privacy = trpc.study.setPrivacy.useMutation({
    meta: { failed: "Who sees it could not be changed" },
    onSuccess: () => void utils.study.invalidate(),
  });
  const remove = trpc.study.delete.useMutation({
    meta: { failed: "The study could not be deleted" },
    onSuccess: async () => {
      void utils.topic.invalidate();
      // Its topic's page begins without it, not with what it found; at once, before anything new is asked there.
      if (topic) void utils.topic.byId.reset({ topicId: topic.topicId });
      await navigate({ to: "/profile" });
      void utils.study.invalidate();
    },
  });
  const share = () => void copyAfter(privacy.mutateAsync({ studyId, isPrivate: false }));
  return (
    <>
      <Menu>
        <MenuTrigger ref={trigger} className={buttonStyle({ className: "min-w-31" })}>
          <Icon of={copied ? Check : Share} />
          <span aria-live="polite">{copied ? "Link copied" : "Share"}</span>
          <Icon of={ChevronDown} size="sm" />
        </MenuTrigger>
        <MenuContent className="w-64" collisionPadding={12} onCloseAutoFocus={onCloseAutoFocus}>
          {isOwn && <MenuNote>{sharedWithCompanies(isPrivate)}</MenuNote>}
          {isPrivate && !topic && (
            <MenuItem icon={LockKeyholeOpen} onSelect={share}>
              Share it and copy link
            </MenuItem>
          )}
          {!isPrivate && (
            <MenuItem icon={LinkIcon} onSelect={() => void copy()}>
              Copy link
            </MenuItem>
          )}
          {isOwn && !isPrivate && (
            <MenuItem icon={LockKeyhole} onSelect={() => privacy.mutate({ studyId, isPrivate: true })}>
              Make private
            </MenuItem>
          )}
          {user && record.findings && <ExportItems record={record} />}
          {isOwn && visitOf === null && (
            <>
              <MenuSeparator />
              <MenuItem icon={Trash2} onSelect={() => afterClose(() => setDeleting(true))}>
                Delete
              </MenuItem>
            </>
          )}
        </MenuContent>
      </Menu>
      {isDeleting && (
        <FormDialog
          title="Delete this study?"
          action="Delete study"
          variant="danger"
          isPending={remove.isPending}
          onSubmit={() => remove.mutate({ studyId })}
          onClose={() => setDeleting(false)}
        >
          <p className="line-clamp-3 font-strong break-words">“{record.prompt}”</p>
          <p className="text-pretty text-ink-2">
            This deletes its answers and figures. It can't be undone, and no credit comes back.
          </p>
        </FormDialog>
      )}
    </>
  );
}

/** Files of a study: as PDF, and as CSV and for Excel by answers and by entries. */
function ExportItems({ record: { id, ranking, topic, findings } }: { record: StudyRecord }) {
  // A topic is added up once all of its wordings have been asked.
  const isCounted = !topic || findings?.topic != null;
  const save = async (file: string, extension: "pdf" | "csv" | "xlsx") => {
    const path = `/api/studies/${id}/export/${file}`;
    const failure = await saveReport({ path, extension, failed: ERRORS.EXPORT_FAILED.message });
    if (failure !== null) notify.error(failure);
  };
  return (
    <>
      <MenuSeparator />
      {isCounted && (
        <>
          <PdfItems onExport={() => void save("pdf", "pdf")} />
          <MenuItem icon={Table2} onSelect={() => void save("csv?rows=entries", "csv")}>
            Export {ENTRY_NOUNS[ranking].many} as CSV
          </MenuItem>
        </>
      )}
      <MenuItem icon={Table2} onSelect={() => void save("csv?rows=answers", "csv")}>
        Export answers as CSV
      </MenuItem>
      {isCounted && (
        <MenuItem icon={Sheet} onSelect={() => void save("xlsx?rows=entries", "xlsx")}>
          Export {ENTRY_NOUNS[ranking].many} for Excel
        </MenuItem>
      )}
      <MenuItem icon={Sheet} onSelect={() => void save("xlsx?rows=answers", "xlsx")}>
        Export answers for Excel
      </MenuItem>
    </>
  );
}
