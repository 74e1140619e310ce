import { isDecided, MAX_ROUNDS, plural, roundCost, type StudyRecord } from "@standings/domain";
import { Minus, Plus } from "lucide-react";
import { useState } from "react";
import { Button, IconButton } from "../../components/ui/button.tsx";
import { FormError } from "../../components/ui/field.tsx";
import { errorCode, errorText } from "../../lib/api/errors.ts";
import { creditsText } from "../../lib/buying/study-price.ts";
import { useSession } from "../../lib/session/session.ts";
import { CreditsLine } from "./credits-line.tsx";
import type { FollowedStudy } from "./use-study.ts";

interface ExtensionProps {
  readonly record: StudyRecord;
  readonly followed: FollowedStudy;
  readonly isRunning: boolean;
}

/** What the study used, and more rounds of it. */
export function Extension({ record, followed, isRunning }: ExtensionProps) {
  const most = MAX_ROUNDS - record.rounds;
  const note = record.visitOf
    ? "It belongs to a visit, and is kept with its brand."
    : isRunning
      ? "More rounds can be asked when it has ended."
      : most === 0
        ? `${plural(MAX_ROUNDS, "round")} are the most that a study asks.`
        : null;
  return (
    <section className="min-h-48 border-t-2 border-line-ink pt-3" aria-label="Credits and rounds">
      <h2 className="font-strong">Credits and rounds</h2>
      {/* The progress of a study that was followed to its end tells them. */}
      {!isRunning && followed.live === null && (
        <div className="pt-2">
          <CreditsLine record={record} counted={record.counted} />
        </div>
      )}
      {note === null ? (
        <MoreRounds record={record} followed={followed} most={most} />
      ) : (
        <p className="pt-1 text-sm text-ink-3">{note}</p>
      )}
    </section>
  );
}

interface MoreRoundsProps extends Omit<ExtensionProps, "isRunning"> {
  readonly most: number;
}

function MoreRounds({ record, followed, most }: MoreRoundsProps) {
  const { user } = useSession();
  const [wanted, setRounds] = useState(() => suggestedRounds(record, most));
  // It may have been extended elsewhere.
  const rounds = Math.min(most, wanted);
  const { extension } = followed;
  const isRefused = extension.isError && errorCode(extension.error) !== "INSUFFICIENT_CREDITS";
  const step = (by: number) => {
    setRounds(Math.min(most, Math.max(1, rounds + by)));
    // Words of another number of rounds.
    extension.reset();
  };
  const price = creditsText(user, rounds * roundCost(record));
  const decidesNothing = record.findings !== null && isDecided(record.findings.report);
  return (
    <div className="grid gap-2 pt-3">
      <div className="flex flex-wrap gap-2">
        <span className="flex h-10 items-center rounded-2 border border-line-2 bg-surface">
          <IconButton of={Minus} label="One round less" disabled={rounds <= 1} onClick={() => step(-1)} />
          <output className="min-w-8 text-center font-medium tabular-nums" aria-label="Rounds">
            {rounds}
          </output>
          <IconButton of={Plus} label="One round more" disabled={rounds >= most} onClick={() => step(1)} />
        </span>
        <Button
          variant={decidesNothing ? "secondary" : "primary"}
          className="flex-1"
          pending={extension.isPending}
          disabled={extension.isPending}
          onClick={() => followed.extend(rounds, record)}
        >
          Ask {plural(rounds, "more round", "more rounds")}
          {price && ` · ${price}`}
        </Button>
      </div>
      {decidesNothing && <p className="text-sm text-ink-2">More rounds would probably decide nothing.</p>}
      <p className="text-sm text-ink-3">
        {price ? "Held when it starts; what is not used comes back." : "Your plan pays."}
      </p>
      <FormError>
        {isRefused ? errorText(extension.error, "The study could not be extended.") : null}
      </FormError>
    </div>
  );
}

const USUAL = 5;

/** As many as would probably tell the pair apart. */
function suggestedRounds(record: StudyRecord, most: number): number {
  const forecast = forecastOf(record);
  return Math.min(most, Math.max(1, forecast === null ? USUAL : forecast - record.rounds));
}

/** Rounds in all that would probably decide something; null where none would. */
function forecastOf({ findings }: StudyRecord): number | null {
  return findings?.report.pair?.forecast ?? null;
}
