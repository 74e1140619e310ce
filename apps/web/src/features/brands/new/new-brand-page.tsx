import {
  cleanDomain,
  isDomain,
  MAX_BRAND_PROMPTS,
  MAX_COMPETITORS,
  type Market,
  plural,
  questionKinds,
  shortDomain,
  soughtCompany,
  TOPIC_PREFIX,
  visitCost,
  visitPrice,
} from "@standings/domain";
import { getRouteApi, useNavigate } from "@tanstack/react-router";
import { X } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { DomainCombobox } from "../../../components/company/domain-combobox.tsx";
import { useSuggestions } from "../../../components/company/use-suggestions.ts";
import { ModelChips } from "../../../components/search/model-chips.tsx";
import { toggleModel, useModels } from "../../../components/search/model-choice.ts";
import { Badge } from "../../../components/ui/badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Field, FieldFrame, FormError } from "../../../components/ui/field.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { FRAMED_INPUT, inputFrame } from "../../../components/ui/input-frame.tsx";
import { PageFrame } from "../../../components/ui/page-frame.tsx";
import { Switch } from "../../../components/ui/switch.tsx";
import { HEAVY_RULE } from "../../../components/ui/table.tsx";
import { errorCode } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { refreshBalance } from "../../../lib/buying/balance.ts";
import { creditsText } from "../../../lib/buying/study-price.ts";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { notify } from "../../../lib/notify.ts";
import { useSession } from "../../../lib/session/session.ts";
import { COMPANIES_SHOWN, CompanyChoice } from "../company-choice.tsx";
import { KindWord } from "../kind-word.tsx";
import { MarketsField } from "../markets-field.tsx";
import { PromptEntry } from "../prompt-entry.tsx";
import { PromptSuggestions } from "../prompt-suggestions.tsx";
import type { EnteredPrompt } from "../read-prompt-lines.ts";
import { ScheduleFields } from "../schedule-fields.tsx";
import { SignedIn } from "../signed-in.tsx";
import { type Draft, forgetDraft, keepDraft, readDraft } from "./draft.ts";
import { SpendingChoice } from "./spending-choice.tsx";

const route = getRouteApi("/brands/new");
const STEPS = ["Your brand", "Competitors", "Prompts and rhythm"] as const;

/** `/brands/new`: three steps that end with a price. */
export function NewBrandPage() {
  return (
    <PageFrame top="page">
      <SignedIn>
        <NewBrand />
      </SignedIn>
    </PageFrame>
  );
}

function NewBrand() {
  const catalogue = useCatalogue();
  const { domain } = route.useSearch();
  const { user } = useSession();
  const userId = user?.id ?? "";
  const [draft, setDraft] = useState(() => readDraft(userId, catalogue, domain));
  const set = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes };
    keepDraft(userId, next);
    setDraft(next);
  };
  const { step } = draft;
  const usualName = useUsualName(draft);
  const named = { ...draft, name: draft.name.trim() || usualName };
  return (
    <div className="mx-auto max-w-190">
      <h1 className="text-page-title font-strong sm:text-2xl/7.5">Watch a brand</h1>
      <ol className="mt-4 mb-8 flex flex-wrap gap-x-6 gap-y-1 text-sm" aria-label="Steps">
        {STEPS.map((name, nth) => (
          <li
            key={name}
            aria-current={step === nth + 1 ? "step" : undefined}
            className="text-ink-3 aria-[current]:font-strong aria-[current]:text-ink"
          >
            {nth + 1}. {name}
          </li>
        ))}
      </ol>
      {step === 1 && <CompanyStep draft={draft} set={set} usualName={usualName} />}
      {step === 2 && <CompetitorsStep draft={named} set={set} />}
      {step === 3 && <PromptsStep draft={named} set={set} />}
    </div>
  );
}

interface StepProps {
  readonly draft: Draft;
  readonly set: (changes: Partial<Draft>) => void;
}

function CompanyStep({ draft, set, usualName }: StepProps & { readonly usualName: string }) {
  const [error, setError] = useState<string | null>(null);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const domain = cleanDomain(draft.domain);
    if (!isDomain(domain)) return setError("Please enter a valid domain (e.g., hubspot.com)");
    set({ domain, step: 2 });
  };
  return (
    <form className="grid gap-5" onSubmit={go} aria-label="Your brand" noValidate>
      <div className="relative">
        <FieldFrame label="Your domain" error={error}>
          {(control) => (
            <div className={inputFrame({ isBad: error !== null })}>
              <DomainCombobox
                {...control}
                value={draft.domain}
                onValue={(domain) => {
                  set({ domain });
                  setError(null);
                }}
                limits={{ ...COMPANIES_SHOWN, country: draft.markets[0]?.country }}
                placeholder="hubspot.com"
                className={FRAMED_INPUT}
                listClassName="inset-x-0 top-full z-10 mt-1"
              />
            </div>
          )}
        </FieldFrame>
      </div>
      <Field
        label="Name"
        value={draft.name}
        placeholder={usualName}
        hint="As people call it. Left empty, it is the one that is shown."
        onChange={({ target }) => set({ name: target.value })}
      />
      <Field
        label="Other names"
        value={draft.aliases}
        hint="Products and spellings that answers may use, with commas between them."
        onChange={({ target }) => set({ aliases: target.value })}
      />
      <Steps
        next={
          <Button type="submit" variant="primary" size="lg">
            Continue
          </Button>
        }
      />
    </form>
  );
}

