import { ERRORS } from "@standings/domain";
import { useNavigate } from "@tanstack/react-router";
import { Check, ChevronDown, FileText, Link as LinkIcon, Share, Table2, Wallet } from "lucide-react";
import { useState } from "react";
import { buttonStyle } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuNote,
  MenuSeparator,
  MenuTrigger,
} from "../../components/ui/menu.tsx";
import { Spinner } from "../../components/ui/spinner.tsx";
import { canShare, sharePage, useCopyLink } from "../../lib/copy-link.ts";
import { notify } from "../../lib/notify.ts";
import { useSession } from "../../lib/session/session.ts";
import { type ExportFormat, type ExportRequest, exportSearch } from "./export-search.ts";

interface ShareMenuProps {
  readonly title: string;
  /** The shown view; null while nothing is saved. */
  readonly request: ExportRequest | null;
  /** Reason why there is nothing to export. */
  readonly problem: string | null;
}

/** Menu to share the page's link and to export its results. */
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
  const label = exporting ? "Exporting…" : copied ? "Link copied" : "Share";
  return (
    <Menu>
      <MenuTrigger className={buttonStyle({ className: "min-w-31 noscript:hidden" })} aria-busy={exporting}>
        {exporting ? <Spinner /> : <Icon of={copied ? Check : Share} />}
        <span aria-live="polite">{label}</span>
        <Icon of={ChevronDown} size="sm" />
      </MenuTrigger>
      <MenuContent className="w-64" collisionPadding={12}>
        {canShare() && (
          <MenuItem icon={Share} onSelect={() => void share()}>
            Share…
          </MenuItem>
        )}
        <MenuItem icon={LinkIcon} onSelect={copy}>
          Copy link
        </MenuItem>
        {(request || problem) && (
          <>
            <MenuSeparator />
            <PdfItems onExport={() => void start("pdf")} />
            <MenuItem icon={Table2} onSelect={() => void start("csv")}>
              Export CSV
            </MenuItem>
          </>
        )}
      </MenuContent>
    </Menu>
  );
}

/** PDF export, or the reason why it is not included and a link to Pricing. */
function PdfItems({ onExport }: { onExport: () => void }) {
  const navigate = useNavigate();
  const { user } = useSession();
  const isAllowed = user?.canExportPdf !== false;
  return (
    <>
      <MenuItem icon={FileText} disabled={!isAllowed} onSelect={onExport}>
        Export PDF
      </MenuItem>
      {!isAllowed && (
        <>
          <MenuNote>{ERRORS.EXPORT_NOT_INCLUDED.message}</MenuNote>
          <MenuItem icon={Wallet} onSelect={() => void navigate({ to: "/pricing" })}>
            See Pricing
          </MenuItem>
        </>
      )}
    </>
  );
}
