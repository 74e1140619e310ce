import { BLOG_LIMITS } from "@standings/domain";
import { Search, X } from "lucide-react";
import { useRef } from "react";
import { Icon } from "../../../components/ui/icon.tsx";
import { FRAMED_INPUT, inputFrame } from "../../../components/ui/input-frame.tsx";
import { useAddressText } from "../../../lib/search/use-address-text.ts";
import type { BlogSearch } from "../blog-search.ts";
import { BlogLink } from "./blog-links.tsx";

/** The field of the search form; the text that is searched for can be cleared. */
export function SearchField({ search }: { readonly search: BlogSearch }) {
  const input = useRef<HTMLInputElement>(null);
  useAddressText(input, search.search ?? "");
  return (
    <search className={inputFrame({ height: "low" })}>
      <Icon of={Search} className="flex-none text-ink-3" />
      <input
        ref={input}
        type="text"
        name="search"
        className={FRAMED_INPUT}
        aria-label="Search posts"
        placeholder="Search posts"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={BLOG_LIMITS.search}
        defaultValue={search.search}
      />
      {search.search !== undefined && (
        <BlogLink
          search={{ ...search, search: undefined, page: undefined }}
          resetScroll={false}
          aria-label="Clear the search"
          onClick={() => input.current?.focus()}
          className="-mr-3 grid size-10 flex-none place-items-center text-ink-3 hover:text-ink"
        >
          <Icon of={X} />
        </BlogLink>
      )}
    </search>
  );
}
