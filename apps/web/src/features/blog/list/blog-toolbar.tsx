import { LayoutGrid, List, type LucideIcon, SlidersHorizontal, X } from "lucide-react";
import { buttonStyle } from "../../../components/ui/button.tsx";
import { FORCED_FILL } from "../../../components/ui/forced-fill.ts";
import { Icon } from "../../../components/ui/icon.tsx";
import { Spinner } from "../../../components/ui/loading.tsx";
import { focusHeading } from "../../../lib/focus-heading.ts";
import type { BlogSearch, BlogView } from "../blog-search.ts";
import { BlogLink, countFilters, toggled } from "./blog-links.tsx";
import { FILTERS_ID } from "./filters.tsx";
import { SortMenu } from "./sort-menu.tsx";

interface ToolbarProps {
  readonly search: BlogSearch;
  /** All posts that match; undefined while it is not known. */
  readonly total: number | undefined;
  readonly isLoading: boolean;
  readonly areFiltersOpen: boolean;
  readonly onFilters: () => void;
}

/** Above the posts: their number, the filters that are set, order and view. */
export function Toolbar({ search, total, isLoading, areFiltersOpen, onFilters }: ToolbarProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2.5 border-t-2 border-line-ink pt-3 pb-5 packs:col-start-2">
      <div className="flex min-w-0 flex-wrap items-center gap-2.5 max-sm:w-full">
        <FiltersButton count={countFilters(search)} isOpen={areFiltersOpen} onPress={onFilters} />
        <Count total={total} isLoading={isLoading} />
        <ActiveFilters search={search} />
      </div>
      <div className="flex gap-2 max-sm:w-full">
        <SortMenu search={search} />
        <ViewToggle search={search} />
      </div>
    </div>
  );
}

interface FiltersButtonProps {
  readonly count: number;
  readonly isOpen: boolean;
  readonly onPress: () => void;
}

/** Opens the filters where there is no room beside the posts; without scripts a link to them. */
function FiltersButton({ count, isOpen, onPress }: FiltersButtonProps) {
  const label = (
    <>
      <Icon of={SlidersHorizontal} />
      Filters
      {count > 0 && (
        <span className="grid h-5 min-w-5 place-items-center rounded-full bg-ink px-1.5 text-xs font-strong text-on-ink">
          {count}
          <span className="sr-only"> active</span>
        </span>
      )}
    </>
  );
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={FILTERS_ID}
        onClick={onPress}
        className={buttonStyle({ className: "noscript:hidden packs:hidden" })}
      >
        {label}
      </button>
      <noscript className="packs:hidden">
        <a href={`#${FILTERS_ID}`} className={buttonStyle()}>
          {label}
        </a>
      </noscript>
    </>
  );
}

function Count({ total, isLoading }: Pick<ToolbarProps, "total" | "isLoading">) {
  return (
    <p role="status" className="flex min-h-5 items-center gap-2 font-strong max-sm:order-3 max-sm:w-full">
      {isLoading && (
        <>
          <Spinner />
          Loading blog posts...
        </>
      )}
      {!isLoading &&
        total !== undefined &&
        `Showing ${total.toLocaleString("en-US")} ${total === 1 ? "post" : "posts"}`}
    </p>
  );
}

const CHIP =
  "inline-flex h-10 max-w-full min-w-0 items-center gap-1.5 rounded-full bg-ink pr-2.5 pl-3.5 text-sm font-medium " +
  "text-on-ink hover:bg-ink-hover sm:h-8 sm:pr-2 sm:pl-3";

/** A chip for each filter that is set; it takes the filter away. */
function ActiveFilters({ search }: Pick<ToolbarProps, "search">) {
  const { search: text, categories = [], tags = [] } = search;
  const chips = [
    ...(text === undefined
      ? []
      : [{ id: "search", label: `“${text}”`, without: { ...search, search: undefined, page: undefined } }]),
    ...categories.map((name) => ({
      id: `category ${name}`,
      label: name,
      without: toggled(search, "categories", name),
    })),
    ...tags.map((name) => ({ id: `tag ${name}`, label: name, without: toggled(search, "tags", name) })),
  ];
  return chips.map(({ id, label, without }) => (
    <BlogLink
      key={id}
      search={without}
      resetScroll={false}
      onClick={focusHeading}
      className={CHIP}
      aria-label={`Remove the filter ${label}`}
    >
      <span className="truncate">{label}</span>
      <Icon of={X} size="sm" className="flex-none" />
    </BlogLink>
  ));
}

const VIEWS: readonly { view: BlogView; label: string; icon: LucideIcon }[] = [
  { view: "grid", label: "Grid", icon: LayoutGrid },
  { view: "list", label: "List", icon: List },
];

function ViewToggle({ search }: Pick<ToolbarProps, "search">) {
  return (
    <nav aria-label="View" className="flex rounded-2 bg-hover p-0.5">
      {VIEWS.map(({ view, label, icon }) => (
        <BlogLink
          key={view}
          search={{ ...search, view: view === "list" ? view : undefined }}
          resetScroll={false}
          aria-label={label}
          title={label}
          aria-current={(search.view ?? "grid") === view ? "true" : undefined}
          className={
            "grid h-9 w-10 place-items-center rounded-badge text-ink-3 hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink " +
            `aria-[current]:not-focus-visible:shadow-segment ${FORCED_FILL}`
          }
        >
          <Icon of={icon} />
        </BlogLink>
      ))}
    </nav>
  );
}
