import { ERRORS } from "@standings/domain";
import { useNavigate } from "@tanstack/react-router";
import { Check, ChevronDown, FileText, Link as LinkIcon, Share, Table2, Wallet } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import { useState } from "react";
import { canShare, sharePage, useCopyLink } from "../../lib/copy-link.ts";
import { notify } from "../../lib/notify.ts";
import { useSession } from "../../lib/session/session.ts";
import { type ExportFormat, type ExportRequest, exportSearch } from "./export-search.ts";

interface ShareMenuProps {
  readonly title: string;
  /** What is on screen; null while nothing is saved yet. */
  readonly request: ExportRequest | null;
  /** Why there is nothing to export. */
  readonly problem: string | null;
}

/** Sharing the page and taking what it shows along. */
export function ShareMenu({ title, request, problem }: ShareMenuProps) {
  const { copied, copy } = useCopyLink();
  const [exporting, setExporting] = useState(false);
  const start = async (format: ExportFormat) => {
    if (problem !== null) return notify.error(problem);
    if (request === null || exporting) return;
    setExporting(true);
    const failure = await exportSearch(format, request);
    setExporting(false);
    if (failure !== null) notify.error(failure);
  };
  const share = async () => {
    if (!(await sharePage(title))) copy();
  };
  const Icon = copied ? Check : Share;
  const label = exporting ? "Exporting…" : copied ? "Link copied" : "Share";
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger className="needs-script btn btn-secondary min-w-[124px]" aria-busy={exporting}>
        {exporting ? (
          <span className="spinner" aria-hidden="true" />
        ) : (
          <Icon className="size-4" strokeWidth={1.75} aria-hidden="true" />
        )}
        <span aria-live="polite">{label}</span>
        <ChevronDown className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          className="pop w-[256px] p-1.5"
          align="end"
          sideOffset={6}
          collisionPadding={12}
        >
          {canShare() && <Item icon={Share} label="Share…" onSelect={() => void share()} />}
          <Item icon={LinkIcon} label="Copy link" onSelect={copy} />
          {(request || problem) && (
            <>
              <DropdownMenu.Separator className="my-1.5 border-t border-line" />
              <PdfItems onExport={() => void start("pdf")} />
              <Item icon={Table2} label="Export CSV" onSelect={() => void start("csv")} />
            </>
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

interface ItemProps {
  readonly icon: typeof Share;
  readonly label: string;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
}

function Item({ icon: Icon, label, disabled = false, onSelect }: ItemProps) {
  return (
    <DropdownMenu.Item
      className="menu-item data-[disabled]:cursor-not-allowed data-[disabled]:text-ink-3"
      disabled={disabled}
      onSelect={onSelect}
    >
      <Icon className="size-4 text-ink-3" strokeWidth={1.75} aria-hidden="true" />
      {label}
    </DropdownMenu.Item>
  );
}

/** PDF, or why not and where it is sold. */
function PdfItems({ onExport }: { onExport: () => void }) {
  const navigate = useNavigate();
  const { user } = useSession();
  if (user?.canExportPdf !== false) return <Item icon={FileText} label="Export PDF" onSelect={onExport} />;
  return (
    <>
      <Item icon={FileText} label="Export PDF" disabled onSelect={onExport} />
      <DropdownMenu.Label className="px-2.5 pb-1 text-sm text-pretty text-ink-2">
        {ERRORS.EXPORT_NOT_INCLUDED.message}
      </DropdownMenu.Label>
      <Item icon={Wallet} label="See Pricing" onSelect={() => void navigate({ to: "/pricing" })} />
    </>
  );
}
