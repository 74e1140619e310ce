import {
  type BrandFilters,
  type BrandRecord,
  type BrandSource,
  plural,
  SOURCE_TYPE_NAMES,
  SOURCE_TYPES,
  type SourceType,
} from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { CompanyLogo } from "../../../components/brand/company-logo.tsx";
import { ModelDisc } from "../../../components/brand/maker.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Chip } from "../../../components/ui/chip.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { LoadFailed } from "../../../components/ui/load-failed.tsx";
import { TabPending } from "../../../components/ui/loading.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { HEAVY_RULE } from "../../../components/ui/table.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { formatList } from "../../../lib/format.ts";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { OpensAnswers } from "../answers/opens-answers.tsx";
import { BrandSearches } from "./brand-searches.tsx";

interface SourcesTabProps {
  readonly brand: BrandRecord;
  readonly filters: BrandFilters;
}

const KINDS = { all: "All", missed: "Competitors only" } as const;
type Kind = keyof typeof KINDS;
const FIRST = 30;

/** Domains and pages that answers cite, and who is listed where they are cited. */
export function SourcesTab({ brand, filters }: SourcesTabProps) {
  const [kind, setKind] = useState<Kind>("all");
  const [type, setType] = useState<SourceType | "">("");
  const [isWhole, setWhole] = useState(false);
  const { data, isError, refetch } = trpc.brands.sources.useQuery(
    { brandId: brand.id, ...filters },
    { placeholderData: keepPreviousData },
  );
  if (isError) {
    return <LoadFailed title="The sources could not be loaded" onRetry={() => void refetch()} />;
  }
  if (!data) return <TabPending />;
  if (data.answers === 0) {
    return (
      <section aria-labelledby="all-sources">
        <h2 id="all-sources" className="mb-3.5 text-xl font-strong">
          Sources
        </h2>
        <p className={`${HEAVY_RULE} pt-4 text-ink-2`}>No answers here yet. Sources come with them.</p>
      </section>
    );
  }
  const isShown: Readonly<Record<Kind, (source: BrandSource) => boolean>> = {
    all: () => true,
    missed: ({ withBrand, missed }) => withBrand === 0 && missed > 0,
  };
  const known = new Set(data.sources.map((source) => source.type));
  const types = SOURCE_TYPES.filter((one) => known.has(one));
  const sources = data.sources.filter((source) => type === "" || source.type === type);
  const rows = sources
    .filter(isShown[kind])
    .toSorted((a, b) => (kind === "missed" ? b.missed - a.missed : b.answers - a.answers));
  return (
    <section aria-labelledby="all-sources">
      <div className="mb-3.5 flex flex-wrap items-end justify-between gap-3">
        <div>
          <h2 id="all-sources" className="text-xl font-strong">
            Sources
          </h2>
          <p className="text-sm text-ink-3">
            Cited in the {plural(data.answers, "answer")} of the last four weeks; {data.missed} of them name a
            competitor and leave {brand.name} out.
          </p>
        </div>
        <div className="w-full sm:w-56">
          <SelectField
            label="Type of site"
            value={type}
            onChange={({ target }) => setType(types.find((one) => one === target.value) ?? "")}
          >
            <option value="">All types</option>
            {types.map((one) => (
              <option key={one} value={one}>
                {SOURCE_TYPE_NAMES[one]}
              </option>
            ))}
          </SelectField>
        </div>
        <fieldset className="flex flex-wrap items-center gap-2" aria-label="Which sources">
          {(Object.keys(KINDS) as Kind[]).map((id) => (
            <Chip key={id} kind="filter" aria-pressed={kind === id} onClick={() => setKind(id)}>
              {KINDS[id]} <span className="tabular-nums">{sources.filter(isShown[id]).length}</span>
            </Chip>
          ))}
        </fieldset>
      </div>
      {rows.length === 0 ? (
        <p className={`${HEAVY_RULE} pt-4 text-ink-2`}>No source is cited here.</p>
      ) : (
        <>
          {/* Read out with each row. */}
          <div className={`${COLUMNS} pb-1.5 text-xs text-ink-3 max-sm:hidden`} aria-hidden="true">
            <span>Source</span>
            <span className="text-right">Cited in</span>
            <span className="text-right">You named</span>
            <span className="text-right">Only competitors</span>
            <span className="pr-8 text-right">Models</span>
          </div>
          <ul className={HEAVY_RULE}>
            {rows.slice(0, isWhole ? rows.length : FIRST).map((source) => (
              <SourceRow key={source.domain} name={brand.name} source={source} of={data.answers} />
            ))}
          </ul>
        </>
      )}
      {!isWhole && rows.length > FIRST && (
        <Button className="mt-4" onClick={() => setWhole(true)}>
          Show {rows.length - FIRST} more
        </Button>
      )}
      <BrandSearches brand={brand} filters={filters} />
    </section>
  );
}

