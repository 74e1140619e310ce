import type { ReactNode } from "react";
import { ColumnName, HEAVY_RULE, Table } from "../../components/ui/table.tsx";

/** Sections of the page for developers in order; the ids are its anchors. */
export const DEVELOPER_SECTIONS = [
  { id: "start", text: "Quick start", level: 2 },
  { id: "tokens", text: "Tokens", level: 2 },
  { id: "ask", text: "Ask models", level: 2 },
  { id: "resume", text: "Follow and resume", level: 2 },
  { id: "study", text: "Studies", level: 2 },
  { id: "mcp", text: "MCP", level: 2 },
  { id: "webhooks", text: "Webhooks", level: 2 },
  { id: "errors", text: "Errors", level: 2 },
  { id: "limits", text: "Limits", level: 2 },
] as const;

export type DeveloperSectionId = (typeof DEVELOPER_SECTIONS)[number]["id"];

const PROSE =
  "text-ink-2 text-[15px]/6 [&>*+*]:mt-3 [&>p]:text-pretty " +
  "[&_code]:rounded-key [&_code]:bg-hover [&_code]:px-1.25 [&_code]:py-0.5 [&_code]:font-mono [&_code]:text-[.86em]";

interface SectionProps {
  readonly id: DeveloperSectionId;
  /** Code beside the words. */
  readonly example: ReactNode;
  readonly children: ReactNode;
}

/** Words on the left, code on the right where there is room; the heading links to itself. */
export function Section({ id, example, children }: SectionProps) {
  const title = DEVELOPER_SECTIONS.find((section) => section.id === id)?.text;
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 items-start gap-x-12 gap-y-6 border-t border-line-2 pt-7 pb-14 first:border-t-2 first:border-line-ink xl:grid-cols-[minmax(0,1fr)_minmax(0,496px)]"
    >
      <div className="min-w-0">
        <h2 id={id} className="text-page-title font-strong tracking-[-.016em]">
          <a href={`#${id}`} className="hover:underline hover:decoration-line-2 hover:underline-offset-4">
            {title}
          </a>
        </h2>
        <div className={`mt-3 ${PROSE}`}>{children}</div>
      </div>
      {example}
    </section>
  );
}

interface FactsProps {
  /** What the table lists, for screen readers. */
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
}

/** A small table; figures stand in a third column, on the right. */
export function Facts({ title, columns, rows }: FactsProps) {
  const align = (index: number) =>
    ["pr-3 text-left", "pr-3 text-left wrap-anywhere", "text-right whitespace-nowrap"][index] ?? "";
  return (
    <Table className={`mt-4! text-base/5 text-ink ${HEAVY_RULE}`}>
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          {columns.map((name, index) => (
            <ColumnName key={name} className={align(index)}>
              {name}
            </ColumnName>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [name, ...cells] }) => (
          <tr key={key}>
            <th scope="row" className={`border-b border-line py-2.5 align-top font-medium ${align(0)}`}>
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                className={`border-b border-line py-2.5 align-top ${align(index + 1)}`}
              >
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
