import {
  type ColumnId,
  ERRORS,
  FORM_NAMES,
  marketCodeOf,
  marketName,
  NO_MARKET,
  plural,
  type TopicRecord,
} from "@standings/domain";
import { useNavigate } from "@tanstack/react-router";
import { Trash2 } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useState } from "react";
import { LostPrompts, promptsOfTopic, useLostPrompts } from "../../../components/brand/lost-prompts.tsx";
import { TopicFormField } from "../../../components/study/topic-form-field.tsx";
import { SandboxBadge } from "../../../components/ui/badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { LoadFailed } from "../../../components/ui/load-failed.tsx";
import { DelayedLoading } from "../../../components/ui/loading.tsx";
import { Notice } from "../../../components/ui/notice.tsx";
import { TextLink } from "../../../components/ui/text-link.tsx";
import { TitledSection } from "../../../components/ui/titled-section.tsx";
import { errorCode } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { refreshBalance } from "../../../lib/buying/balance.ts";
import { AddWordings } from "./add-wordings.tsx";
import { ProposeWordings } from "./propose-wordings.tsx";
import { StartTopic } from "./start-topic.tsx";
import { TopicFound } from "./topic-found.tsx";
import { TOPICS } from "./topic-path.ts";
import { Wordings } from "./wordings.tsx";

const StudyAnswer = lazy(() =>
  import("../study-answer.tsx").then((module) => ({ default: module.StudyAnswer })),
);

/** How often a topic is looked at while a study of it runs, or models make wordings of it. */
const LOOK_MS = 3000;

/** A topic: what its newest study found, what more would tell, and its wordings. */
export function TopicPage({ topicId }: { topicId: string }) {
  const { data, error, refetch } = trpc.topic.byId.useQuery(
    { topicId },
    { refetchInterval: ({ state }) => (isUnderWay(state.data) ? LOOK_MS : false) },
  );
  if (data) return <Loaded topic={data} />;
  if (error && ["TOPIC_NOT_FOUND", "INVALID_INPUT"].includes(errorCode(error) ?? ""))
    return (
      <Notice level={1} tone="bad" title={ERRORS.TOPIC_NOT_FOUND.message} actions={<AllTopics />}>
        It may have been deleted, or the link is incomplete.
      </Notice>
    );
  if (error)
    return (
      <LoadFailed level={1} title="The topic could not be loaded" isMain onRetry={() => void refetch()} />
    );
  return (
    <div className="min-h-screen">
      <DelayedLoading>Loading the topic...</DelayedLoading>
    </div>
  );
}

function isUnderWay(topic: TopicRecord | undefined): boolean {
  return runningIn(topic) !== undefined || topic?.made?.status === "running";
}

function runningIn(topic: TopicRecord | undefined) {
  return topic?.studies.find(({ status }) => status === "running");
}

/** As the address of a brand's page has it. */
function marketOf({ market }: TopicRecord): string {
  return marketCodeOf(market) ?? NO_MARKET;
}

/** Nothing without a brand. */
function TopicsOfBrand({ topic, children }: { topic: TopicRecord; children: ReactNode }) {
  if (topic.brandId === null) return null;
  return (
    <TextLink
      to="/brands/$id"
      params={{ id: topic.brandId }}
      search={{ tab: "topics", market: marketOf(topic) }}
    >
      {children}
    </TextLink>
  );
}

function AllTopics() {
  return (
    <TextLink to="/study/$id" params={{ id: TOPICS }}>
      All topics
    </TextLink>
  );
}