const COLUMNS =
  "grid items-center gap-x-5 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_52px_70px_104px_minmax(90px,0.4fr)]";
/** A sentence beside numbers that stand under heads. */
const SAID = "text-sm sm:sr-only";
const NUMBER = "text-right tabular-nums max-sm:hidden";

function SourceRow({ name, source, of }: { name: string; source: BrandSource; of: number }) {
  const catalogue = useCatalogue();
  const { domain, type, answers, withBrand, missed, prompts, models, lists, pages } = source;
  return (
    <li className="border-b border-line py-3">
      <details className="group">
        <summary className={`${COLUMNS} relative cursor-pointer list-none max-sm:pr-8`}>
          <span className="flex min-w-0 items-center gap-2.5">
            <CompanyLogo domain={domain} loading="lazy" />
            <span className="min-w-0">
              <span className="block truncate font-medium">{domain}</span>
              <span className="block text-sm text-ink-3">{SOURCE_TYPE_NAMES[type]}</span>
            </span>
          </span>
          <span className={`${SAID} text-ink-2`}>
            <b className="font-strong text-ink">{answers}</b> of {of} answers, {plural(prompts, "prompt")}
          </span>
          <span className={`${SAID} text-ink-3`}>
            You are in {withBrand} of them{missed > 0 && `; in ${missed} only competitors are`}
          </span>
          {[answers, withBrand, missed].map((count, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns never move
            <span key={column} className={NUMBER} aria-hidden="true">
              {count}
            </span>
          ))}
          <span className="inline-flex sm:justify-end sm:pr-8">
            {models.map((model) => (
              <ModelDisc key={model} model={model} className="ring-2 ring-paper not-first:-ml-1" />
            ))}
            <span className="sr-only">Cited by {formatList(models.map(catalogue.modelName))}</span>
          </span>
          <Icon
            of={ChevronDown}
            className="absolute top-1/2 right-0 -mt-2 text-ink-3 group-open:rotate-180"
          />
        </summary>
        <div className="mt-2 grid gap-1.5 pl-9.5 text-sm text-ink-2">
          {lists.length > 0 && <p>Lists {formatList(lists.map((entry) => entry.name))}</p>}
          <p className="flex flex-wrap gap-x-4 gap-y-1">
            <OpensAnswers of={{ source: domain }} title={`Answers that cite ${domain}`}>
              Read the {plural(answers, "answer")} to {plural(prompts, "prompt")}
            </OpensAnswers>
            {missed > 0 && (
              <OpensAnswers
                of={{ behind: "missed", source: domain }}
                title={`Answers that cite ${domain} and leave ${name} out`}
              >
                Those without you: {missed}
              </OpensAnswers>
            )}
          </p>
          <ul>
            {pages.map(({ url, answers: citing }) => (
              <li key={url} className="flex min-w-0 gap-2">
                <a
                  href={url}
                  target="_blank"
                  rel="noopener noreferrer nofollow"
                  className="min-w-0 truncate underline"
                >
                  {url}
                </a>
                <span className="flex-none text-ink-3">{plural(citing, "answer")}</span>
              </li>
            ))}
          </ul>
        </div>
      </details>
    </li>
  );
}
