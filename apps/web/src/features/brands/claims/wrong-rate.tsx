import {
  ANSWER_IN_RATE,
  type BrandClaims,
  checkWords,
  type Interval,
  pointRange,
  rateGrounds,
  rateWords,
  repeatWords,
  undrawnIn,
  type WrongRate,
} from "@standings/domain";
import { lazy, Suspense, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { HEAVY_RULE } from "../../../components/ui/table.tsx";

const CheckDialog = lazy(() =>
  import("./check-dialog.tsx").then((module) => ({ default: module.CheckDialog })),
);

interface WrongRateProps {
  readonly brandId: string;
  readonly company: string;
  /** Code of the market that the figures are of. */
  readonly market: string;
  readonly claims: Pick<BrandClaims, "rate" | "queue" | "arm" | "study" | "markets">;
}

/** The rate beside the page's sentence, what it rests on, and the way to check the judge. */
export function WrongRateFigure({ brandId, company, market, claims }: WrongRateProps) {
  const { rate, queue, arm, markets } = claims;
  const [isChecking, setChecking] = useState(false);
  const repeats = repeatWords(queue);
  return (
    <section
      className={`${HEAVY_RULE} grid w-full content-start gap-3 pt-3 sm:max-w-90`}
      aria-labelledby="wrong"
    >
      <h2 id="wrong" className="text-sm font-strong">
        Wrong, per {ANSWER_IN_RATE[arm]}
      </h2>
      {rate && <Figure rate={rate} undrawn={undrawnIn(claims)} />}
      {repeats && <p className="text-sm text-ink-3">{repeats}</p>}
      {queue.left > 0 && (
        <Button variant="primary" onClick={() => setChecking(true)}>
          {checkWords(queue.left)}
        </Button>
      )}
      {isChecking && (
        <Suspense fallback={null}>
          <CheckDialog {...{ brandId, company, market, markets }} onClose={() => setChecking(false)} />
        </Suspense>
      )}
    </section>
  );
}

interface FigureProps {
  readonly rate: WrongRate;
  readonly undrawn: ReturnType<typeof undrawnIn>;
}

function Figure({ rate, undrawn }: FigureProps) {
  const { value, range, method, asJudged } = rate;
  const isCorrected = method !== "as_judged";
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2 tabular-nums">
        <span className="text-2xl font-strong">{value === null ? "unknown" : rateWords(value)}</span>
        {range && <span className="text-sm text-ink-3">{pointRange(range)}</span>}
      </p>
      {value !== null && <RangeMark value={value} range={range} isHollow={!isCorrected} />}
      <p className="text-sm text-pretty text-ink-3">
        {rateGrounds(rate, undrawn)}
        {isCorrected && ` The judge alone counts ${rateWords(asJudged.value)}.`}
      </p>
    </>
  );
}

interface RangeMarkProps {
  /** From 0 to 1, as the range. */
  readonly value: number;
  readonly range: Interval | null;
  /** As judged, or without a range. */
  readonly isHollow?: boolean;
}

/** A share with its range on a scale from 0 to 1. Decorative: the numbers stand beside it. */
export function RangeMark({ value, range, isHollow = range === null }: RangeMarkProps) {
  const at = (place: number) => `${Math.round(1000 * place) / 10}%`;
  const line = { y1: "50%", y2: "50%" };
  return (
    <svg className="mx-1.25 block h-4 w-[calc(100%-10px)] overflow-visible" aria-hidden="true">
      <line className="stroke-strip-axis" x1="0" x2="100%" {...line} />
      {range && (
        <line
          className="stroke-ink"
          x1={at(range.low)}
          x2={at(range.high)}
          strokeWidth="3"
          strokeLinecap="round"
          {...line}
        />
      )}
      <circle
        className={`stroke-ink ${isHollow ? "fill-paper" : "fill-ink"}`}
        strokeWidth="1.5"
        cx={at(value)}
        cy="50%"
        r="4.5"
      />
    </svg>
  );
}
