import {
  type BrandRecord,
  FORM_NAMES,
  MAX_TOPIC_NAME,
  type Market,
  marketCodeOf,
  marketName,
  NO_MARKET,
  plural,
  TOPIC_PREFIX,
  type TopicForm,
  type TopicSummary,
} from "@standings/domain";
import { Link, useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { TopicFormField } from "../../../components/study/topic-form-field.tsx";
import { Badge } from "../../../components/ui/badge.tsx";
import { Field, FormError } from "../../../components/ui/field.tsx";
import { LoadFailed } from "../../../components/ui/load-failed.tsx";
import { TabPending } from "../../../components/ui/loading.tsx";
import { SubmitButton } from "../../../components/ui/submit-button.tsx";
import { HEAVY_RULE } from "../../../components/ui/table.tsx";
import { TitledSection } from "../../../components/ui/titled-section.tsx";
import { failureText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { TrackedTopicPart } from "./tracked-topic.tsx";

interface TopicsTabProps {
  readonly brand: BrandRecord;
  /** The one that the page shows: a topic has one market. */
  readonly market: Market | null;
}

/** The brand's topics in a market, each with what its newest study found, and a form for a new one. */
export function TopicsTab({ brand, market }: TopicsTabProps) {
  const code = marketCodeOf(market) ?? NO_MARKET;
  const topics = trpc.topic.list.useQuery({ brandId: brand.id, market: code });
  const tracked = trpc.brands.trackedTopics.useQuery({ brandId: brand.id, market: code });
  if (topics.isError || tracked.isError)
    return (
      <LoadFailed
        title="The topics could not be loaded"
        onRetry={() => void Promise.all([topics.refetch(), tracked.refetch()])}
      />
    );
  const { data } = topics;
  if (!data || !tracked.data) return <TabPending />;
  return (
    <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_320px]">
      <TitledSection title="How often, however buyers ask" heading="pb-2">
        <p className="max-w-160 pb-4 text-pretty text-ink-2">
          A prompt is one way of asking. A topic asks many ways, and its range covers the way of asking too:
          once, as a study, or at each visit.
        </p>
        {data.length === 0 ? (
          <p className="text-ink-2">
            No topic of {brand.name} yet{market && ` in ${marketName(market)}`}. Name one, then add its
            wordings.
          </p>
        ) : (
          <ul className={HEAVY_RULE}>
            {data.map((topic) => (
              <li key={topic.id} className="relative border-b border-line py-3.5 hover:bg-hover">
                <TopicRow topic={topic} />
                <TrackedTopicPart
                  brand={brand}
                  topic={topic}
                  tracked={tracked.data.find(({ topicId }) => topicId === topic.id) ?? null}
                />
              </li>
            ))}
          </ul>
        )}
      </TitledSection>
      <NewTopic brand={brand} market={market} />
    </div>
  );
}

function TopicRow({ topic: { id, name, form, wordings, sentence, isRunning } }: { topic: TopicSummary }) {
  return (
    <div className="grid gap-0.5">
      <Link
        to="/study/$id"
        params={{ id: TOPIC_PREFIX + id }}
        className="truncate text-name font-strong after:absolute after:inset-0 hover:underline"
      >
        {name}
      </Link>
      <span className="line-clamp-2 text-sm text-ink-2">{sentence ?? "No study of it yet."}</span>
      <span className="flex flex-wrap items-center gap-2 text-sm text-ink-3">
        {plural(wordings, "wording")} · {FORM_NAMES[form]}
        {isRunning && <Badge tone="waiting">Running</Badge>}
      </span>
    </div>
  );
}

function NewTopic({ brand, market }: TopicsTabProps) {
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [name, setName] = useState("");
  const [form, setForm] = useState<TopicForm>("list");
  const create = trpc.topic.create.useMutation({
    onSuccess({ topicId }) {
      void utils.topic.list.invalidate();
      void navigate({ to: "/study/$id", params: { id: TOPIC_PREFIX + topicId } });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!create.isPending) create.mutate({ name, brandId: brand.id, market, form });
  };
  return (
    <TitledSection title="New topic" size="lg" heading="pb-3">
      <form className="grid gap-4" onSubmit={submit} aria-label="New topic" noValidate>
        <Field
          label="What buyers ask about"
          value={name}
          maxLength={MAX_TOPIC_NAME}
          placeholder="CRM for agencies"
          hint={`Its wordings may name neither ${brand.name} nor its competitors.`}
          onChange={({ target }) => setName(target.value)}
        />
        <TopicFormField form={form} onChange={setForm} />
        <FormError>{failureText(create, "The topic could not be made.")}</FormError>
        <SubmitButton pending={create.isPending} disabled={create.isPending || name.trim() === ""}>
          Make the topic
        </SubmitButton>
      </form>
    </TitledSection>
  );
}
