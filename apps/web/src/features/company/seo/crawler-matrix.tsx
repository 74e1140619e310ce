import { CRAWLER_PURPOSE_TITLES, type SiteFactOf } from "@standings/domain";
import { FactNumber, FactSign } from "../../../components/advice/fact-number.tsx";
import { factElement, LED_TO, MARKED, marksUnderPointer, useFactMarks } from "../analysis/fact-marks.tsx";
import { RestingAdvice } from "../analysis/resting-advice.tsx";
import { Crawler, Dot } from "./crawler-line.tsx";
import { crawlerRow, linesForEverybody } from "./crawler-rows.ts";
import { pageLabel, readable } from "./page-rows.ts";

export type CrawlerFact = SiteFactOf<"crawlers_on_request" | "crawlers_search" | "crawlers_training">;

/** Which AI crawlers robots.txt lets read which page, by what they read for, with the lines that keep them out. */
export function CrawlerMatrix({ facts }: { facts: readonly CrawlerFact[] }) {
  const pages = facts[0]?.values.crawlers[0]?.pages ?? [];
  const columns = pages.length + 2;
  const crawlers = facts.flatMap(({ values }) => values.crawlers);
  return (
    <>
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">What robots.txt lets AI crawlers read</caption>
        <thead>
          <tr className="border-b border-line-2 text-xs text-ink-3">
            <th scope="col" className="pb-2 text-left align-bottom text-sm font-strong text-ink">
              AI crawlers in robots.txt
            </th>
            {pages.map(({ path }) => (
              <PageHead key={path} path={path} isUpright={pages.length > MOST_LEVEL} />
            ))}
            <td className="w-14 sm:w-16" />
          </tr>
        </thead>
        {facts.map((fact) => (
          <Purpose key={fact.id} fact={fact} columns={columns} />
        ))}
      </table>
      <p className="flex flex-wrap gap-x-4 gap-y-1 pt-2 text-xs text-ink-2" aria-hidden="true">
        <span className="inline-flex items-center gap-2">
          <Dot mayRead />
          may read
        </span>
        <span className="inline-flex items-center gap-2">
          <Dot mayRead={false} />
          may not
        </span>
      </p>
      {crawlers.some(({ isMentioned }) => !isMentioned) && <Unnamed lines={linesForEverybody(crawlers)} />}
    </>
  );
}

/** Crawlers that robots.txt does not name. */
function Unnamed({ lines }: { lines: readonly string[] }) {
  return (
    <p className="pt-1 text-xs text-ink-2">
      * not named in robots.txt: what it says to everybody holds{lines.length > 0 && ". "}
      <span className="font-mono wrap-anywhere">{lines.join(" · ")}</span>
    </p>
  );
}

/** Up to so many names of pages have room side by side. */
const MOST_LEVEL = 4;

function PageHead({ path, isUpright }: { path: string; isUpright: boolean }) {
  const label = pageLabel(path);
  const level = isUpright ? "max-sm:hidden" : "";
  return (
    <th
      scope="col"
      className={`pb-2 align-bottom font-medium ${isUpright ? "w-7 sm:w-10" : "w-12 sm:w-14.5"}`}
      title={readable(path)}
    >
      <span className="sr-only">{readable(path)}</span>
      {isUpright ? (
        <span
          className="mx-auto block max-h-24 w-4 rotate-180 truncate text-left [writing-mode:vertical-rl]"
          aria-hidden="true"
        >
          {label}
        </span>
      ) : (
        <span className={`block truncate text-center ${level}`} aria-hidden="true">
          {label}
        </span>
      )}
    </th>
  );
}

function Purpose({ fact, columns }: { fact: CrawlerFact; columns: number }) {
  const { number, status, detail, values } = fact;
  const { isFactMarked, pressed, press, point } = useFactMarks();
  const isMarked = isFactMarked(number);
  return (
    <tbody {...marksUnderPointer(point, { fact: number })}>
      <tr className={`border-b border-line ${MARKED}`} data-marked={isMarked || undefined}>
        <th colSpan={columns} scope="rowgroup" className="py-2 text-left font-text">
          <button
            type="button"
            id={factElement(number)}
            className={`grid w-full grid-cols-[auto_18px_minmax(0,1fr)] gap-2 text-left ${LED_TO}`}
            aria-pressed={pressed === number}
            title={detail}
            onClick={() => press(pressed === number ? null : number)}
          >
            <FactNumber number={number} isMarked={isMarked} />
            <FactSign status={status} />
            <span className="text-ink-2">{CRAWLER_PURPOSE_TITLES[values.purpose]}</span>
          </button>
          <div className="pl-13.5">
            <RestingAdvice number={number} />
          </div>
        </th>
      </tr>
      {values.crawlers.map((access) => {
        const row = crawlerRow(access);
        return <Crawler key={row.name} row={row} columns={columns} isMarked={isMarked && row.isLimited} />;
      })}
    </tbody>
  );
}
