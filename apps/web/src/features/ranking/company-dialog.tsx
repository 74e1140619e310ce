import { type AggregatedEntry, findModel, modelName, ordinalWord } from "@standings/domain";
import { Check, ExternalLink, Link as LinkIcon } from "lucide-react";
import { useRef } from "react";
import { CompanyLogo } from "../../components/brand/company-logo.tsx";
import { ModelDisc } from "../../components/brand/maker.tsx";
import { positionCentre } from "../../components/strip/geometry.ts";
import { Dialog, DialogClose, DialogTitle } from "../../components/ui/dialog.tsx";
import { RankBadge } from "../../components/ui/rank-badge.tsx";
import { Tooltip } from "../../components/ui/tooltip.tsx";
import { useCopyLink } from "../../lib/copy-link.ts";
import { plural } from "../../lib/format.ts";
import { siteHref } from "../../lib/links.ts";
import { isRecommended, type Mention } from "./standings.ts";

interface CompanyDialogProps {
  readonly company: AggregatedEntry;
  readonly mentions: readonly Mention[];
  /** Models that answered, in the order asked. */
  readonly models: readonly string[];
  readonly asked: number;
  /** Only the first five of each answer are seen: nothing is added up, absence says nothing. */
  readonly isCensored: boolean;
  readonly onClose: () => void;
}

const POSITIONS = 20;

/** Everything the answers say about one company. */
export function CompanyDialog({ company, mentions, models, asked, isCensored, onClose }: CompanyDialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = (event: Event) => {
    event.preventDefault();
    heading.current?.focus();
  };
  return (
    <Dialog onClose={onClose} className="max-w-[680px]" onOpenAutoFocus={focusHeading}>
      <header className="grid flex-none grid-cols-[48px_minmax(0,1fr)_auto] items-center gap-3 sm:grid-cols-[56px_minmax(0,1fr)_auto] sm:gap-4 px-4 pt-5 pb-5 sm:px-6 sm:pt-6">
        <CompanyLogo domain={company.domain} name={company.name} className="[--s:48px] sm:[--s:56px]" />
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
            <DialogTitle
              ref={heading}
              tabIndex={-1}
              data-focus-quiet
              className="max-w-full truncate text-xl font-strong"
              title={company.name}
            >
              {company.name}
            </DialogTitle>
            {isRecommended(company, asked) && <RecommendedBadge />}
          </div>
          <p className="truncate text-sm text-ink-3">{company.domain || "No site named"}</p>
        </div>
        <DialogClose className="-mt-2 -mr-2 self-start" />
      </header>
      <section
        className="mx-4 min-h-0 overflow-y-auto border-t border-line pb-6 sm:mx-6"
        aria-label="Details"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region has to be reachable by keyboard
        tabIndex={0}
      >
        {!isCensored && <Figures company={company} models={models} />}
        <Lanes company={company} models={models} isCensored={isCensored} />
        {company.description && (
          <section className="pt-5">
            <h3 className="text-sm font-strong">Description</h3>
            <p className="mt-1 break-words text-ink-2">{company.description}</p>
          </section>
        )}
        <Analysis mentions={mentions} />
      </section>
      <Actions company={company} />
    </Dialog>
  );
}

function RecommendedBadge() {
  return (
    <Tooltip text="At least half of the models asked put this company in their top 3.">
      <button type="button" className="badge badge-mark">
        <Check className="size-[13px]" aria-hidden="true" />
        AI Recommended
      </button>
    </Tooltip>
  );
}

