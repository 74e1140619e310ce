import { type BrandOverview, plural } from "@standings/domain";
import { CompanyLogo } from "../../components/brand/company-logo.tsx";
import { ModelDisc } from "../../components/brand/maker.tsx";
import { ButtonLink } from "../../components/ui/button.tsx";
import { HEAVY_RULE } from "../../components/ui/table.tsx";
import { formatList } from "../../lib/format.ts";
import { useCatalogue } from "../../lib/html/catalogue.tsx";
import { OpensAnswers } from "./answers/opens-answers.tsx";

interface SourcesToGetProps {
  readonly name: string;
  readonly overview: Pick<BrandOverview, "missed" | "sources">;
  /** Null for strangers, who have no tab of sources. */
  readonly brandId: string | null;
}

/** Where answers look that name a competitor and leave the brand out. */
export function SourcesToGet({ name, overview, brandId }: SourcesToGetProps) {
  const catalogue = useCatalogue();
  const { missed, sources } = overview;
  return (
    <section aria-labelledby="brand-sources" className="min-w-0">
      <div className="mb-3.5 flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0">
          <h2 id="brand-sources" className="text-xl font-strong">
            Sources to get onto
          </h2>
          {missed > 0 && (
            <p className="text-sm wrap-anywhere text-ink-3">
              Cited in the{" "}
              <OpensAnswers
                of={{ behind: "missed" }}
                title={`Answers that name a competitor and leave ${name} out`}
              >
                {plural(missed, "answer")}
              </OpensAnswers>{" "}
              that {missed === 1 ? "names" : "name"} a competitor and {missed === 1 ? "leaves" : "leave"}{" "}
              {name} out.
            </p>
          )}
        </div>
        {brandId !== null && (
          <ButtonLink size="sm" to="/brands/$id" params={{ id: brandId }} search={{ tab: "sources" }}>
            All sources
          </ButtonLink>
        )}
      </div>
      {sources.length === 0 ? (
        <p className={`${HEAVY_RULE} pt-4 text-pretty wrap-anywhere text-ink-2`}>
          {missed === 0
            ? `No answer of the last four weeks names a competitor without ${name}.`
            : "These answers cite no source."}
        </p>
      ) : (
        <ul className={HEAVY_RULE}>
          {sources.map(({ domain, answers, prompts, lists, models, page }) => (
            <li
              key={domain}
              className="grid items-center gap-x-5 gap-y-1.5 border-b border-line py-3 sm:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_auto]"
            >
              <span className="flex min-w-0 items-center gap-2.5">
                <CompanyLogo domain={domain} loading="lazy" />
                <span className="min-w-0">
                  <span className="block truncate font-medium">{domain}</span>
                  {page !== null && (
                    <a
                      href={page}
                      target="_blank"
                      rel="noopener noreferrer nofollow"
                      className="block truncate text-xs text-ink-3 underline"
                    >
                      {pathOf(page)}
                    </a>
                  )}
                </span>
              </span>
              <span className="text-sm text-ink-2">
                <OpensAnswers
                  of={{ behind: "missed", source: domain }}
                  title={`Answers that cite ${domain} and leave ${name} out`}
                >
                  <b className="font-strong text-ink">{answers}</b> of {missed} answers
                </OpensAnswers>
                , {plural(prompts, "prompt")}
                <span className="block truncate text-ink-3">
                  {lists.length > 0 && `Lists ${formatList(lists.map((entry) => entry.name))}`}
                </span>
              </span>
              <span className="inline-flex" title={models.map(catalogue.modelName).join(", ")}>
                {models.map((model) => (
                  <ModelDisc key={model} model={model} className="ring-2 ring-paper not-first:-ml-1" />
                ))}
                <span className="sr-only">Cited by {formatList(models.map(catalogue.modelName))}</span>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function pathOf(url: string): string {
  try {
    const { pathname } = new URL(url);
    return pathname === "/" ? "Home page" : decodeURI(pathname);
  } catch {
    return url;
  }
}
