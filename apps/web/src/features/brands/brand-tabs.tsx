import { type BrandRecord, promptsIn } from "@standings/domain";
import { useNavigate } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Tabs, tabPanelProps } from "../../components/ui/tabs.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { BrandHeader } from "./brand-header.tsx";
import { type BrandTab, toFilters } from "./brand-search.ts";

/** Tabs that are pages of their own, with filters of their own. */
type BrandPageTab = "claims" | "names";

interface BrandTabsProps {
  readonly brand: BrandRecord;
  readonly selected: BrandTab | BrandPageTab;
  /** Numbers beside the names; none beside 0. */
  readonly prompts: number;
  readonly alerts: number;
  /** As the address has it; the brand's first is left out. */
  readonly market: string | undefined;
  readonly onSelect: (tab: BrandTab) => void;
}

/** The tabs of a brand: its views, and the two pages beside them. */
export function BrandTabs({ brand, selected, prompts, alerts, market, onSelect }: BrandTabsProps) {
  const navigate = useNavigate();
  const { id } = brand;
  const isOnPage = selected === "claims" || selected === "names";
  const view = (tab: BrandTab, label: ReactNode) => ({ id: tab, label, isPage: isOnPage });
  const page = (tab: BrandPageTab, label: string) => ({
    ...{ id: tab, label, isPage: selected !== tab },
    href: `/brands/${id}/${tab}`,
  });
  return (
    <Tabs<BrandTab | BrandPageTab>
      label="Brand"
      idPrefix="brand"
      className="mt-5 max-sm:-mx-(--gutter) max-sm:pl-(--gutter)"
      items={[
        view("overview", "Overview"),
        view("prompts", <Counted what="Prompts" count={prompts} />),
        page("claims", "What they say"),
        view("sources", "Sources"),
        view("competitors", <Counted what="Competitors" count={brand.competitors.length} />),
        view("markets", <Counted what="Markets" count={brand.markets.length} />),
        view("topics", "Topics"),
        view("experiments", "Experiments"),
        view("alerts", <Counted what="Alerts" count={alerts} />),
        page("names", "Names"),
      ]}
      selected={selected}
      onSelect={(tab) => {
        if (tab === "claims") void navigate({ to: "/brands/$id/claims", params: { id }, search: { market } });
        else if (tab === "names") void navigate({ to: "/brands/$id/names", params: { id } });
        else onSelect(tab);
      }}
    />
  );
}

interface BrandFrameProps {
  readonly brand: BrandRecord;
  readonly tab: BrandPageTab;
  readonly market?: string | undefined;
  readonly children: ReactNode;
}

/** A page of a brand beside its views, under the same head. */
export function BrandFrame({ brand, tab, market, children }: BrandFrameProps) {
  const navigate = useNavigate();
  const { id } = brand;
  const filters = toFilters({ market });
  // Numbers that are known from the overview; nothing is read for them.
  const known = trpc.useUtils().brands.overview.getData({ brandId: id, ...filters });
  return (
    <>
      <BrandHeader brand={brand} filters={filters} overview={undefined} />
      <BrandTabs
        brand={brand}
        selected={tab}
        prompts={known ? promptsIn(brand.prompts, known.market).length : 0}
        alerts={known?.alerts.length ?? 0}
        market={market}
        onSelect={(next) =>
          void navigate({
            to: "/brands/$id",
            params: { id },
            search: { tab: next === "overview" ? undefined : next, market },
          })
        }
      />
      <div {...tabPanelProps("brand", tab)} className="pt-6">
        {children}
      </div>
    </>
  );
}

function Counted({ what, count }: { what: string; count: number }) {
  return (
    <>
      {what}
      {count > 0 && <span className="font-text text-ink-3 tabular-nums">{count}</span>}
    </>
  );
}
