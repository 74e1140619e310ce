import { BLOG_SORTS } from "@standings/domain";
import { useNavigate } from "@tanstack/react-router";
import { ChevronsUpDown } from "lucide-react";
import { Icon } from "../../../components/ui/icon.tsx";
import { inputFrame, Select } from "../../../components/ui/input-frame.tsx";
import { type BlogSearch, sortOf, sortSearch } from "../blog-search.ts";
import { BlogLink } from "./blog-links.tsx";

/** The choice of order; without scripts, links. */
export function SortMenu({ search }: { readonly search: BlogSearch }) {
  const navigate = useNavigate();
  const current = sortOf(search);
  const choose = (label: string) => {
    const sort = BLOG_SORTS.find((known) => known.label === label);
    void navigate({
      to: "/blog",
      search: { ...search, page: undefined, ...sortSearch(sort) },
      resetScroll: false,
    });
  };
  return (
    <>
      <div className={`${inputFrame({ height: "low", isFilled: true })} flex-1 sm:w-auto noscript:hidden`}>
        <Select
          aria-label="Sort"
          value={current.label}
          onChange={(event) => choose(event.target.value)}
          className="w-full rounded-2 pr-9 pl-3.5 outline-none max-sm:text-md"
        >
          {BLOG_SORTS.map(({ label }) => (
            <option key={label}>{label}</option>
          ))}
        </Select>
        <Icon of={ChevronsUpDown} size="sm" className="pointer-events-none absolute right-3 text-ink-3" />
      </div>
      <noscript>
        <nav aria-label="Sort" className="flex flex-wrap gap-x-3.5">
          {BLOG_SORTS.map((sort) => (
            <BlogLink
              key={sort.label}
              search={{ ...search, page: undefined, ...sortSearch(sort) }}
              aria-current={sort === current ? "true" : undefined}
              className="inline-flex min-h-10 items-center text-sm text-ink-2 aria-[current]:font-strong aria-[current]:text-ink"
            >
              {sort.label}
            </BlogLink>
          ))}
        </nav>
      </noscript>
    </>
  );
}
