import {
  ANSWER_IN_RATE,
  ASPECT_NAMES,
  type AspectPraise,
  BRAND_KEY,
  type BrandClaims,
  type BrandPraise,
  type BrandRecord,
  type ClaimQuestions,
  competitorKey,
  differenceWords,
  type Estimate,
  LISTS_PRAISE_BY_ORDER,
  MAX_CLAIM_COMPANIES,
  marketCodeOf,
  NO_MARKET,
  onceWords,
  plural,
  pointRange,
  rateWords,
  share,
} from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { PartFailed } from "../../../components/ui/load-failed.tsx";
import { DelayedLoading } from "../../../components/ui/loading.tsx";
import { ColumnName, HEAVY_RULE, Table } from "../../../components/ui/table.tsx";
import { trpc } from "../../../lib/api/trpc.ts";
import { Choice } from "../overview-filters.tsx";
import { RangeMark } from "./wrong-rate.tsx";

/** Columns of a wide screen: aspect, blamed, bars, praised, difference, its words. */
const COLUMNS =
  "grid grid-cols-[52px_minmax(0,1fr)_52px] items-center gap-x-3 gap-y-1 lg:grid-cols-[132px_64px_minmax(0,1.4fr)_64px_minmax(0,1fr)_minmax(0,1fr)] lg:gap-x-5";

interface PraiseProps {
  readonly brand: BrandRecord;
  readonly company: string;
  readonly name: string;
  readonly claims: Pick<BrandClaims, "market" | "sentiment" | "arm" | "study">;
  /** Key of the company that it is held beside; null: the first other one. */
  readonly against: string | null;
  readonly onAgainst: (key: string) => void;
}

/** What plain answers praise and blame a company for, beside another; of lists, why nothing is told. */
export function PraiseSection({ brand, company, name, claims, against, onAgainst }: PraiseProps) {
  const { market, arm, sentiment } = claims;
  const isPlain = arm !== "list";
  const isDirect = arm === "direct";
  const asked: ClaimQuestions = isDirect ? "direct" : "prompts";
  const code = marketCodeOf(market) ?? NO_MARKET;
  const study = claims.study?.studyId ?? null;
  const wanted = {
    brandId: brand.id,
    company,
    against,
    market: code,
    asked,
    study,
    arm: isDirect ? null : arm,
  };
  const { data, isError, refetch } = trpc.brands.praise.useQuery(wanted, {
    enabled: isPlain,
    placeholderData: keepPreviousData,
  });
  const companies = [
    [BRAND_KEY, brand.name] as const,
    ...brand.competitors
      .slice(0, MAX_CLAIM_COMPANIES - 1)
      .map((one) => [competitorKey(one), one.name] as const),
  ];
  const others = companies.filter(([key]) => key !== company);
  const rival = companies.find(([key]) => key === data?.against?.company)?.[1] ?? null;
  return (
    <section aria-labelledby="praise" className="mb-12">
      <div className="mb-3.5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h2 id="praise" className="text-xl font-strong">
            Praised for, blamed for
          </h2>
          {isPlain && data && (
            <p className="text-sm text-ink-3">
              Of {plural(data.answers, isDirect ? ANSWER_IN_RATE.direct : "plain answer")} that{" "}
              {data.answers === 1 ? "names" : "name"} {name}.
              {!isDirect && " Lists are left out: they are asked why an entry holds its place."}
            </p>
          )}
        </div>
        {isPlain && !isDirect && others.length > 1 && (
          <Choice
            label="Against"
            value={data?.against?.company ?? others[0]?.[0] ?? ""}
            options={others}
            onChange={onAgainst}
          />
        )}
      </div>
      {!isPlain ? (
        <p className={`${HEAVY_RULE} pt-4`}>{LISTS_PRAISE_BY_ORDER}</p>
      ) : data ? (
        <Aspects praise={data} name={name} ofStudy={study !== null} rival={rival} />
      ) : isError ? (
        <PartFailed what="Praise and blame could not be loaded" onRetry={() => void refetch()} />
      ) : (
        <DelayedLoading>Loading praise and blame...</DelayedLoading>
      )}
      {sentiment && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 pt-4 text-sm">
          <p className="tabular-nums">
            <span className="text-lg font-strong">{share(sentiment.value)}</span>{" "}
            {sentiment.range && <span className="text-ink-3">{pointRange(sentiment.range)}</span>}
          </p>
          <span className="w-32 flex-none">
            <RangeMark value={sentiment.value} range={sentiment.range} />
          </span>
          <p className="min-w-0 flex-1 basis-80 text-pretty text-ink-2">
            <b className="font-strong">Sentiment.</b> Mean over answers of praised / (praised + blamed),
            models weighing alike: of {plural(sentiment.answers, "answer")} that praise or blame;{" "}
            {sentiment.neither} do neither. {onceWords(sentiment)}
          </p>
        </div>
      )}
    </section>
  );
}

interface AspectsProps {
  readonly praise: BrandPraise;
  readonly name: string;
  /** The answers are those of a study. */
  readonly ofStudy: boolean;
  /** Name of the other company. */
  readonly rival: string | null;
}

