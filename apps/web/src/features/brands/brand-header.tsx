import {
  type BrandFilters,
  type BrandOverview,
  type BrandRecord,
  plural,
  promptsIn,
  rhythmWords,
  SANDBOX_LABEL,
} from "@standings/domain";
import { useNavigate } from "@tanstack/react-router";
import { ChevronsUpDown, Plus, Settings } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { CompanyLogo } from "../../components/brand/company-logo.tsx";
import { Badge } from "../../components/ui/badge.tsx";
import { Button, ButtonLink, buttonStyle } from "../../components/ui/button.tsx";
import { Icon } from "../../components/ui/icon.tsx";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "../../components/ui/menu.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import type { BrandSearch } from "./brand-search.ts";
import { MarketFilter } from "./market-filter.tsx";
import { ShareBrand } from "./share-brand.tsx";

const BrandSettings = lazy(() =>
  import("./brand-settings.tsx").then((module) => ({ default: module.BrandSettings })),
);

interface BrandHeaderProps {
  readonly brand: BrandRecord;
  readonly filters: BrandFilters;
  /** Which markets there are; undefined while it loads, and on pages with a choice of their own. */
  readonly overview: BrandOverview | undefined;
  readonly onFilter?: (changes: Partial<BrandSearch>) => void;
}

/** The brand, its competitors, how often models are asked, and in which market. */
export function BrandHeader({ brand, filters, overview, onFilter }: BrandHeaderProps) {
  const [isChanging, setChanging] = useState(false);
  const shown = overview ? promptsIn(brand.prompts, overview.market) : brand.prompts;
  const { id, name, domain, models, competitors, isPaused, isSandbox } = brand;
  return (
    <div className="grid items-center gap-x-8 gap-y-4 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="flex min-w-0 items-center gap-4">
        <CompanyLogo domain={domain} name={name} className="side-14" />
        <div className="min-w-0">
          <div className="flex min-w-0 items-center gap-1">
            <h1 className="-mb-1 truncate pb-1 text-page-title font-strong sm:text-2xl/7.5" title={name}>
              {name}
            </h1>
            <Switcher brandId={id} />
          </div>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-3">
            <span>{domain}</span>
            {overview && onFilter && <MarketFilter of={overview} onChange={onFilter} />}
            {overview?.tracked.isAsked === false ? (
              <span>{plural(overview.tracked.prompts, "prompt")}, asked no more</span>
            ) : (
              <span>
                {plural(shown.length, "prompt")}, {plural(models.length, "model")}, {rhythmWords(brand)}
              </span>
            )}
            <span>{plural(competitors.length, "competitor")}</span>
            {isPaused && <Badge tone="waiting">Paused</Badge>}
            {isSandbox && <Badge tone="sandbox">{SANDBOX_LABEL}</Badge>}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 print:hidden">
        <ButtonLink to="/brands/$id" params={{ id }} search={{ tab: "prompts" }}>
          <Icon of={Plus} />
          Add prompts
        </ButtonLink>
        <ShareBrand brand={brand} filters={filters} />
        <Button size="icon" title="Settings" onClick={() => setChanging(true)}>
          <Icon of={Settings} />
          <span className="sr-only">Settings of {name}</span>
        </Button>
      </div>
      {isChanging && (
        <Suspense fallback={null}>
          <BrandSettings brand={brand} onClose={() => setChanging(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** The viewer's other brands. */
function Switcher({ brandId }: { brandId: string }) {
  const navigate = useNavigate();
  const { data = [] } = trpc.brands.list.useQuery();
  const others = data.filter(({ id }) => id !== brandId);
  return (
    <Menu>
      <MenuTrigger className={buttonStyle({ variant: "ghost", size: "icon" })} aria-label="Other brands">
        <Icon of={ChevronsUpDown} className="text-ink-3" />
      </MenuTrigger>
      <MenuContent align="start" className="w-65">
        {others.map(({ id, name }) => (
          <MenuItem
            key={id}
            icon={ChevronsUpDown}
            onSelect={() => void navigate({ to: "/brands/$id", params: { id } })}
          >
            {name}
          </MenuItem>
        ))}
        <MenuItem icon={Plus} onSelect={() => void navigate({ to: "/brands/new" })}>
          New brand
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
