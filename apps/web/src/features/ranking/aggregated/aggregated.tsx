import {
  agreementClauses,
  type ColumnId,
  ENTRY_NOUNS,
  type Market,
  modelsOf,
  REPEATS_DAYS,
  repeatsSentence,
} from "@standings/domain";
import { ListX, RotateCw } from "lucide-react";
import { useState } from "react";
import { StudyOffer } from "../../../components/study/study-offer.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { Defined } from "../../../components/ui/tooltip.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { priced, useSearchPrices } from "../../../lib/buying/use-search-price.ts";
import { Clauses } from "../clauses.tsx";
import type { ModelColumn } from "../columns/model-column.ts";
import { OwnCompany } from "../own/own-company.tsx";
import { DEFINITIONS } from "../ranking-definitions.ts";
import { useScope } from "../scope.ts";
import { cutColumns, type Standings, wholeSentence } from "../standings.ts";
import { AggregatedTable } from "./aggregated-table.tsx";
import { Agreement } from "./agreement.tsx";
import { Legend } from "./legend.tsx";
import { PositionsTable } from "./positions-table.tsx";
import { SharedSources } from "./shared-sources-view.tsx";

const MEANING = `Your own searches of these words, models and web search within ${REPEATS_DAYS} days. Models answer differently each time: what moves here moved without anything having changed.`;

/** How far ranks moved between the viewer's own repeats of the question; nothing where there is none. */
function RepeatsLine() {
  const { searchId } = useScope();
  const { data } = trpc.search.repeats.useQuery({ id: searchId ?? "" }, { enabled: searchId !== null });
  if (!data) return null;
  return (
    <p className="pt-2 text-ink-2">
      <Defined text={MEANING}>
        <span>{repeatsSentence(data)}</span>
      </Defined>
    </p>
  );
}

const FIRST_ROWS = 20;

interface AggregatedProps {
  readonly prompt: string;
  readonly columns: readonly ModelColumn[];
  readonly standings: Standings;
  /** Shows every row from the start, because server HTML has to be complete. */
  readonly isWhole?: boolean;
  readonly refunded?: boolean;
  readonly onRunAgain?: () => void;
  /** How it was asked, where it can be asked again in rounds. */
  readonly webSearch?: boolean | undefined;
  readonly market?: Market | null;
}

/** The aggregated ranking: agreement sentence, legend, table and shared sources. */
export function Aggregated({
  prompt,
  columns,
  standings,
  isWhole = false,
  refunded = false,
  onRunAgain,
  webSearch,
  market = null,
}: AggregatedProps) {
  const [all, setAll] = useState(isWhole);
  const [asTable, setAsTable] = useState(false);
  const { results, answered, columns: answeredColumns } = standings;
  if (results.length === 0) {
    return (
      <NothingToAggregate
        noun={ENTRY_NOUNS[standings.kind].one}
        answered={answered.length}
        refunded={refunded}
        onRunAgain={onRunAgain}
      />
    );
  }
  const rows = all ? results : results.slice(0, FIRST_ROWS);
  const hidden = results.length - rows.length;
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-4 py-5 sm:pt-7 sm:pb-8 lg:grid-cols-[minmax(0,1fr)_320px]">
        <div>
          <AgreementSentence standings={standings} />
          <RepeatsLine />
          {!isWhole && webSearch !== undefined && (
            <StudyOffer
              question={{
                kind: standings.kind,
                prompt,
                models: modelsOf(columns.map(idOf)),
                market,
                webSearch,
              }}
              names={results.slice(0, OFFERED_NAMES).map(({ name }) => name)}
            />
          )}
        </div>
        <div className="grid gap-3 border-l-2 border-line-2 pl-4">
          <Agreement standings={standings} />
          <p className="text-sm text-ink-2">
            {DEFINITIONS[standings.kind].order}{" "}
            <TextLink to="/method" hash="ranking" touch="inline">
              How we measure
            </TextLink>
          </p>
        </div>
      </div>
      {!isWhole && <OwnCompany standings={standings} />}
      {asTable ? (
        <>
          <Legend columns={columns} />
          <PositionsTable prompt={prompt} rows={rows} columns={answeredColumns} />
        </>
      ) : (
        <AggregatedTable
          prompt={prompt}
          rows={rows}
          columns={answeredColumns}
          answered={answered}
          models={columns}
          isNew={!isWhole}
        />
      )}
      <div className="flex items-center justify-between gap-4 pt-4 max-sm:flex-col max-sm:items-stretch">
        <div className="flex gap-2 max-sm:flex-col print:hidden">
          {hidden > 0 && <Button onClick={() => setAll(true)}>Show {hidden} more</Button>}
          <Button className="noscript:hidden" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {asTable ? "Show as strips" : "Show as table"}
          </Button>
        </div>
        <p className="text-sm text-ink-3">
          The average covers only the models that list the {ENTRY_NOUNS[standings.kind].one}. Read it with the
          votes.
        </p>
      </div>
      <SharedSources columns={answered} isWhole={isWhole} />
    </>
  );
}

/** Entries that the pair of a study is chosen from. */
const OFFERED_NAMES = 10;

function idOf({ columnId }: ModelColumn): ColumnId {
  return columnId;
}

interface NothingProps {
  readonly noun: string;
  readonly answered: number;
  readonly refunded: boolean;
  readonly onRunAgain?: (() => void) | undefined;
}

function NothingToAggregate({ noun, answered, refunded, onRunAgain }: NothingProps) {
  const { start } = useSearchPrices();
  return (
    <div className="pt-8">
      <Notice
        icon={ListX}
        title="No Results to Aggregate"
        actions={
          onRunAgain && (
            <Button onClick={onRunAgain}>
              <Icon of={RotateCw} />
              {priced("Run again", start)}
            </Button>
          )
        }
      >
        {answered > 0
          ? `The models answered without naming ${noun === "expert" ? "an" : "a"} ${noun}.`
          : "None of the models returned a list."}
        {refunded && " Your credit was refunded."}
      </Notice>
    </div>
  );
}

/** Agreement and disagreement of the models in a few clauses. */
function AgreementSentence({ standings }: { standings: Standings }) {
  const { kind } = useScope();
  const { results, answered } = standings;
  const clauses = agreementClauses(results, answered.length, kind, cutColumns(standings));
  if (clauses.length === 0) return <p className="text-sentence text-ink-2">{wholeSentence(standings)}</p>;
  return <Clauses clauses={clauses} />;
}
