import {
  type BrandClaims,
  DIRECT_WEEKS,
  type DirectState,
  type DirectVisitRecord,
  directSentence,
  marketName,
  plural,
  rateGrounds,
} from "@standings/domain";
import { ChevronRight } from "lucide-react";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { PartFailed } from "../../../components/ui/load-failed.tsx";
import { DelayedLoading } from "../../../components/ui/loading.tsx";
import { Switch } from "../../../components/ui/switch.tsx";
import { HEAVY_RULE } from "../../../components/ui/table.tsx";
import { TextButton } from "../../../components/ui/text-link.tsx";
import { useVisitDays } from "../use-visit-days.ts";
import { useDirect } from "./use-direct.ts";

interface DirectCardProps {
  readonly brandId: string;
  readonly claims: Pick<BrandClaims, "direct" | "arm" | "hasReader">;
  /** Shows what answers to direct questions say, or what the others do. */
  readonly onShow: (asked: "direct" | undefined) => void;
}

/** The direct questions of a brand: what they found, apart from all other figures, and asking them. */
export function DirectCard({ brandId, claims, onShow }: DirectCardProps) {
  const direct = useDirect(brandId);
  const { data, isError, refetch } = direct.state;
  const said = directSentence(claims.direct);
  const isShown = claims.arm === "direct";
  return (
    <section aria-labelledby="direct" className="mb-12">
      <h2 id="direct" className="mb-3.5 text-xl font-strong">
        Asked directly
      </h2>
      <div className={`${HEAVY_RULE} grid gap-4 pt-4`}>
        <p className="max-w-160 text-sm text-pretty text-ink-2">
          Buyers’ open questions tell little about you. Direct questions name you, so their answers count here
          alone: never in visibility, share of voice, alerts or the rate of other answers.
        </p>
        {said !== null && (
          <div className="grid gap-1">
            <p className="max-w-160 text-pretty">{said}</p>
            {claims.direct?.rate && (
              <p className="text-sm text-ink-3">{rateGrounds(claims.direct.rate, "direct answers")}</p>
            )}
            {claims.direct !== null && claims.direct.failed > 0 && (
              <p className="text-sm text-ink-3">
                {plural(claims.direct.failed, "more answer")} could not be read.
              </p>
            )}
            <p>
              <TextButton touch="inline" onClick={() => onShow(isShown ? undefined : "direct")}>
                {isShown ? "Show the claims of other answers" : "Show the claims of these answers"}
              </TextButton>
            </p>
          </div>
        )}
        {data ? (
          <Asking brandId={brandId} state={data} direct={direct} hasReader={claims.hasReader} />
        ) : isError ? (
          <PartFailed what="The direct questions could not be loaded" onRetry={() => void refetch()} />
        ) : (
          <DelayedLoading>Loading the direct questions...</DelayedLoading>
        )}
      </div>
    </section>
  );
}

interface AskingProps {
  readonly brandId: string;
  readonly state: DirectState;
  readonly direct: ReturnType<typeof useDirect>;
  readonly hasReader: boolean;
}

function Asking({ brandId, state, direct, hasReader }: AskingProps) {
  const dayOf = useVisitDays(brandId);
  const { market, questions, models, rounds, running, reading, last, repeats, nextAt } = state;
  const price = direct.priceOf(state);
  return (
    <>
      <details className="group border-y border-line-2">
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 text-sm font-medium">
          <Icon of={ChevronRight} size="sm" className="text-ink-3 group-open:rotate-90" />
          {plural(questions.length, "question")} · {plural(models.length, "model")} ·{" "}
          {plural(rounds, "round")}
        </summary>
        <ol className="grid list-decimal gap-1.5 pb-4 pl-7 text-sm wrap-anywhere">
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
        <p className="pb-4 pl-7 text-sm text-ink-3">
          In plain words, without an instruction, and in English
          {market ? `, as a buyer in ${marketName(market)}` : ""}.
        </p>
      </details>
      {running ? (
        <div className="grid max-w-90 gap-2">
          <progress
            className="block h-1.5 w-full appearance-none overflow-hidden rounded-full bg-line-2 [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-line-2 [&::-webkit-progress-value]:bg-ink"
            aria-label="Answers to direct questions"
            value={running.answers}
            max={running.of}
          />
          <p role="status" className="text-sm tabular-nums">
            {running.answers} of {plural(running.of, "answer")}
          </p>
        </div>
      ) : (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button
            pending={direct.isBeginning}
            disabled={direct.isBeginning || !hasReader}
            onClick={direct.ask}
          >
            Ask {questions.length} direct questions{price ? ` · ${price}` : ""}
          </Button>
          <p className="min-w-0 text-sm text-ink-3" role={reading === null ? undefined : "status"}>
            {last === null ? "Not asked yet." : lastWords(last, dayOf)}
            {reading !== null && ` The answers are being read: ${reading} so far.`}
          </p>
        </div>
      )}
      {!hasReader && (
        <p className="text-sm text-ink-2">No model reads answers here: nothing would be found in them.</p>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        <Switch
          label={`Ask again every ${plural(DIRECT_WEEKS, "week")}`}
          checked={repeats}
          onChange={direct.setRepeats}
          disabledReason={direct.isChanging ? "Being changed" : undefined}
        />
        <p className="text-sm text-ink-3">{nextWords({ repeats, nextAt }, price, dayOf)}</p>
      </div>
    </>
  );
}

type DayOf = ReturnType<typeof useVisitDays>;

function lastWords({ at, state, credits }: DirectVisitRecord, dayOf: DayOf): string {
  const day = dayOf(at);
  if (state === "short") return `Not asked on ${day}: there were fewer than ${plural(credits, "credit")}.`;
  if (state === "failed") return `Asked on ${day}: no model answered, and nothing was paid.`;
  return `Asked on ${day}.`;
}

function nextWords(
  { repeats, nextAt }: Pick<DirectState, "repeats" | "nextAt">,
  price: string | null,
  dayOf: DayOf,
): string {
  if (!repeats) return price ? `${price} each time.` : "";
  if (nextAt === null) return "Not while the brand is paused.";
  return `Next on ${dayOf(nextAt)}${price ? `, for ${price}` : ""}.`;
}
