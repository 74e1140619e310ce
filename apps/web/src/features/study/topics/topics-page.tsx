import {
  FORM_NAMES,
  MAX_TOPIC_NAME,
  type Market,
  marketName,
  plural,
  type TopicForm,
  type TopicSummary,
} from "@standings/domain";
import { Link, useNavigate } from "@tanstack/react-router";
import { type FormEvent, useState } from "react";
import { MarketFields } from "../../../components/search/market-choice.tsx";
import { TopicFormField } from "../../../components/study/topic-form-field.tsx";
import { Badge, SandboxBadge } from "../../../components/ui/badge.tsx";
import { Field, FormError } from "../../../components/ui/field.tsx";
import { LoadFailed } from "../../../components/ui/load-failed.tsx";
import { DelayedLoading } from "../../../components/ui/loading.tsx";
import { SubmitButton } from "../../../components/ui/submit-button.tsx";
import { HEAVY_RULE } from "../../../components/ui/table.tsx";
import { TitledSection } from "../../../components/ui/titled-section.tsx";
import { failureText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { useSession } from "../../../lib/session/session.ts";
import { topicPath } from "./topic-path.ts";

/** All topics of the viewer, and a form for a new one. */
export function TopicsPage() {
  const { data, isError, refetch } = trpc.topic.list.useQuery();
  if (isError)
    return (
      <LoadFailed level={1} title="Your topics could not be loaded" isMain onRetry={() => void refetch()} />
    );
  if (!data)
    return (
      <div className="min-h-screen">
        <DelayedLoading>Loading your topics...</DelayedLoading>
      </div>
    );
  return (
    <>
      <h1 className="text-page-title font-strong sm:text-2xl/7.5">Topics</h1>
      <p className="max-w-160 pt-1 pb-6 text-pretty text-ink-2">
        One question is one way of asking. A topic asks many, and says how often you are listed, or named in
        plain answers, however buyers ask.
      </p>
      <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_320px]">
        {data.length === 0 ? (
          <p className="text-ink-2">No topic yet. Name one, then add its wordings.</p>
        ) : (
          <ul className={HEAVY_RULE}>
            {data.map((topic) => (
              <TopicRow key={topic.id} topic={topic} />
            ))}
          </ul>
        )}
        <NewTopic />
      </div>
    </>
  );
}

function TopicRow({
  topic: { id, name, form, wordings, sentence, market, focus, isSandbox, isRunning },
}: {
  topic: TopicSummary;
}) {
  return (
    <li className="relative grid gap-0.5 border-b border-line py-3.5 hover:bg-hover">
      <Link
        to="/study/$id"
        params={{ id: topicPath(id) }}
        className="truncate text-name font-strong after:absolute after:inset-0 hover:underline"
      >
        {name}
      </Link>
      {sentence !== null && <span className="line-clamp-2 text-sm text-ink-2">{sentence}</span>}
      <span className="flex flex-wrap items-center gap-2 text-sm text-ink-3">
        {[plural(wordings, "wording"), FORM_NAMES[form], focus?.name, market && marketName(market)]
          .filter(Boolean)
          .join(" · ")}
        {isRunning && <Badge tone="waiting">Running</Badge>}
        {isSandbox && <SandboxBadge />}
      </span>
    </li>
  );
}

function NewTopic() {
  const { user } = useSession();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [name, setName] = useState("");
  const [focus, setFocus] = useState(user?.company?.domain ?? "");
  const [market, setMarket] = useState<Market | null>(null);
  const [form, setForm] = useState<TopicForm>("list");
  const create = trpc.topic.create.useMutation({
    onSuccess({ topicId }) {
      void utils.topic.list.invalidate();
      void navigate({ to: "/study/$id", params: { id: topicPath(topicId) } });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!create.isPending) create.mutate({ name, focus, market, form });
  };
  return (
    <TitledSection title="New topic" size="lg" heading="pb-3">
      <form className="grid gap-4" onSubmit={submit} aria-label="New topic" noValidate>
        <Field
          label="What buyers ask about"
          value={name}
          maxLength={MAX_TOPIC_NAME}
          placeholder="CRM for agencies"
          onChange={({ target }) => setName(target.value)}
        />
        <Field
          label="Company in focus"
          value={focus}
          placeholder="Name or domain"
          hint="No wording may name it. Left empty: nobody."
          onChange={({ target }) => setFocus(target.value)}
        />
        <MarketFields market={market} onChange={setMarket} />
        <TopicFormField form={form} onChange={setForm} />
        <FormError>{failureText(create, "The topic could not be made.")}</FormError>
        <SubmitButton pending={create.isPending} disabled={create.isPending || name.trim() === ""}>
          Make the topic
        </SubmitButton>
      </form>
    </TitledSection>
  );
}
