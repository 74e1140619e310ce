import { domainMonogram } from "@standings/domain";
import { TILE } from "../../../components/brand/company-logo.tsx";
import { Disc } from "../../../components/brand/maker.tsx";
import { MARKED } from "../analysis/fact-marks.tsx";
import type { CrawlerRow } from "./crawler-rows.ts";
import { readable } from "./page-rows.ts";

interface CrawlerProps {
  readonly row: CrawlerRow;
  readonly columns: number;
  readonly isMarked: boolean;
}

/** A crawler of the matrix, with the lines of robots.txt that keep it out. */
export function Crawler({ row, columns, isMarked }: CrawlerProps) {
  const { name, maker, isNamed, cells, verdict, isLimited, lines } = row;
  const border = "border-b border-line";
  const marked = isMarked || undefined;
  return (
    <>
      <tr className={`h-8 ${lines.length > 0 ? "" : border} ${MARKED}`} data-marked={marked}>
        <th scope="row" className="text-left text-sm font-medium">
          <span className="flex items-center gap-2">
            {maker ? (
              <Disc maker={maker} size="sm" />
            ) : (
              <span className={`${TILE} side-4 text-[8px]!`} aria-hidden="true">
                <span>{domainMonogram(name)}</span>
              </span>
            )}
            <span className="truncate" title={name}>
              {name}
            </span>
          </span>
        </th>
        {cells.map(({ path, mayRead, text }) => (
          <td key={path} className="text-center" title={`${readable(path)}: ${text}`}>
            <Dot mayRead={mayRead} />
            <span className="sr-only">{text}</span>
          </td>
        ))}
        <td className={`text-right text-xs ${isLimited ? "font-strong" : isMarked ? "" : "text-ink-3"}`}>
          {verdict}
          {!isNamed && (
            <>
              <span aria-hidden="true">*</span>
              <span className="sr-only">, not named</span>
            </>
          )}
        </td>
      </tr>
      {lines.length > 0 && (
        <tr className={`${border} ${MARKED}`} data-marked={marked}>
          <td colSpan={columns} className="pb-1.5 pl-6 font-mono text-xs wrap-anywhere text-ink-2">
            {lines.join(" · ")}
          </td>
        </tr>
      )}
    </>
  );
}

/** Filled: the page may be read. */
export function Dot({ mayRead }: { mayRead: boolean }) {
  return (
    <span
      className={`inline-block rounded-full align-middle ${mayRead ? "size-2.25 bg-ink" : "size-2.75 border-[1.4px] border-dashed border-ink-2"}`}
      aria-hidden="true"
    />
  );
}
