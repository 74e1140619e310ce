import { PUBLIC_PAGES, type Sector, TRENDING_SECTORS, type TrendingSearch } from "@standings/domain";
import { getRouteApi, Link } from "@tanstack/react-router";
import { ListX } from "lucide-react";
import { useEffect, useRef } from "react";
import { ButtonLink } from "../../components/ui/button-link.tsx";
import { chipStyle } from "../../components/ui/chip.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { PageFrame } from "../../components/ui/page-frame.tsx";
import { SandboxBadge } from "../../components/ui/sandbox-badge.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { CardSkeletons } from "./card-skeletons.tsx";
import { CARD_GRID, SearchCard } from "./search-card.tsx";

const route = getRouteApi("/trending");
const [FIRST_SECTOR] = TRENDING_SECTORS;

/** `/trending`: the trending searches of a sector with their leaders (spec part 2 §2). */
export function TrendingPage() {
  const { sector = FIRST_SECTOR } = route.useSearch();
  const { data, isError } = trpc.trending.list.useQuery({ sector });
  const searches = data?.searches;
  return (
    <PageFrame top="page">
      <h1 className="text-page-title font-strong sm:text-2xl/7.5">{PUBLIC_PAGES.trending.title}</h1>
      <p className="mt-2 flex max-w-160 flex-wrap items-center gap-x-3 gap-y-2 text-md text-pretty text-ink-2">
        What people ask AI models, most asked first, and who the models recommend.
        {searches?.some((search) => search.isSandbox) && <SandboxBadge />}
      </p>
      <SectorChips selected={sector} />
      <section className="pt-8" aria-label={sector}>
        <Cards sector={sector} searches={isError ? [] : searches} />
      </section>
    </PageFrame>
  );
}

function SectorChips({ selected }: { selected: Sector }) {
  const chips = useRef<HTMLElement>(null);
  // On a phone the chips are wider than the screen; the chosen one is scrolled to the middle.
  useEffect(() => {
    const chosen = chips.current?.querySelector(`[data-sector="${selected}"]`);
    if (!chips.current || !chosen) return;
    const [row, chip] = [chips.current.getBoundingClientRect(), chosen.getBoundingClientRect()];
    chips.current.scrollBy({ left: chip.left - row.left - (row.width - chip.width) / 2 });
  }, [selected]);
  return (
    <nav
      ref={chips}
      className="scrollbar-none mt-6 flex gap-2 max-sm:-mx-(--gutter) max-sm:overflow-x-auto max-sm:px-(--gutter) max-sm:py-1.5 sm:flex-wrap"
      aria-label="Sectors"
    >
      {TRENDING_SECTORS.map((sector) => (
        <Link
          key={sector}
          to="/trending"
          search={sector === FIRST_SECTOR ? {} : { sector }}
          activeOptions={{ exact: true }}
          data-sector={sector}
          aria-current={sector === selected ? "page" : undefined}
          resetScroll={false}
          className={chipStyle({ kind: "filter" })}
        >
          {sector}
        </Link>
      ))}
    </nav>
  );
}

interface CardsProps {
  readonly sector: Sector;
  /** Undefined while loading. */
  readonly searches: readonly TrendingSearch[] | undefined;
}

function Cards({ sector, searches }: CardsProps) {
  if (!searches) return <CardSkeletons />;
  if (searches.length === 0) {
    return (
      <Notice
        icon={ListX}
        title={`No trending searches found for ${sector}.`}
        actions={
          <ButtonLink to="/" variant="primary">
            Start a New Search
          </ButtonLink>
        }
      >
        Searches in this category appear here as soon as someone makes one.
      </Notice>
    );
  }
  return (
    <div className={CARD_GRID}>
      {searches.map((search) => (
        <SearchCard key={search.id} search={search} />
      ))}
    </div>
  );
}