/** How a company is called: by our directory, else after its site. */
function useUsualName({ domain: typed, markets }: Draft): string {
  const domain = cleanDomain(typed);
  const { fetched } = COMPANIES_SHOWN;
  const limits = { fetched, shown: fetched, country: markets[0]?.country };
  const companies = useSuggestions(domain, isDomain(domain), limits);
  return companies?.find((company) => company.domain === domain)?.name ?? titleOf(domain);
}

function titleOf(domain: string): string {
  const short = domain === "" ? "" : (shortDomain(domain).split(".")[0] ?? "");
  return short.charAt(0).toUpperCase() + short.slice(1);
}

function CompetitorsStep({ draft, set }: StepProps) {
  const { data = [], isLoading } = trpc.brands.suggestCompetitors.useQuery({ domain: draft.domain });
  return (
    <div className="grid gap-5">
      <p className="text-pretty text-ink-2">
        Who stands beside {draft.name} in the answers? Up to {MAX_COMPETITORS}; you can change them at any
        time.
      </p>
      {isLoading ? (
        <div className="h-30" aria-busy="true" />
      ) : (
        <CompanyChoice
          chosen={draft.competitors}
          suggested={data}
          country={draft.markets[0]?.country}
          onChange={(competitors) => set({ competitors })}
        />
      )}
      <Steps
        onBack={() => set({ step: 1 })}
        next={
          <Button variant="primary" size="lg" onClick={() => set({ step: 3 })}>
            {draft.competitors.length === 0 ? "Continue without" : "Continue"}
          </Button>
        }
      />
    </div>
  );
}

function PromptsStep({ draft, set }: StepProps) {
  const catalogue = useCatalogue();
  const [note, setNote] = useState<string | null>(null);
  const { models: all, canSearchWeb } = useModels();
  const { prompts, models } = draft;
  const kindOf = questionKinds(
    soughtCompany([draft.name, ...namesOf(draft.aliases)], draft.domain),
    draft.competitors.map((rival) => soughtCompany([rival.name], rival.domain)),
  );
  const add = (added: readonly EnteredPrompt[]) => set({ prompts: [...prompts, ...added] });
  return (
    <div className="grid grid-cols-1 gap-8">
      <section className="grid grid-cols-1 gap-4" aria-labelledby="new-prompts">
        <div>
          <h2 id="new-prompts" className="text-lg font-strong">
            What do your buyers ask?
          </h2>
          <p className="text-sm text-ink-3">
            Up to {MAX_BRAND_PROMPTS} prompts. Questions that name no company are what visibility is made of.
          </p>
        </div>
        {prompts.length > 0 && (
          <ul className={HEAVY_RULE} aria-label="Prompts">
            {prompts.map((one) => (
              <li
                key={one.prompt}
                className="flex items-center justify-between gap-3 border-b border-line py-1.5"
              >
                <span className="min-w-0 wrap-anywhere">
                  “{one.prompt}” {one.label !== null && <Badge size="sm">{one.label}</Badge>}{" "}
                  <KindWord kind={kindOf(one.prompt)} />
                </span>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={`Remove “${one.prompt}”`}
                  onClick={() => set({ prompts: prompts.filter((other) => other !== one) })}
                >
                  <Icon of={X} size="sm" />
                </Button>
              </li>
            ))}
          </ul>
        )}
        <PromptEntry known={prompts} onAdd={add} />
        <PromptSuggestions domain={draft.domain} known={prompts} onAdd={add} />
      </section>
      <section className="grid grid-cols-1 gap-4" aria-labelledby="new-asked">
        <h2 id="new-asked" className="text-lg font-strong">
          Who is asked, and when?
        </h2>
        <ModelChips
          isField
          models={all}
          chosen={models}
          note={note}
          onToggle={(id) => {
            const model = all.find((one) => one.id === id);
            if (!model) return;
            const next = toggleModel(catalogue, models, model.id);
            set({ models: next.chosen });
            setNote(next.note);
          }}
        />
        <Switch
          label="Web search"
          checked={draft.webSearch && canSearchWeb}
          onChange={(webSearch) => set({ webSearch })}
        />
        <MarketsField markets={draft.markets} onChange={(markets) => set({ markets })} />
        <ScheduleFields value={draft} onChange={set} />
        {prompts.length > 0 && <SpendingChoice draft={draft} onChange={set} />}
      </section>
      <Start draft={draft} set={set} />
    </div>
  );
}

