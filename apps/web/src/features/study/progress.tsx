import {
  isStudyAnswer,
  type ModelId,
  plural,
  type StudyAnswerEvent,
  type StudyAnswerView,
  type StudyRecord,
} from "@standings/domain";
import { modelHue } from "../../components/brand/hue.ts";
import { ModelDisc } from "../../components/brand/maker.tsx";
import { formatElapsed, formatSeconds } from "../../lib/format.ts";
import { useNow } from "../../lib/hooks.ts";
import { useCatalogue } from "../../lib/html/catalogue.tsx";
import { CreditsLine } from "./credits-line.tsx";
import type { FollowedStudy } from "./use-study.ts";

interface ProgressProps {
  readonly record: StudyRecord;
  readonly followed: FollowedStudy;
}

type Answer = Pick<
  StudyAnswerEvent | StudyAnswerView,
  "round" | "modelId" | "arm" | "outcome" | "durationMs" | "detail"
>;

/** Rounds under way: what each model has answered, and what is used and held. */
export function Progress({ record, followed: { live, isUnreachable } }: ProgressProps) {
  const isRunning = record.status === "running";
  const clock = useNow(isRunning);
  const now = isRunning ? clock : Date.parse(record.endedAt ?? record.startedAt);
  // A log that was left in mid-round says less than the record of a study that has ended.
  const isLive = live !== null && live.request !== null && (isRunning || live.hasEnded);
  const answers: readonly Answer[] = isLive ? live.answers : record.answers;
  const rounds = isLive ? live.rounds.length : record.rounds;
  // A record does not say when it was extended.
  const known = record.wasExtended ? null : record.startedAt;
  const since = (time: string | null) => (time === null ? null : now - Date.parse(time));
  const elapsedMs = since(isLive ? live.begunAt : known);
  const { models, arms, limit, visitOf } = record;
  const kept = visitOf ? "with its brand" : "in History";
  const round = isRunning ? Math.min(rounds + 1, limit) : rounds;
  return (
    <section
      className="grid items-start gap-x-16 gap-y-5 pt-6 pb-2 lg:grid-cols-[minmax(0,1fr)_320px]"
      aria-label="Progress"
    >
      <div>
        <h2 className="border-b-2 border-line-ink pb-2.5 text-md">
          <b className="font-strong tabular-nums">
            {answers.length} of {models.length * arms.length * limit} answers
          </b>
          <span className="text-sm text-ink-3 tabular-nums">
            {" "}
            · {isRunning ? `round ${round} of ${limit}` : plural(rounds, "round")}
            {elapsedMs !== null && ` · ${formatElapsed(elapsedMs)}`}
          </span>
        </h2>
        <ul>
          {models.map((modelId) => (
            <ModelLine
              key={modelId}
              modelId={modelId}
              answers={answers.filter((answer) => answer.modelId === modelId)}
              arms={arms.length}
              limit={limit}
              round={round}
              waitedMs={since(isLive ? live.roundBegunAt : known)}
            />
          ))}
        </ul>
        {isUnreachable && (
          <p className="pt-2 text-sm text-warn" role="status">
            The connection is lost. The study goes on; this page comes back to it by itself.
          </p>
        )}
      </div>
      <div className="grid gap-3">
        <CreditsLine record={record} counted={isLive ? live.rounds.filter(isPaid).length : record.counted} />
        <p className="min-h-18 text-sm text-ink-2">
          {isRunning
            ? `${endsWhen(record)} You can leave this page: the study goes on and is kept ${kept}.`
            : `The study has ended and is kept ${kept}.`}
        </p>
      </div>
    </section>
  );
}

function isPaid({ isCounted }: { readonly isCounted: boolean }): boolean {
  return isCounted;
}

function endsWhen({ goal, limit }: StudyRecord): string {
  if (goal.type === "pair")
    return "It ends early once the two are told apart, or when more rounds would not help.";
  if (goal.type === "width") return "It ends early once the range is narrow enough.";
  return `It asks all ${plural(limit, "round")}.`;
}

interface ModelLineProps {
  readonly modelId: ModelId;
  readonly answers: readonly Answer[];
  readonly arms: number;
  readonly limit: number;
  readonly round: number;
  /** Null where it is not known when the round began. */
  readonly waitedMs: number | null;
}

function ModelLine({ modelId, answers, arms, limit, round, waitedMs }: ModelLineProps) {
  const catalogue = useCatalogue();
  const byRound = Map.groupBy(answers, (answer) => answer.round);
  const now = byRound.get(round) ?? [];
  return (
    <li
      className={`grid h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line sm:grid-cols-[170px_minmax(0,1fr)_210px] ${modelHue(catalogue, modelId)}`}
    >
      <span className="flex min-w-0 items-center gap-2.5">
        <ModelDisc model={modelId} size="md" />
        <span className="truncate">{catalogue.modelName(modelId)}</span>
      </span>
      <span
        className="grid h-1.5 auto-cols-fr grid-flow-col gap-px max-sm:col-span-2 max-sm:row-start-2"
        aria-hidden="true"
      >
        {Array.from({ length: limit }, (_, index) => (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: rounds are numbered
            key={index}
            className={`rounded-mark ${segmentLook(byRound.get(index + 1) ?? [], arms, index + 1 === round)}`}
          />
        ))}
      </span>
      <span className="truncate text-right text-sm text-ink-3 tabular-nums sm:text-left">
        {statusText(now, arms, round, waitedMs)}
      </span>
    </li>
  );
}

function segmentLook(answers: readonly Answer[], arms: number, isCurrent: boolean): string {
  const good = answers.filter((answer) => isStudyAnswer(answer as StudyAnswerEvent)).length;
  if (answers.length >= arms && good === 0)
    return "bg-[repeating-linear-gradient(135deg,var(--bad)_0_3px,transparent_3px_6px)]";
  if (answers.length >= arms) return "bg-(--hue)";
  return isCurrent && answers.length > 0 ? "bg-(--hue) opacity-55" : "bg-line-2";
}

function statusText(
  answers: readonly Answer[],
  arms: number,
  round: number,
  waitedMs: number | null,
): string {
  const last = answers.at(-1);
  if (last === undefined || answers.length < arms)
    return waitedMs === null ? `Round ${round}` : `Round ${round} · ${formatElapsed(waitedMs)}`;
  if (last.outcome === "refused") return "Declined to answer";
  if (last.outcome === "failed") return "No answer";
  if (last.outcome === "cut") return "Cut off";
  return `Round ${round} in ${formatSeconds(Math.max(...answers.map(({ durationMs }) => durationMs)))}`;
}
