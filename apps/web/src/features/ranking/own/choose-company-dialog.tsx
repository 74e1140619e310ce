import type { AggregatedEntry } from "@standings/domain";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { CompanyForm } from "../../../components/company/company-form.tsx";
import { Dialog, DialogClose, DialogTitle } from "../../../components/ui/dialog.tsx";
import { menuItemStyle } from "../../../components/ui/menu-item.ts";
import { RankBadge } from "../../../components/ui/rank-badge.tsx";
import { useOwnCompany } from "../../../lib/session/use-own-company.ts";

interface ChooseCompanyDialogProps {
  /** Companies of the ranking. */
  readonly entries: readonly AggregatedEntry[];
  readonly onClose: () => void;
}

/** Names the viewer's own company: one of the ranking, or another by its domain. */
export function ChooseCompanyDialog({ entries, onClose }: ChooseCompanyDialogProps) {
  const { isSaving, save } = useOwnCompany(onClose);
  const known = entries.filter(({ domain }) => domain !== "");
  return (
    <Dialog size="form" onClose={onClose}>
      <div className="flex items-center justify-between px-4 pt-6 pb-3 sm:px-7">
        <DialogTitle className="text-xl font-strong">Which one is you?</DialogTitle>
        <DialogClose className="-mr-2.5" />
      </div>
      <div className="px-4 pb-4 sm:px-7">
        <CompanyForm label="Domain of your company" isSaving={isSaving} onSave={save} />
      </div>
      <ul
        className="min-h-30 overflow-y-auto border-t border-line px-2 py-2 sm:px-5"
        aria-label="Companies of this ranking"
      >
        {known.map(({ rank, name, domain }) => (
          <li key={domain}>
            <button
              type="button"
              className={menuItemStyle({ height: "tall", className: "w-full text-left hover:bg-hover" })}
              disabled={isSaving}
              onClick={() => save(domain)}
            >
              <RankBadge rank={rank} />
              <CompanyLogo domain={domain} name={name} />
              <span className="min-w-0 flex-1 truncate">{name}</span>
              <span className="max-w-[50%] truncate text-sm text-ink-3">{domain}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