function Figures({ company, models }: Pick<CompanyDialogProps, "company" | "models">) {
  const figures = [
    ["Position", `#${company.rank}`, ""],
    ["Listed by", company.model_votes, `of ${plural(models.length, "model")}`],
    ["Average", company.averageRank.toFixed(1), ""],
    ["Points", company.points, `of ${models.length * POSITIONS}`],
  ] as const;
  return (
    <dl className="grid grid-cols-[auto_auto_auto_auto] gap-x-4 border-b border-line py-4 sm:grid-cols-4">
      {figures.map(([term, value, unit]) => (
        <div key={term}>
          <dt className="text-xs text-ink-3">{term}</dt>
          <dd className="text-[20px] leading-7 font-strong">
            {value} <small className="text-sm font-text text-ink-2">{unit}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

type LanesProps = Pick<CompanyDialogProps, "company" | "models" | "isCensored">;

function Lanes({ company, models, isCensored }: LanesProps) {
  return (
    <section className="pt-5">
      <h3 className="text-sm font-strong">Rank by model</h3>
      <div
        className="scale grid-cols-1! mt-1.5 mr-[68px] ml-[154px] text-xs text-ink-3 sm:ml-[178px]"
        aria-hidden="true"
      >
        <div>
          <span>1</span>
          <span>5</span>
          <span>10</span>
          <span>15</span>
          <span>20</span>
        </div>
      </div>
      <ul>
        {models.map((model) => (
          <Lane
            key={model}
            model={model}
            isCensored={isCensored}
            rank={company.voting_models.find((vote) => vote.model === model)?.rank}
          />
        ))}
      </ul>
    </section>
  );
}

interface LaneProps {
  readonly model: string;
  readonly rank: number | undefined;
  readonly isCensored: boolean;
}

function Lane({ model, rank, isCensored }: LaneProps) {
  return (
    <li
      className="grid h-[38px] grid-cols-[24px_114px_minmax(0,1fr)_60px] items-center gap-x-2 sm:grid-cols-[24px_138px_minmax(0,1fr)_60px]"
      data-maker={findModel(model)?.provider ?? "none"}
    >
      <ModelDisc model={model} className="[--d:24px]" />
      <span className="truncate" title={modelName(model)}>
        {modelName(model)}
      </span>
      <div className="strip-plot h-full">
        <svg aria-hidden="true">
          <rect className="strip-zone" width="15%" height="100%" />
          {["22.5%", "47.5%", "72.5%", "97.5%"].map((x) => (
            <line key={x} className="strip-grid" x1={x} x2={x} y1="0" y2="100%" />
          ))}
          <line className="strip-axis" x1="0" x2="100%" y1="50%" y2="50%" />
          {rank !== undefined && (
            <circle
              cx={`${positionCentre(rank, POSITIONS)}%`}
              cy="50%"
              r="7"
              className="fill-(--hue) stroke-surface [stroke-width:2]"
            />
          )}
        </svg>
      </div>
      <span className="justify-self-end">
        {rank === undefined ? <Absent isCensored={isCensored} /> : <RankBadge rank={rank} prefix="#" />}
      </span>
    </li>
  );
}

function Absent({ isCensored }: { isCensored: boolean }) {
  if (!isCensored) return <span className="text-xs text-ink-3">Not listed</span>;
  return (
    <span className="text-xs text-ink-3" title="Below the first five, or not listed">
      Not shown
    </span>
  );
}

/** What each model says in favour, best place first. */
function Analysis({ mentions }: { mentions: readonly Mention[] }) {
  const said = mentions.filter(({ company }) => (company.rationale ?? "") !== "");
  if (said.length === 0) return null;
  return (
    <section className="pt-5">
      <h3 className="text-sm font-strong">AI analysis</h3>
      <ul>
        {said.map(({ modelId, company }) => (
          <li
            key={modelId}
            className="grid grid-cols-[24px_minmax(0,1fr)] gap-3 border-b border-line py-2.5 last:border-0"
          >
            <ModelDisc model={modelId} className="[--d:24px]" />
            <p className="break-words text-ink-2">
              <span className="font-medium text-ink">{modelName(modelId)}</span> puts it{" "}
              {ordinalWord(company.rank)}: “{company.rationale}”
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Actions({ company }: { company: AggregatedEntry }) {
  const { copied, copy } = useCopyLink();
  const href = siteHref(company.domain);
  const Icon = copied ? Check : LinkIcon;
  return (
    <footer className="flex flex-none items-center justify-between gap-2 border-t border-line-2 px-4 py-4 sm:px-6">
      <button type="button" className="btn btn-ghost -ml-3 px-3" onClick={copy}>
        <Icon className="size-3.5" strokeWidth={1.75} aria-hidden="true" />
        <span aria-live="polite">{copied ? "Link copied" : "Copy link"}</span>
      </button>
      {href && (
        <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className="btn btn-primary">
          <ExternalLink className="size-4" strokeWidth={1.75} aria-hidden="true" />
          Visit Site
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      )}
    </footer>
  );
}
