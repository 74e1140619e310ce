import { type AggregatedEntry, entryKey, modelName } from "@standings/domain";
import { Info } from "lucide-react";
import { memo } from "react";
import { CompanyLogo } from "../../components/brand/company-logo.tsx";
import { ModelDisc } from "../../components/brand/maker.tsx";
import { RankStrip } from "../../components/strip/rank-strip.tsx";
import { StripScale } from "../../components/strip/scale.tsx";
import { RankBadge } from "../../components/ui/rank-badge.tsx";
import { Tooltip } from "../../components/ui/tooltip.tsx";
import { plural } from "../../lib/format.ts";
import { lightsCompany, useLit } from "./lit.tsx";
import { useOpenCompany } from "./ranking.tsx";

interface AggregatedTableProps {
  readonly prompt: string;
  readonly rows: readonly AggregatedEntry[];
  /** Models that answered, in the order asked. */
  readonly models: readonly string[];
}

/** The list with its rank strips. */
export function AggregatedTable({ prompt, rows, models }: AggregatedTableProps) {
  const lit = useLit();
  const open = useOpenCompany();
  return (
    <>
      <StripScale className="sticky top-[66px] z-10 bg-paper py-1.5 [--absent:66px] sm:hidden" />
      <table
        className="agg agg-strips strips-travel"
        data-has-lit={lit.company !== null}
        data-lit-model={lit.model ?? undefined}
      >
        <caption className="sr-only">
          Companies ranked for “{prompt}”, added up over {plural(models.length, "model")}
        </caption>
        <Head />
        <tbody>
          {rows.map((company) => {
            const key = entryKey(company, "company");
            return (
              <Row
                key={key}
                rowKey={key}
                company={company}
                models={models}
                isLit={lit.company === key}
                litModel={lit.model}
                onLight={lit.lightCompany}
                onOpen={open}
              />
            );
          })}
        </tbody>
      </table>
    </>
  );
}

function Head() {
  return (
    <thead>
      <tr>
        <th scope="col" className="col-rank">
          <span className="sr-only">Rank</span>
        </th>
        <th scope="col" className="col-name">
          Company
        </th>
        <th scope="col" className="col-why">
          Why it is named
        </th>
        <th scope="col" className="col-votes">
          Listed by
        </th>
        <th scope="col" className="col-average">
          <Tooltip text="Mean of the positions in the models that list the company. Says nothing about models that do not.">
            <button type="button" className="inline-flex items-center gap-1">
              Average
              <Info className="size-[13px]" strokeWidth={1.75} aria-hidden="true" />
            </button>
          </Tooltip>
        </th>
        <th scope="col" className="col-strip">
          <span className="mb-1.5 block">Position in each model’s answer</span>
          <StripScale />
        </th>
      </tr>
    </thead>
  );
}

interface RowProps {
  readonly rowKey: string;
  readonly company: AggregatedEntry;
  readonly models: readonly string[];
  readonly isLit: boolean;
  readonly litModel: string | null;
  readonly onLight: (key: string | null) => void;
  readonly onOpen: (key: string) => void;
}

const Row = memo(function Row({ rowKey, company, models, isLit, litModel, onLight, onOpen }: RowProps) {
  const { onPointerEnter, onPointerLeave, onFocus, onBlur } = lightsCompany(onLight, rowKey);
  return (
    <tr data-lit={isLit} onPointerEnter={onPointerEnter} onPointerLeave={onPointerLeave}>
      <td className="col-rank">
        <RankBadge rank={company.rank} large />
      </td>
      <th scope="row" className="col-name">
        <button
          type="button"
          className="agg-company"
          onClick={() => onOpen(rowKey)}
          onFocus={onFocus}
          onBlur={onBlur}
        >
          <CompanyLogo domain={company.domain} name={company.name} className="[--s:36px]" />
          <span className="min-w-0">
            <span className="block truncate text-[15px] leading-5 font-strong" title={company.name}>
              {company.name}
            </span>
            <span className="block truncate text-sm text-ink-3" title={company.domain}>
              {company.domain || "No site named"}
            </span>
          </span>
        </button>
      </th>
      <td className="col-why">
        <span className="line-clamp-2" title={company.description}>
          {company.description}
        </span>
      </td>
      <td className="col-votes">
        <b>{company.model_votes}</b> of {plural(models.length, "model")}
      </td>
      <td className="col-average">
        <b>{company.averageRank.toFixed(1)}</b>
        <span className="agg-points">{plural(company.points, "point")}</span>
      </td>
      <td className="col-strip">
        <RankStrip name={company.name} votes={company.voting_models} models={models} litModel={litModel} />
        {isLit && <Readout company={company} models={models} />}
      </td>
    </tr>
  );
});

function Readout({ company, models }: { company: AggregatedEntry; models: readonly string[] }) {
  const absent = models.filter((model) => !company.voting_models.some((vote) => vote.model === model));
  return (
    <div className="pop agg-readout" aria-hidden="true">
      <p className="mb-1.5 truncate text-xs text-ink-3">{company.name} by model</p>
      {company.voting_models.map(({ model, rank }) => (
        <p key={model} className="flex h-[26px] items-center gap-2 text-sm">
          <ModelDisc model={model} className="[--d:18px]" />
          <span className="flex-1">{modelName(model)}</span>
          <b>#{rank}</b>
        </p>
      ))}
      {absent.map((model) => (
        <p key={model} className="flex h-[26px] items-center gap-2 text-sm">
          <ModelDisc model={model} variant="out" className="[--d:18px]" />
          <span className="flex-1">{modelName(model)}</span>
          <span className="text-ink-3">Not listed</span>
        </p>
      ))}
    </div>
  );
}