function Aspects({ praise: { aspects, answers }, name, ofStudy, rival }: AspectsProps) {
  if (aspects.length === 0)
    return (
      <p className={`${HEAVY_RULE} pt-4`}>
        {answers === 0
          ? `No plain answer ${ofStudy ? "of this study" : "of these weeks"} names ${name}.`
          : `No answer praises or blames ${name}.`}
      </p>
    );
  const most = Math.max(...aspects.flatMap(({ praised, blamed }) => [praised, blamed].map(endOf)));
  const widest = Math.max(
    0.1,
    ...aspects.flatMap(({ difference }) =>
      difference ? [Math.abs(difference.range.low), Math.abs(difference.range.high)] : [],
    ),
  );
  return (
    <>
      <PraiseTable aspects={aspects} rival={rival} />
      <div aria-hidden="true">
        <div className={`${HEAVY_RULE} ${COLUMNS} py-2.5 text-xs text-ink-3`}>
          <span className="max-lg:hidden">Aspect</span>
          <span className="text-right max-lg:text-left">Blamed</span>
          <span />
          <span className="max-lg:text-right">Praised</span>
          <span className="text-center max-lg:hidden">{rival && `Praised, less ${rival}`}</span>
          <span className="max-lg:hidden" />
        </div>
        {aspects.map((row) => (
          <div key={row.aspect} className={`${COLUMNS} border-t border-line py-2.5 text-sm`}>
            <span className="font-medium max-lg:col-span-3">{ASPECT_NAMES[row.aspect]}</span>
            <Figure of={row.blamed} className="text-right max-lg:text-left" />
            <Bars praised={row.praised} blamed={row.blamed} most={most} />
            <Figure of={row.praised} className="max-lg:text-right" />
            {rival && (
              <>
                <span className="max-lg:hidden">
                  <Difference of={row.difference} widest={widest} />
                </span>
                <span
                  className={`max-lg:col-span-3 ${row.difference?.isApart ? "font-medium" : "text-ink-3"} wrap-anywhere`}
                >
                  <span className="text-ink-3 lg:hidden">Against {rival}: </span>
                  {differenceWords(row.difference)}
                </span>
              </>
            )}
          </div>
        ))}
      </div>
    </>
  );
}

const endOf = ({ value, range }: Estimate) => range?.high ?? value;

function Figure({ of: { value, range }, className }: { of: Estimate; className: string }) {
  return (
    <span className={`tabular-nums ${className}`}>
      <span className="block font-medium">{rateWords(value)}</span>
      {range && <span className="block text-xs text-ink-3">{pointRange(range)}</span>}
    </span>
  );
}

interface BarsProps extends Pick<AspectPraise, "praised" | "blamed"> {
  /** The greatest end of a range, which fills one side. */
  readonly most: number;
}

/** Blame to the left of an axis and praise to the right, on one scale, with their ranges. */
function Bars({ praised, blamed, most }: BarsProps) {
  const placeOf = (value: number) => `${50 + (50 * value) / Math.max(most, 0.01)}%`;
  const widthOf = (value: number) => `${(50 * value) / Math.max(most, 0.01)}%`;
  const line = (range: Estimate["range"], side: 1 | -1) =>
    range && (
      <line
        className="stroke-ink-3"
        x1={placeOf(side * range.low)}
        x2={placeOf(side * range.high)}
        y1="50%"
        y2="50%"
        strokeWidth="1.5"
      />
    );
  return (
    <svg className="block h-6 w-full" aria-hidden="true">
      <rect
        className="fill-strip-axis"
        x={placeOf(-blamed.value)}
        width={widthOf(blamed.value)}
        y="25%"
        height="50%"
      />
      <rect className="fill-ink" x="50%" width={widthOf(praised.value)} y="25%" height="50%" />
      {line(blamed.range, -1)}
      {line(praised.range, 1)}
      <line className="stroke-ink-3" x1="50%" x2="50%" y1="0" y2="100%" />
    </svg>
  );
}

/** A difference with its range about nothing; hollow where it is not apart. */
function Difference({ of, widest }: { of: AspectPraise["difference"]; widest: number }) {
  if (of === null) return null;
  const placeOf = (value: number) => `${50 + (48 * value) / widest}%`;
  const { value, range, isApart } = of;
  return (
    <svg className="block h-6 w-full overflow-visible" aria-hidden="true">
      <line className="stroke-ink-3" x1="50%" x2="50%" y1="-10" y2="34" />
      <line
        className={isApart ? "stroke-ink" : "stroke-strip-axis"}
        x1={placeOf(range.low)}
        x2={placeOf(range.high)}
        y1="50%"
        y2="50%"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <circle
        className={isApart ? "fill-mark stroke-ink" : "fill-paper stroke-ink-3"}
        strokeWidth="1.5"
        cx={placeOf(value)}
        cy="50%"
        r="4.5"
      />
    </svg>
  );
}

/** The same for readers of screens. */
function PraiseTable({ aspects, rival }: { aspects: readonly AspectPraise[]; rival: string | null }) {
  const words = ({ value, range }: Estimate, answers: number) =>
    `${rateWords(value)}${range ? `, range ${pointRange(range)}` : ""}, ${plural(answers, "answer")}`;
  return (
    <div className="sr-only">
      <Table>
        <caption>Praised for, blamed for</caption>
        <thead>
          <tr>
            <ColumnName>Aspect</ColumnName>
            <ColumnName>Praised</ColumnName>
            <ColumnName>Blamed</ColumnName>
            {rival && <ColumnName>Beside {rival}</ColumnName>}
          </tr>
        </thead>
        <tbody>
          {aspects.map(({ aspect, praised, blamed, praisedIn, blamedIn, difference }) => (
            <tr key={aspect}>
              <th scope="row">{ASPECT_NAMES[aspect]}</th>
              <td>{words(praised, praisedIn)}</td>
              <td>{words(blamed, blamedIn)}</td>
              {rival && <td>{differenceWords(difference)}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