function Loaded({ topic }: { topic: TopicRecord }) {
  const { name, form, focus, market, studies } = topic;
  const running = runningIn(topic);
  const asked = studies.find(({ status }) => status === "completed");
  const last = studies[0];
  const ended = running ? undefined : last?.studyId;
  const utils = trpc.useUtils();
  // A study ends, and gives back what it did not use, while nobody clicks.
  useEffect(() => {
    if (ended === undefined) return;
    void refreshBalance(utils);
    void utils.study.list.invalidate();
  }, [ended, utils]);
  return (
    <>
      <div className="flex flex-wrap gap-x-4">
        <TopicsOfBrand topic={topic}>Topics of {topic.brandName}</TopicsOfBrand>
        <AllTopics />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3 pb-2">
        <div className="min-w-0">
          <h1 className="text-page-title font-strong break-words sm:text-2xl/7.5">{name}</h1>
          <p className="text-sm text-ink-3">
            {[
              FORM_NAMES[form],
              focus ? `${focus.name} in focus` : "Nobody in focus",
              market ? marketName(market) : "no market",
            ].join(" · ")}
          </p>
        </div>
        {!running && <DeleteTopic topic={topic} />}
      </div>
      {running && (
        <p className="py-3" role="status">
          A study is running: {running.rounds} of {plural(running.limit, "question")}.{" "}
          <TextLink to="/study/$id" params={{ id: running.studyId }}>
            Follow it
          </TextLink>
        </p>
      )}
      {!running && last?.status === "failed" && (
        <p className="py-3 text-bad">The last study found nothing; it cost nothing. It can be asked again.</p>
      )}
      {asked && <Found studyId={asked.studyId} />}
      <div className="grid items-start gap-x-16 gap-y-8 pt-4 pb-8 lg:grid-cols-[minmax(0,1fr)_320px]">
        <Wordings topic={topic} />
        <div className="grid min-w-0 gap-8">
          {topic.versions.length === 0 && <ChangeForm topic={topic} />}
          {!running && <StartTopic topic={topic} />}
          {topic.brandId !== null && topic.wordings.length > 1 && (
            <TitledSection title="At each visit" size="md" heading="pb-2">
              <p className="text-ink-2">
                Visits of {topic.brandName} can ask these wordings, too.{" "}
                <TopicsOfBrand topic={topic}>Have visits ask them</TopicsOfBrand>
              </p>
            </TitledSection>
          )}
          <ProposeWordings topic={topic} />
          <AddWordings topicId={topic.id} />
        </div>
      </div>
    </>
  );
}

/** Until it is asked. */
function ChangeForm({ topic: { id: topicId, form } }: { topic: TopicRecord }) {
  const utils = trpc.useUtils();
  const change = trpc.topic.change.useMutation({
    meta: { failed: "The topic could not be changed" },
    onSettled: () => utils.topic.invalidate(),
  });
  return (
    <TopicFormField
      form={change.isPending ? (change.variables.form ?? form) : form}
      isDisabled={change.isPending}
      onChange={(to) => change.mutate({ topicId, form: to })}
    />
  );
}

function Found({ studyId }: { studyId: string }) {
  const { data, isError, refetch } = trpc.study.byId.useQuery({ studyId });
  const [opened, setOpened] = useState<ColumnId | null>(null);
  if (isError)
    return <LoadFailed title="What the study found could not be loaded" onRetry={() => void refetch()} />;
  if (!data?.findings) return null;
  return (
    <>
      {data.isSandbox && <SandboxBadge />}
      <TopicFound record={data} findings={data.findings} onOpen={setOpened} />
      {opened !== null && (
        <Suspense fallback={null}>
          <StudyAnswer record={data} columnId={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  );
}

function DeleteTopic({ topic }: { topic: TopicRecord }) {
  const { id: topicId, brandId } = topic;
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const [isSure, setSure] = useState(false);
  const { names, isReading, mayTake } = useLostPrompts(brandId);
  const remove = trpc.topic.delete.useMutation({
    meta: { failed: "The topic could not be deleted" },
    onSuccess: async () => {
      await navigate({ to: "/study/$id", params: { id: TOPICS } });
      void utils.topic.invalidate();
      void utils.study.invalidate();
      void utils.brands.invalidate();
      void utils.experiments.invalidate();
    },
  });
  const isPending = isReading || remove.isPending;
  /** Prompts that leave the brand with it. */
  const taken = async () => {
    if (brandId === null) return [];
    const [brand, tracked] = await Promise.all([
      utils.brands.byId.fetch({ brandId }, { staleTime: 0 }),
      utils.brands.trackedTopics.fetch({ brandId, market: marketOf(topic) }, { staleTime: 0 }),
    ]);
    return promptsOfTopic(
      brand,
      topic,
      tracked.find((one) => one.topicId === topicId),
    ).map(({ id }) => id);
  };
  if (!isSure)
    return (
      <Button variant="ghost" onClick={() => setSure(true)}>
        <Icon of={Trash2} />
        Delete
      </Button>
    );
  return (
    <div className="grid justify-items-end gap-2">
      <LostPrompts names={names} />
      <Button
        pending={isPending}
        disabled={isPending}
        onClick={async () => {
          if (await mayTake(taken)) remove.mutate({ topicId });
        }}
      >
        {names.length > 0 ? "Delete it all the same" : "Delete it with its studies"}
      </Button>
    </div>
  );
}
