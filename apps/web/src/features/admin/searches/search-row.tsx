import { type AdminSearch, KIND_TITLES, SANDBOX_LABEL, searchBadge } from "@standings/domain";
import { ChevronRight } from "lucide-react";
import { Fragment } from "react";
import { ModelStack } from "../../../components/brand/model-stack.tsx";
import { KIND_ICONS } from "../../../components/search/kind-icons.ts";
import { Icon } from "../../../components/ui/icon.tsx";
import { formatMoment } from "../list/format-moment.ts";
import { promptText } from "./prompt-text.ts";
import { TrendingSwitch } from "./trending-switch.tsx";

const CELL = "border-b border-line max-sm:border-0";

interface SearchRowProps {
  readonly search: AdminSearch;
  readonly onOpen: () => void;
}

/** A search: the whole row opens its details, the switch stands above. */
export function SearchRow({ search, onOpen }: SearchRowProps) {
  const text = promptText(search);
  return (
    <tr className="relative hover:bg-hover max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto_auto] max-sm:items-center max-sm:gap-x-2 max-sm:border-b max-sm:border-line max-sm:py-2.5">
      <th scope="row" className={`${CELL} py-2 pr-4 text-left font-text max-sm:col-span-2 max-sm:pr-0`}>
        <span className="grid grid-cols-[20px_minmax(0,1fr)] items-center gap-3">
          <Icon of={KIND_ICONS[search.kind]} size="lg" className="text-ink-3" />
          <span className="grid min-w-0">
            <button
              type="button"
              title={text}
              className={`truncate text-left after:absolute after:inset-0 focus-visible:shadow-none max-sm:line-clamp-2 max-sm:whitespace-normal ${search.isPrivate ? "text-ink-2" : "font-medium"}`}
              onClick={onOpen}
            >
              {text}
            </button>
            <RowFacts search={search} />
          </span>
        </span>
      </th>
      <td className={`${CELL} truncate pr-3 text-ink-2 max-xl:hidden`} title={search.user?.email}>
        {search.user?.name ?? "Deleted account"}
      </td>
      <td className={`${CELL} max-sm:col-start-1 max-sm:row-start-2 max-sm:pt-1.5 max-sm:pl-8`}>
        <ModelStack columns={search.columns} />
      </td>
      <td className={`${CELL} text-right whitespace-nowrap text-ink-2 max-sm:hidden`}>
        <time dateTime={search.createdAt}>{formatMoment(search.createdAt)}</time>
      </td>
      <td className={`${CELL} pl-4 max-sm:col-span-2 max-sm:col-start-2 max-sm:row-start-2 max-sm:pt-1.5`}>
        <span className="relative z-1 inline-block">
          <TrendingSwitch
            search={search}
            label={
              <>
                <span className="text-sm text-ink-3 sm:sr-only">On Trending</span>
                <span className="sr-only">: {text}</span>
              </>
            }
          />
        </span>
      </td>
      <td className={`${CELL} text-right max-sm:col-start-3 max-sm:row-start-1`}>
        <Icon of={ChevronRight} className="inline text-ink-3" />
      </td>
    </tr>
  );
}

/** "Company Ranking · Technology · Web Search · Censored" */
function RowFacts({ search }: { search: AdminSearch }) {
  const { kind, sector, domain, webSearch, isSandbox } = search;
  const facts = [KIND_TITLES[kind], sector, domain && `Discovered for ${domain}`, searchBadge(webSearch)];
  const marks = [
    search.wasCensored && "Censored",
    search.isTakenDown && "Taken down",
    isSandbox && SANDBOX_LABEL,
  ].filter((mark) => mark !== false);
  return (
    <span className="text-sm text-ink-3">
      {facts.filter(Boolean).join(" · ")}
      {marks.map((mark) => (
        <Fragment key={mark}>
          {" · "}
          <span className="whitespace-nowrap text-warn">{mark}</span>
        </Fragment>
      ))}
    </span>
  );
}
