import { type BrandFilters, type BrandLink, type BrandRecord, LINK_DAYS } from "@standings/domain";
import { Check, ChevronDown, Copy, FileText, Link2, Share, Sheet, Table2 } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../components/ui/badge.tsx";
import { Button, buttonStyle } from "../../components/ui/button.tsx";
import { Dialog, DialogClose, DialogTitle } from "../../components/ui/dialog.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../components/ui/menu.tsx";
import { SelectField } from "../../components/ui/select-field.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { useCopy } from "../../lib/copy-link.ts";
import { formatDate } from "../../lib/format.ts";
import { notify } from "../../lib/notify.ts";
import { saveReport } from "../../lib/save-report.ts";

/** Hands a brand's figures on: as a link for reading, a PDF, a CSV or a spreadsheet. Files hold what the page shows. */
export function ShareBrand({ brand, filters }: { brand: BrandRecord; filters: BrandFilters }) {
  const [isLinking, setLinking] = useState(false);
  const save = async (extension: "pdf" | "csv" | "xlsx") => {
    const problem = await saveReport({
      path: `/api/brands/${brand.id}/export/${extension}?${toQuery(filters)}`,
      extension,
      failed: "The file could not be made. Please try again.",
    });
    if (problem !== null) notify.error(problem);
  };
  return (
    <>
      <Menu>
        <MenuTrigger className={buttonStyle({})}>
          <Icon of={Share} />
          Share
          <Icon of={ChevronDown} size="sm" className="text-ink-3" />
        </MenuTrigger>
        <MenuContent className="w-65">
          <MenuItem icon={Link2} onSelect={() => setLinking(true)}>
            Link for reading
          </MenuItem>
          <MenuItem icon={FileText} onSelect={() => void save("pdf")}>
            Report as PDF
          </MenuItem>
          <MenuItem icon={Table2} onSelect={() => void save("csv")}>
            Every answer as CSV
          </MenuItem>
          <MenuItem icon={Sheet} onSelect={() => void save("xlsx")}>
            Every answer for Excel
          </MenuItem>
        </MenuContent>
      </Menu>
      {isLinking && <LinksDialog brand={brand} onClose={() => setLinking(false)} />}
    </>
  );
}

function toQuery({ span, model, label, market, webSearch }: BrandFilters): URLSearchParams {
  const given = { model, label, market, webSearch: webSearch === null ? null : String(webSearch) };
  const query = new URLSearchParams({ span });
  for (const [name, value] of Object.entries(given)) if (value !== null) query.set(name, value);
  return query;
}

const PERIODS: Readonly<Record<(typeof LINK_DAYS)[number], string>> = {
  7: "A week",
  30: "30 days",
  90: "90 days",
  365: "A year",
};

interface LinksProps {
  readonly brand: BrandRecord;
  /** Whose plan and looks the links show; left out: the overview. */
  readonly experiment?: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

export function LinksDialog({ brand, experiment, onClose }: LinksProps) {
  const utils = trpc.useUtils();
  const { data: all = [] } = trpc.brands.links.useQuery({ brandId: brand.id });
  const links = all.filter(({ experimentId }) => experimentId === (experiment?.id ?? null));
  const [days, setDays] = useState<(typeof LINK_DAYS)[number]>(30);
  const [url, setUrl] = useState<string | null>(null);
  const { copied, copy } = useCopy();
  const reload = () => utils.brands.links.invalidate({ brandId: brand.id });
  const create = trpc.brands.createLink.useMutation({
    onSuccess(made) {
      setUrl(made.url);
      void reload();
    },
    meta: { failed: "The link could not be made" },
  });
  return (
    <Dialog size="form" onClose={onClose}>
      <div className="grid content-start gap-4 overflow-y-auto px-4 py-6 sm:px-7">
        <div className="flex items-center justify-between">
          <DialogTitle className="text-xl font-strong">Link for reading</DialogTitle>
          <DialogClose className="-mr-2.5" />
        </div>
        <p className="text-pretty wrap-anywhere text-ink-2">
          Whoever has the link sees{" "}
          {experiment
            ? `the frozen plan of “${experiment.name}” and its looks`
            : `the overview of ${brand.name}`}
          , without an account. They can change nothing.
        </p>
        {url === null ? (
          <div className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]">
            <SelectField
              label="It works for"
              value={days}
              onChange={({ target }) => setDays(LINK_DAYS.find((one) => one === Number(target.value)) ?? 30)}
            >
              {LINK_DAYS.map((one) => (
                <option key={one} value={one}>
                  {PERIODS[one]}
                </option>
              ))}
            </SelectField>
            <Button
              variant="primary"
              size="lg"
              pending={create.isPending}
              disabled={create.isPending}
              onClick={() => create.mutate({ brandId: brand.id, experimentId: experiment?.id, days })}
            >
              Make a link
            </Button>
          </div>
        ) : (
          <div className="grid gap-2 rounded-2 bg-mark-tint p-3.5">
            <p className="text-sm font-medium">Copy it now: it is shown this once.</p>
            <code className="text-sm break-all">{url}</code>
            <div>
              <Button onClick={() => void copy(url)}>
                <Icon of={copied ? Check : Copy} />
                {copied ? "Copied" : "Copy the link"}
              </Button>
            </div>
          </div>
        )}
        {links.length > 0 && (
          <ul className="grid border-t border-line" aria-label="Links">
            {links.map((link) => (
              <LinkRow key={link.id} brandId={brand.id} link={link} onRevoked={() => void reload()} />
            ))}
          </ul>
        )}
      </div>
    </Dialog>
  );
}

function LinkRow({ brandId, link, onRevoked }: { brandId: string; link: BrandLink; onRevoked: () => void }) {
  const revoke = trpc.brands.revokeLink.useMutation({
    onSuccess: onRevoked,
    meta: { failed: "The link could not be revoked" },
  });
  const { id, createdAt, expiresAt, lastOpenedAt, isRevoked } = link;
  const isOver = Date.parse(expiresAt) < Date.now();
  return (
    <li className="flex items-center justify-between gap-3 border-b border-line py-2.5">
      <span className="text-sm">
        Made {formatDate(new Date(createdAt))}
        <span className="block text-ink-3">
          {lastOpenedAt === null ? "Not opened yet" : `Opened ${formatDate(new Date(lastOpenedAt))}`}
          {`, ${isOver ? "ended" : "works until"} ${formatDate(new Date(expiresAt))}`}
        </span>
      </span>
      {isRevoked ? (
        <Badge>Revoked</Badge>
      ) : (
        !isOver && (
          <Button
            variant="danger"
            size="sm"
            disabled={revoke.isPending}
            onClick={() => revoke.mutate({ brandId, linkId: id })}
          >
            Revoke
          </Button>
        )
      )}
    </li>
  );
}