/** Names with commas between them. */
function namesOf(aliases: string): string[] {
  return aliases.split(",").map((alias) => alias.trim());
}

/** The price, and the start. */
function Start({ draft, set }: StepProps) {
  const utils = trpc.useUtils();
  const navigate = useNavigate();
  const { user } = useSession();
  const { prompts, markets, rounds, natural, rhythm, day, models, topic } = draft;
  const byMarket = Array.from({ length: Math.max(1, markets.length) }, () => prompts.length);
  const cost = visitCost(byMarket.length * prompts.length, draft);
  const isPriced = creditsText(user, cost) !== null;
  const isShort = isPriced && user !== null && user.credits < cost;
  const begin = trpc.brands.visitNow.useMutation();
  const { makeTopic, isMaking } = useFirstTopic();
  const create = trpc.brands.create.useMutation({
    async onSuccess({ brandId, isNew }) {
      forgetDraft(user?.id ?? "");
      void utils.brands.list.invalidate();
      // A call before had made it, perhaps by other wishes: its page says what it asks, and what that costs.
      if (!isNew) return navigate({ to: "/brands/$id", params: { id: brandId } });
      if (topic !== null) return makeTopic({ brandId, name: topic, market: markets[0] ?? null, prompts });
      if (prompts.length > 0 && !isShort) {
        await begin
          .mutateAsync({ brandId, clientVisitId: crypto.randomUUID() })
          .catch(() => notify.error("The first visit could not begin: ask for it on this page"));
        void refreshBalance(utils);
      }
      void navigate({ to: "/brands/$id", params: { id: brandId } });
    },
    onError(error) {
      // Whether a database that was away has kept it is not known.
      const code = errorCode(error);
      if (code !== null && code !== "DATABASE_UNAVAILABLE") set({ clientBrandId: crypto.randomUUID() });
    },
  });
  const isPending = create.isPending || begin.isPending || isMaking;
  const isNameless = topic !== null && topic.trim() === "";
  return (
    <section className={`${HEAVY_RULE} grid gap-3 pt-5`} aria-label="Price">
      <p className="text-lg font-strong">{visitPrice({ prompts: byMarket, rounds, natural, rhythm, day })}</p>
      {isPriced && user && (
        <p className="text-sm text-ink-2">
          You have {plural(user.credits, "credit")}.{" "}
          {topic !== null
            ? "Nothing is asked now. Each wording that visits ask costs as much as a prompt."
            : isShort
              ? "The first visit waits until there are enough: nothing is asked in part."
              : "The first visit begins at once; rounds that bring no answer come back."}
        </p>
      )}
      {prompts.length === 0 && <p className="text-sm text-ink-3">Add a prompt first.</p>}
      {isNameless && <p className="text-sm text-ink-3">Say what buyers ask about first.</p>}
      <FormError>
        {create.isError
          ? errorCode(create.error) === null
            ? "The brand could not be made. Please try again."
            : create.error.message
          : null}
      </FormError>
      <Steps
        onBack={() => set({ step: 2 })}
        next={
          <Button
            variant="primary"
            size="lg"
            pending={isPending}
            disabled={isPending || prompts.length === 0 || isNameless}
            onClick={() => {
              const { step: _step, topic: _topic, aliases, competitors, ...brand } = draft;
              create.mutate({
                ...brand,
                models: [...models],
                markets: [...markets],
                prompts: [...prompts],
                competitors: competitors.map((entry) => ({ ...entry })),
                aliases: namesOf(aliases),
              });
            }}
          >
            {topic === null ? "Start watching" : "Make the topic"}
          </Button>
        }
      />
    </section>
  );
}

/** Makes a topic of a new brand with its prompts as the first wordings, and opens it. */
function useFirstTopic() {
  const navigate = useNavigate();
  const create = trpc.topic.create.useMutation();
  const add = trpc.topic.addWordings.useMutation();
  const makeTopic = async (of: {
    brandId: string;
    name: string;
    market: Market | null;
    prompts: readonly EnteredPrompt[];
  }) => {
    const { brandId, name, market } = of;
    try {
      const { topicId } = await create.mutateAsync({ name, brandId, market });
      await add.mutateAsync({ topicId, wordings: of.prompts.map(({ prompt }) => ({ text: prompt })) });
      await navigate({ to: "/study/$id", params: { id: TOPIC_PREFIX + topicId } });
    } catch {
      notify.error("The topic could not be made: make it on this page");
      await navigate({ to: "/brands/$id", params: { id: brandId }, search: { tab: "topics" } });
    }
  };
  return { makeTopic, isMaking: create.isPending || add.isPending };
}

function Steps({ onBack, next }: { onBack?: () => void; next: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-2 pt-2">
      {onBack ? (
        <Button variant="ghost" onClick={onBack}>
          Back
        </Button>
      ) : (
        <span />
      )}
      {next}
    </div>
  );
}
