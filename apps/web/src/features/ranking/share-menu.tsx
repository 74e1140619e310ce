import { Check, ChevronDown, Link as LinkIcon, Share, Sheet, Table2 } from "lucide-react";
import { useState } from "react";
import { PdfItems } from "../../components/pdf-items.tsx";
import { LazyShareDialog } from "../../components/privacy/lazy-share-dialog.tsx";
import { ShareItems } from "../../components/privacy/share-items.tsx";
import { buttonStyle } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { Spinner } from "../../components/ui/loading.tsx";
import {
  Menu,
  MenuContent,
  MenuItem,
  MenuNote,
  MenuSeparator,
  MenuTrigger,
} from "../../components/ui/menu.tsx";
import { useAfterMenu } from "../../components/ui/use-after-menu.ts";
import { canShare, shareAddress, useCopyLink } from "../../lib/copy-link.ts";
import { notify } from "../../lib/notify.ts";
import { type OwnSearch, sharedHref } from "../../lib/search/privacy.ts";
import { type ExportFormat, type ExportRequest, exportSearch } from "./export-search.ts";

interface ShareMenuProps {
  readonly title: string;
  /** The viewer's search; "page" on a public page, which is its own link; null for a run that is not saved. */
  readonly search: OwnSearch | "page" | null;
  /** The shown view; null while nothing is saved. */
  readonly request: ExportRequest | null;
  /** Reason why there is nothing to export. */
  readonly problem: string | null;
}

/** Menu to share a search's public page and to export its results. */
export function ShareMenu({ title, search, request, problem }: ShareMenuProps) {
  const own = search === "page" ? null : search;
  const { copied, copy } = useCopyLink(own ? sharedHref(own.kind, own.id) : undefined);
  const [exporting, setExporting] = useState(false);
  const [isSharing, setSharing] = useState(false);
  const { trigger, afterClose, onCloseAutoFocus } = useAfterMenu();
  const start = async (format: ExportFormat) => {
    if (problem !== null) return notify.error(problem);
    if (request === null || exporting) return;
    setExporting(true);
    const failure = await exportSearch(format, request);
    setExporting(false);
    if (failure !== null) notify.error(failure);
  };
  const label = exporting ? "Exporting…" : copied ? "Link copied" : "Share";
  return (
    <>
      <Menu>
        <MenuTrigger
          ref={trigger}
          className={buttonStyle({ className: "min-w-31 noscript:hidden" })}
          aria-busy={exporting}
        >
          {exporting ? <Spinner /> : <Icon of={copied ? Check : Share} />}
          <span aria-live="polite">{label}</span>
          <Icon of={ChevronDown} size="sm" />
        </MenuTrigger>
        <MenuContent className="w-64" collisionPadding={12} onCloseAutoFocus={onCloseAutoFocus}>
          {search === "page" && <PageItems title={title} onCopy={copy} />}
          {search === null && <MenuNote>Not saved, so there is no page to share.</MenuNote>}
          {own && (
            <ShareItems
              search={own}
              title={title}
              onCopy={copy}
              onShare={() => afterClose(() => setSharing(true))}
            />
          )}
          {(request || problem) && (
            <>
              <MenuSeparator />
              <PdfItems onExport={() => void start("pdf")} />
              <MenuItem icon={Table2} onSelect={() => void start("csv")}>
                Export CSV
              </MenuItem>
              <MenuItem icon={Sheet} onSelect={() => void start("xlsx")}>
                Export for Excel
              </MenuItem>
            </>
          )}
        </MenuContent>
      </Menu>
      {own && <LazyShareDialog search={own} isOpen={isSharing} onClose={() => setSharing(false)} />}
    </>
  );
}

/** Items of a public page: the page itself is what is shared. */
function PageItems({ title, onCopy }: { title: string; onCopy: () => void }) {
  const share = async () => {
    if (!(await shareAddress({ title }))) onCopy();
  };
  return (
    <>
      {canShare() && (
        <MenuItem icon={Share} onSelect={() => void share()}>
          Share…
        </MenuItem>
      )}
      <MenuItem icon={LinkIcon} onSelect={onCopy}>
        Copy link
      </MenuItem>
    </>
  );
}
