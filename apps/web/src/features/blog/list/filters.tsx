import type { BlogFilter, BlogFilters } from "@standings/domain";
import { useNavigate } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { Button, ButtonLink } from "../../../components/ui/button.tsx";
import { chipStyle } from "../../../components/ui/chip.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { focusHeading } from "../../../lib/focus-heading.ts";
import { type BlogSearch, readBlogSearch } from "../blog-search.ts";
import { BlogLink, toggled, withoutFilters } from "./blog-links.tsx";
import { SearchField } from "./search-field.tsx";

export const FILTERS_ID = "filters";

interface FiltersProps {
  readonly search: BlogSearch;
  /** Undefined while loading. */
  readonly filters: BlogFilters | undefined;
  /** Number of filters that are set. */
  readonly count: number;
  readonly className: string;
}

/** Search, categories and tags beside the posts. The form works without scripts: it sends all that is set. */
export function Filters({ search, filters, count, className }: FiltersProps) {
  const navigate = useNavigate();
  return (
    <aside
      id={FILTERS_ID}
      aria-label="Filters"
      className={`scroll-mt-20 content-start max-packs:pb-8 packs:row-span-2 packs:row-start-1 packs:border-t-2 packs:border-line-ink packs:pt-4 ${className}`}
    >
      <form
        action="/blog"
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault();
          const text = new FormData(event.currentTarget).get("search");
          const next = readBlogSearch({ ...search, search: text, page: undefined });
          void navigate({ to: "/blog", search: next, resetScroll: false });
        }}
      >
        <SearchField search={search} />
        {filters && <Categories all={filters.categories} search={search} />}
        <Kept search={search} />
        <div className="hidden noscript:block">
          <Button type="submit" className="w-full">
            Apply
          </Button>
        </div>
      </form>
      {filters && filters.tags.length > 0 && <Tags all={filters.tags} search={search} />}
      {count > 0 && (
        <ButtonLink
          to="/blog"
          activeOptions={{ exact: true }}
          search={withoutFilters(search)}
          resetScroll={false}
          onClick={focusHeading}
          className="mt-6 w-full"
        >
          Clear All
        </ButtonLink>
      )}
    </aside>
  );
}

/** What a form without scripts must not lose. */
function Kept({ search: { tags = [], sortBy, sortOrder, view } }: Pick<FiltersProps, "search">) {
  const fields = Object.entries({ sortBy, sortOrder, view }).flatMap(([name, value]) =>
    value === undefined ? [] : [{ name, value }],
  );
  return [...fields, ...tags.map((value) => ({ name: "tags", value }))].map(({ name, value }) => (
    <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
  ));
}

interface ChoiceProps {
  readonly all: readonly BlogFilter[];
  readonly search: BlogSearch;
}

const HEADING = "pb-1 font-strong";
const COUNT = "text-ink-3 group-aria-[current]/chip:text-current";

const BOX =
  "grid size-4.5 flex-none place-items-center rounded-key border border-control bg-surface text-transparent " +
  "peer-checked:border-ink peer-checked:bg-ink peer-checked:text-on-ink peer-focus-visible:shadow-focus " +
  "peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ink";

function Categories({ all, search }: ChoiceProps) {
  const navigate = useNavigate();
  const { categories = [] } = search;
  return (
    <fieldset>
      <legend className={HEADING}>Categories</legend>
      {all.map(({ name, count }) => (
        <label key={name} className="relative flex min-h-10 cursor-pointer items-center gap-2.5 sm:min-h-8.5">
          <input
            type="checkbox"
            name="categories"
            value={name}
            className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            checked={categories.includes(name)}
            onChange={() =>
              void navigate({
                to: "/blog",
                search: (current) => toggled(readBlogSearch(current), "categories", name),
                resetScroll: false,
              })
            }
          />
          <span aria-hidden="true" className={BOX}>
            <Icon of={Check} size="xs" />
          </span>
          <span className="min-w-0 flex-1 truncate peer-checked:font-medium">{name}</span>
          <span className="text-sm text-ink-3">{count}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Tags({ all, search }: ChoiceProps) {
  const { tags = [] } = search;
  return (
    <nav aria-label="Tags" className="mt-6">
      <h2 className={HEADING}>Tags</h2>
      <ul className="flex flex-wrap gap-1.5 pt-1">
        {all.map(({ name, count }) => (
          <li key={name} className="max-w-full">
            <BlogLink
              search={toggled(search, "tags", name)}
              resetScroll={false}
              aria-current={tags.includes(name) ? "true" : undefined}
              className={chipStyle({
                kind: "filter",
                className: "max-w-full gap-1.5 text-sm sm:h-8 sm:px-2.5",
              })}
            >
              <span className="truncate">{name}</span>
              <span className={`text-xs ${COUNT}`}>{count}</span>
            </BlogLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
