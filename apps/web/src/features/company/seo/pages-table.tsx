import { Tooltip } from "../../../components/ui/tooltip.tsx";
import { type PageCell, type PageRow, readable } from "./page-rows.ts";

const COLUMNS = [
  { key: "title", name: "Title", definition: "Characters in the title.", look: "text-right" },
  { key: "description", name: "Descr.", definition: "Characters in the description.", look: "text-right" },
  {
    key: "words",
    name: "No script",
    definition: "Share of the page's words that are there before scripts run.",
    look: "text-right",
  },
  {
    key: "structured",
    name: "Structured",
    definition: "Types of structured data.",
    look: "pl-3 max-sm:hidden",
  },
  {
    key: "changed",
    name: "Changed",
    definition: "The page's own date, else the sitemap's, else the server's.",
    look: "text-right",
  },
] as const;

const CELL = "border-b border-line pr-2 last:pr-0";

/** What was found on each page that was read. */
export function PagesTable({ rows }: { rows: readonly PageRow[] }) {
  return (
    <table className="w-full border-collapse text-xs">
      <caption className="sr-only">What was found on each page</caption>
      <thead>
        <tr className="h-8 text-left text-ink-3">
          <th scope="col" className={`${CELL} font-medium`}>
            Page
          </th>
          {COLUMNS.map(({ key, name, definition, look }) => (
            <th key={key} scope="col" className={`${CELL} font-medium whitespace-nowrap ${look}`}>
              <Tooltip text={definition}>
                <button type="button">{name}</button>
              </Tooltip>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.path} className="h-8 text-ink-2">
            <th scope="row" className={`${CELL} max-w-26 text-left font-medium text-ink`}>
              <span className="block truncate" title={readable(row.path)}>
                {readable(row.path)}
              </span>
            </th>
            {row.unread === null ? (
              COLUMNS.map(({ key, look }) => <Cell key={key} cell={row[key]} look={look} />)
            ) : (
              <td colSpan={COLUMNS.length} className={`${CELL} py-1`}>
                Not read: {row.unread}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ cell: { text, isOdd }, look }: { cell: PageCell; look: string }) {
  return (
    <td
      className={`${CELL} py-1 ${look === "text-right" ? "text-right whitespace-nowrap tabular-nums" : look} ${isOdd ? "font-strong text-ink" : ""}`}
    >
      {text}
    </td>
  );
}
