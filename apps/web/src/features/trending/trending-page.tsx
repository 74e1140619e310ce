import {
  numberWord,
  PUBLIC_PAGES,
  type Sector,
  TRENDING_RULE,
  TRENDING_SECTORS,
  type TrendingSearch,
} from "@standings/domain";
import { getRouteApi, Link } from "@tanstack/react-router";
import { ListX } from "lucide-react";
import { useEffect, useRef } from "react";
import { SandboxBadge } from "../../components/ui/badge.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { chipStyle } from "../../components/ui/chip.tsx";
import { Notice } from "../../components/ui/notice.tsx";
import { PageFrame } from "../../components/ui/page-frame.tsx";
import { trpc } from "../../lib/api/trpc.ts";
import { focusHeading } from "../../lib/focus-heading.ts";
import { trendingPage } from "../../lib/search/locations.ts";
import { CardSkeletons } from "./card-skeletons.tsx";
import { CARD_GRID, SearchCard } from "./search-card.tsx";
import { SearchForm } from "./search-form.tsx";
import { Pages } from "./trending-pages.tsx";

const route = getRouteApi("/trending");
const [FIRST_SECTOR] = TRENDING_SECTORS;

/** `/trending`: the trending searches of a sector with their leaders (spec part 2 §2); one page at a time. */
export function TrendingPage() {
  const search = route.useSearch();
  const { q } = search;
  const sector = search.sector ?? (q === undefined ? FIRST_SECTOR : undefined);
  const { data, isError } = trpc.trending.list.useQuery(trendingPage(search));
  const searches = data?.searches;
  return (
    <PageFrame top="page">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 tabIndex={-1} data-focus-quiet className="text-page-title font-strong sm:text-2xl/7.5">
            {PUBLIC_PAGES.trending.title}
          </h1>
          <p className="mt-2 flex max-w-190 flex-wrap items-center gap-x-3 gap-y-2 text-md text-pretty text-ink-2">
            What people ask AI models, asked by most first, and who the models recommend: a mark per model,
            further left is better.
            {searches?.some((found) => found.isSandbox) && <SandboxBadge />}
          </p>
        </div>
        <SearchForm text={q ?? ""} />
      </div>
      <SectorChips selected={sector} />
      <section className="pt-8" aria-label={sector ?? "All sectors"}>
        <Cards sector={sector} text={q} page={search.page} searches={isError ? [] : searches} />
      </section>
      <Pages page={search.page ?? 1} total={isError ? 0 : (data?.total ?? 0)} />
    </PageFrame>
  );
}

interface SectorChipsProps {
  /** Undefined while a text is searched for in all sectors. */
  readonly selected: Sector | undefined;
}

function SectorChips({ selected }: SectorChipsProps) {
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
          search={{ sector: sector === FIRST_SECTOR ? undefined : sector, q: undefined, page: undefined }}
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
  /** Undefined means all. */
  readonly sector: Sector | undefined;
  readonly text: string | undefined;
  /** Undefined is the first. */
  readonly page: number | undefined;
  /** Undefined while loading. */
  readonly searches: readonly TrendingSearch[] | undefined;
}

function Cards({ sector, text, page, searches }: CardsProps) {
  if (!searches) return <CardSkeletons />;
  if (searches.length === 0)
    return page ? <NoSuchPage page={page} /> : <NoCards sector={sector} text={text} />;
  return (
    <div className={CARD_GRID}>
      {searches.map((search) => (
        <SearchCard key={search.id} search={search} />
      ))}
    </div>
  );
}

/** A list is shorter than it was, or its end was guessed. */
function NoSuchPage({ page }: { page: number }) {
  return (
    <Notice
      icon={ListX}
      title={`Nothing is on page ${page}.`}
      actions={
        <ButtonLink
          to="/trending"
          search={(current) => ({ ...current, page: undefined })}
          onClick={focusHeading}
        >
          First Page
        </ButtonLink>
      }
    />
  );
}

function NoCards({ sector, text }: Pick<CardsProps, "sector" | "text">) {
  return (
    <Notice
      icon={ListX}
      title={
        text === undefined
          ? `No trending searches found for ${sector}.`
          : `No trending search contains “${text}”.`
      }
      actions={
        <>
          {text !== undefined && (
            <ButtonLink to="/trending" onClick={focusHeading}>
              See all
            </ButtonLink>
          )}
          <ButtonLink to="/" variant="primary">
            Start a New Search
          </ButtonLink>
        </>
      }
    >
      {text === undefined ? "Searches in this category" : "Searches"} appear here as soon as{" "}
      {numberWord(TRENDING_RULE.people)} people make them.
    </Notice>
  );
}
