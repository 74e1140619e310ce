import { type BrandNames, namesChanges } from "@standings/domain";
import { Button } from "../../../components/ui/button.tsx";
import { ColumnName, Table } from "../../../components/ui/table.tsx";
import { type ListApart, listsApart, type NamedCompany } from "./draft.ts";

const focus = (panel: HTMLElement | null) => panel?.focus();

interface ChangedElsewhereProps {
  readonly base: BrandNames;
  readonly newer: BrandNames;
  /** The draft; null where nothing is changed in it. */
  readonly mine: readonly NamedCompany[] | null;
  /** A save was refused for them: they take the focus, since the button stands far below. */
  readonly isRefused: boolean;
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

/** Somebody saved while these names were changed: both versions stand side by side, and none is lost. */
export function ChangedElsewhere({ base, newer, mine, isRefused, onTake, onKeep }: ChangedElsewhereProps) {
  const theirs = namesChanges(base.companies, newer.companies);
  const apart = mine === null ? [] : listsApart(newer.companies, mine);
  return (
    <div
      className="mb-8 scroll-mt-24 rounded-3 bg-warn-tint p-5"
      role="alert"
      tabIndex={-1}
      ref={isRefused ? focus : undefined}
    >
      <h2 className="font-strong">Names {newer.version} were saved meanwhile</h2>
      <p className="mt-1 text-sm text-pretty wrap-anywhere text-ink-2">
        They have {theirs.length > 0 ? theirs.join(", ") : "other companies"}.{" "}
        {mine === null ? "" : "Your changes stand below; nothing is lost."}
      </p>
      {apart.length > 0 && <SideBySide version={newer.version} apart={apart} />}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button size="sm" onClick={onTake}>
          Take names {newer.version}
        </Button>
        {mine !== null && (
          <Button size="sm" onClick={onKeep}>
            Go on with mine
          </Button>
        )}
      </div>
    </div>
  );
}

function SideBySide({ version, apart }: { version: number; apart: readonly ListApart[] }) {
  return (
    <Table isFixed className="mt-4 text-left text-sm">
      <caption className="sr-only">The saved names and yours, where they differ</caption>
      <thead>
        <tr>
          <ColumnName>Names {version}, saved</ColumnName>
          <ColumnName className="pl-4">Yours, not saved</ColumnName>
        </tr>
      </thead>
      {apart.map(({ company, label, theirs, mine }) => (
        <tbody key={`${company} ${label}`}>
          <tr>
            <th scope="rowgroup" colSpan={2} className="pt-3 text-xs font-normal wrap-anywhere text-ink-2">
              {company}: {label}
            </th>
          </tr>
          <tr className="align-top *:border-b *:border-line-2 *:pb-2">
            <td>
              <Words words={theirs} />
            </td>
            <td className="pl-4">
              <Words words={mine} />
            </td>
          </tr>
        </tbody>
      ))}
    </Table>
  );
}

function Words({ words }: { words: ListApart["mine"] }) {
  if (words.length === 0) return "none";
  return (
    <ul>
      {words.map(({ text, isOnlyHere }) => (
        <li key={text} className="wrap-anywhere">
          {isOnlyHere ? <strong className="font-strong">{text}</strong> : text}
          {isOnlyHere && <span className="sr-only">, only here</span>}
        </li>
      ))}
    </ul>
  );
}
