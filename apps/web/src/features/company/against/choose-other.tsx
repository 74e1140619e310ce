import type { CompanySuggestion } from "@standings/domain";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { CompanyForm } from "../../../components/company/company-form.tsx";
import { Dialog, DialogClose, DialogTitle } from "../../../components/ui/dialog.tsx";
import { menuItemStyle } from "../../../components/ui/menu-item.ts";

interface ChooseOtherProps {
  readonly company: CompanySuggestion;
  readonly peers: readonly CompanySuggestion[];
  readonly onChoose: (domain: string) => void;
  readonly onClose: () => void;
}

/** Chooses whom a company is set against: one of its peers, or another by name or address. */
export function ChooseOther({ company, peers, onChoose, onClose }: ChooseOtherProps) {
  const choose = (domain: string) => {
    onClose();
    onChoose(domain);
  };
  return (
    <Dialog size="form" onClose={onClose}>
      <div className="flex items-center justify-between gap-4 px-4 pt-6 pb-3 sm:px-7">
        <DialogTitle className="min-w-0 text-xl font-strong wrap-anywhere">
          {company.name} against whom?
        </DialogTitle>
        <DialogClose className="-mr-2.5" />
      </div>
      <div className="px-4 pb-4 sm:px-7">
        <CompanyForm label="Name or domain" action="Compare" isSaving={false} onSave={choose} />
      </div>
      {peers.length > 0 && (
        <ul
          className="min-h-30 overflow-y-auto border-t border-line px-2 py-2 sm:px-5"
          aria-label={`Peers of ${company.name}`}
        >
          {peers.map(({ name, domain }) => (
            <li key={domain}>
              <button
                type="button"
                className={menuItemStyle({ height: "tall", className: "w-full text-left hover:bg-hover" })}
                onClick={() => choose(domain)}
              >
                <CompanyLogo domain={domain} name={name} />
                <span className="min-w-0 flex-1 truncate">{name}</span>
                <span className="max-w-[50%] truncate text-sm text-ink-3">{domain}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
