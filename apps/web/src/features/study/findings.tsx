import {
  asModelId,
  type ColumnId,
  headSentences,
  KNOWN_ALONE,
  modelCaveat,
  rangesText,
  type StudyFindings,
  type StudyRecord,
  studyNotes,
  volatilitySentence,
} from "@standings/domain";
import { FlaskConical } from "lucide-react";
import { lazy, type ReactNode, Suspense } from "react";
import { Notice } from "../../components/ui/notice.tsx";
import { TextLink } from "../../components/ui/text-link.tsx";
import { useCatalogue } from "../../lib/html/catalogue.tsx";
import { Extension } from "./extension.tsx";
import { PaidOptions } from "./paid-options.tsx";
import { StudyTable } from "./study-table.tsx";
import { topicPath } from "./topics/topic-path.ts";
import type { FollowedStudy } from "./use-study.ts";
import { VolatilityFigure } from "./volatility-figure.tsx";

const TopicFound = lazy(() =>
  import("./topics/topic-found.tsx").then((module) => ({ default: module.TopicFound })),
);

interface FindingsProps {
  readonly record: StudyRecord;
  readonly followed: FollowedStudy;
  readonly onOpen: (columnId: ColumnId) => void;
}

/** What a study found: the sentence, how much answers move, and the table with its ranges and tiers. */
export function Findings({ record, followed, onOpen }: FindingsProps) {
  const { findings, status, isOwn, topic } = record;
  const entries = topic ? findings?.topic?.entries : findings?.report.entries;
  if (findings === null || entries?.length === 0) {
    return <NothingYet record={record} />;
  }
  const isRunning = status === "running";
  if (topic)
    return (
      <Suspense fallback={null}>
        <p className="pt-6">
          <TextLink to="/study/$id" params={{ id: topicPath(topic.topicId) }}>
            Open the topic
          </TextLink>
        </p>
        <TopicFound record={record} findings={findings} onOpen={onOpen} />
      </Suspense>
    );
  return (
    <div className={followed.live ? "min-h-screen" : ""}>
      <div className="grid grid-cols-1 items-start gap-x-16 gap-y-4 pt-6 pb-6 lg:grid-cols-[minmax(0,1fr)_320px]">
        <Sentence record={record} findings={findings} isFollowed={followed.live !== null} />
        <p className="border-l-2 border-line-2 pl-4 text-sm text-ink-2">
          {rangesText(findings)} <TextLink to="/method">How this is made</TextLink>
        </p>
      </div>
      <div className={`grid gap-x-8 gap-y-6 pb-8 ${isOwn ? "lg:grid-cols-2" : ""}`}>
        <VolatilityFigure findings={findings} />
        {isOwn && <Extension record={record} followed={followed} isRunning={isRunning} />}
      </div>
      <Figures findings={findings}>
        <StudyTable record={record} findings={findings} onOpen={onOpen} />
      </Figures>
      {!isRunning && <PaidOptions record={record} findings={findings} />}
    </div>
  );
}

/** Figures of a question that names nobody are shown to who asks for them. */
function Figures({ findings, children }: { readonly findings: StudyFindings; readonly children: ReactNode }) {
  if (findings.isKeptBack || findings.report.verdict.kind !== "names_nobody") return children;
  return (
    <details>
      <summary className="cursor-pointer py-3 font-medium">Show the figures all the same</summary>
      {children}
    </details>
  );
}

interface SentenceProps {
  readonly record: StudyRecord;
  readonly findings: StudyFindings;
  /** Room is kept for what comes. */
  readonly isFollowed: boolean;
}

function Sentence({ record, findings, isFollowed }: SentenceProps) {
  const catalogue = useCatalogue();
  const { report, names } = findings;
  const nameOf = (key: string) => names[key]?.name ?? key;
  const [first, ...others] = findings.isKeptBack
    ? [soFar(findings, nameOf)]
    : headSentences(record, findings, catalogue);
  return (
    <div aria-live="polite" className={isFollowed ? "min-h-62 sm:min-h-44" : ""}>
      <p className="pb-1 text-sentence text-pretty text-ink">{first}</p>
      {others.map((sentence) => (
        <p key={sentence} className="pt-1 text-pretty text-ink-2">
          {sentence}
        </p>
      ))}
      <p className="pt-1 text-ink-2">{volatilitySentence(report.volatility)}</p>
      <ul className="grid gap-0.5 pt-2 text-sm text-ink-3">
        {studyNotes(record, findings, catalogue).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}

function soFar({ report }: StudyFindings, nameOf: (key: string) => string): string {
  const [first, second] = report.entries;
  if (!first) return "Nobody is named so far.";
  return second
    ? `So far ${nameOf(first.key)} leads, ahead of ${nameOf(second.key)}.`
    : `So far ${nameOf(first.key)} alone is named.`;
}

function NothingYet({ record: { status, findings, goal, topic } }: { record: StudyRecord }) {
  const { modelName } = useCatalogue();
  const models = findings?.report.models ?? [];
  const isUnanswered = models.length > 0 && models.every(({ answered }) => answered === 0);
  const isPlain = topic?.form === "natural";
  const ranges = goal.type === "rounds" ? ", its ranges at the end" : "";
  if (status === "running") {
    return (
      <p className="min-h-screen pt-8 text-ink-2">
        {findings ? "Nobody is named so far." : `The order appears after the first rounds${ranges}.`}
      </p>
    );
  }
  return (
    <div className="pt-8">
      <Notice
        icon={FlaskConical}
        title={
          status === "failed" || isUnanswered
            ? "No model answered"
            : `The models named nobody${isPlain ? " that we know" : ""}`
        }
      >
        {status === "failed"
          ? "Nothing was found, and all credits came back. You can ask again from the search panel."
          : isUnanswered
            ? models.map((model) => modelCaveat(modelName(asModelId(model.modelId)), model)).join(" ")
            : isPlain
              ? KNOWN_ALONE
              : "They answered without naming anybody, so this question can’t show who stands where. Ask for names: “Which … do you recommend?” Their answers are under “Answers”."}
      </Notice>
    </div>
  );
}
