import {
  type BrandPrompt,
  type BrandRecord,
  DEFAULT_LAG,
  type ExperimentRecord,
  forecastSentences,
  LEAST_ACTIONS_DRAWN,
  LEAST_GROUP,
  MAX_LAG,
  marketCodeOf,
  NO_MARKET,
  plural,
  promptsIn,
  readMarket,
} from "@standings/domain";
import { keepPreviousData } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../components/ui/button.tsx";
import { Field, FormError } from "../../../components/ui/field.tsx";
import { SelectField } from "../../../components/ui/select-field.tsx";
import { Switch } from "../../../components/ui/switch.tsx";
import { HEAVY_RULE } from "../../../components/ui/table.tsx";
import { TextButton, TextLink } from "../../../components/ui/text-link.tsx";
import { TitledSection } from "../../../components/ui/titled-section.tsx";
import { failureText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { dayIn } from "../../../lib/day-in.ts";
import { useDebounced } from "../../../lib/hooks.ts";
import { PromptChoice } from "./prompt-choice.tsx";

interface PlanFormProps {
  readonly brand: BrandRecord;
  /** Code of the market that is shown; null: the brand's first. */
  readonly market: string | null;
  /** A draft that is changed. */
  readonly draft?: ExperimentRecord;
  readonly onSaved: (experimentId: string) => void;
}

interface ActionDraft {
  readonly id: string | null;
  readonly address: string;
  readonly promptIds: readonly string[];
}

/** From the last key to the question what the plan could see. */
const WAIT_MS = 400;
const LAGS = Array.from({ length: MAX_LAG + 1 }, (_, lag) => lag);

/** A plan: what is published for which prompts, beside which controls; and what it could see, as one chooses. */
export function PlanForm({ brand, market, draft, onSaved }: PlanFormProps) {
  const plan = draft?.plan;
  const [name, setName] = useState(draft?.name ?? "");
  const [actions, setActions] = useState<readonly ActionDraft[]>(
    plan?.actions ?? [{ id: null, address: "", promptIds: [] }],
  );
  const [controls, setControls] = useState<readonly string[]>(plan?.controls ?? []);
  const [worth, setWorth] = useState(plan?.worth?.toString() ?? "");
  const [startsOn, setStartsOn] = useState(() => plan?.startsOn ?? dayIn(brand.timeZone, 7));
  const [lag, setLag] = useState(plan?.lag ?? DEFAULT_LAG);
  const [looks, setLooks] = useState(plan && plan.looks.length > 1 ? 2 : 1);
  const [drawChoice, setDrawn] = useState(() => choiceOf(plan));
  const [tries, setTries] = useState(0);
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [tries]);
  const utils = trpc.useUtils();

  const shown = plan
    ? readMarket(plan.market)
    : market === null
      ? (brand.markets[0] ?? null)
      : readMarket(market);
  const tracked = promptsIn(brand.prompts, shown);
  const prompts = tracked.filter(({ kind }) => kind === "open");
  const begun = actions.filter(({ promptIds }) => promptIds.length > 0);
  // A draw is offered first: alone it is exact.
  const canDraw = begun.length >= LEAST_ACTIONS_DRAWN;
  const isDrawn = canDraw && (drawChoice ?? controls.length === 0);
  const needed = isDrawn ? LEAST_ACTIONS_DRAWN : 2 * LEAST_GROUP;
  const isShort = prompts.length < needed;
  const aimed = new Set(actions.flatMap(({ promptIds }) => promptIds));
  const wish = {
    brandId: brand.id,
    market: marketCodeOf(shown) ?? NO_MARKET,
    controls: controls.filter((id) => !aimed.has(id)),
    worth: worth === "" ? null : Number(worth),
    ...{ startsOn, lag, looks, isDrawn, outcome: plan?.outcome ?? ("score" as const) },
  };
  const tried = begun.map((one) => ({ ...one, promptIds: [...one.promptIds], address: one.address || "?" }));
  const asked = { ...wish, actions: tried };
  const [, isSettled] = useDebounced(JSON.stringify(asked), WAIT_MS);
  const found = trpc.experiments.plan.useQuery(asked, {
    enabled: isSettled,
    placeholderData: keepPreviousData,
    retry: false,
  });
  const saved = {
    onSuccess(record: ExperimentRecord) {
      void utils.experiments.invalidate();
      onSaved(record.id);
    },
  };
  const create = trpc.experiments.create.useMutation(saved);
  const change = trpc.experiments.change.useMutation(saved);
  const lacks = (isMissing: boolean, words: string) => (tries > 0 && isMissing ? words : null);
  const isWhole =
    name.trim() !== "" &&
    actions.every(({ address, promptIds }) => address.trim() !== "" && promptIds.length > 0);
  const save = () => {
    setTries(tries + 1);
    if (!isWhole) return;
    const whole = {
      ...wish,
      name,
      actions: actions.map((one) => ({ ...one, promptIds: [...one.promptIds] })),
    };
    if (draft) change.mutate({ ...whole, experimentId: draft.id });
    else create.mutate(whole);
  };
  const proposed = found.data?.proposedControls.map(({ promptId }) => promptId) ?? [];
  const isPending = create.isPending || change.isPending;

  return (
    <div
      ref={form}
      className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_320px]"
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
        {isShort && <TooFew brand={brand} market={market} {...{ prompts, tracked, needed }} />}
        <Field
          label="Name"
          value={name}
          error={lacks(name.trim() === "", "Please name the experiment")}
          onChange={({ target }) => setName(target.value)}
        />
        <Actions {...{ actions, prompts, lacks }} onChange={setActions} />
        <DrawChoice {...{ isDrawn, begun: begun.length }} onChange={setDrawn} />
        {!isDrawn && (
          <TitledSection title="Controls" size="lg" className="grid min-w-0 gap-3">
            <p className="text-sm text-pretty text-ink-2">
              Prompts that nobody works on, with scores like those of your prompts. They show what would have
              happened anyway.
            </p>
            {proposed.length > 0 && (
              <Button className="justify-self-start" onClick={() => setControls(proposed)}>
                Take {plural(proposed.length, "proposed control")}
              </Button>
            )}
            <PromptChoice
              legend="Control prompts"
              prompts={prompts.filter(({ id }) => !aimed.has(id))}
              chosen={wish.controls}
              onChange={setControls}
            />
          </TitledSection>
        )}
      </div>
      <div className="grid gap-4 lg:sticky lg:top-4">
        <Field
          label="First day live"
          type="date"
          value={startsOn}
          onChange={({ target }) => setStartsOn(target.value)}
        />
        <Field
          label="A change worth knowing, in points"
          type="number"
          min={1}
          max={100}
          value={worth}
          hint="Empty: the smallest that could be seen."
          onChange={({ target }) => setWorth(target.value)}
        />
        <SelectField
          label="Visits after the last go-live that are not counted"
          value={lag}
          onChange={({ target }) => setLag(Number(target.value))}
        >
          {LAGS.map((visits) => (
            <option key={visits}>{visits}</option>
          ))}
        </SelectField>
        {!isDrawn && (
          <SelectField label="Looks" value={looks} onChange={({ target }) => setLooks(Number(target.value))}>
            <option value={1}>One, after 4 counted visits</option>
            <option value={2}>Two, after 4 and 8</option>
          </SelectField>
        )}
        <TitledSection title="What it could see" size="lg" className={`${HEAVY_RULE} min-w-0 pt-3`}>
          <div className="grid gap-2 pt-2 text-sm text-pretty" role="status">
            {found.data &&
              forecastSentences(found.data.forecast, wish.worth).map((text) => <p key={text}>{text}</p>)}
          </div>
        </TitledSection>
        <FormError>
          {failureText(create, "The plan could not be saved.") ??
            failureText(change, "The plan could not be saved.") ??
            failureText(found, "The plan could not be tried.")}
        </FormError>
        <Button
          variant={isShort ? "secondary" : "primary"}
          size="lg"
          pending={isPending}
          disabled={isPending}
          onClick={save}
        >
          Save the plan
        </Button>
      </div>
    </div>
  );
}

/** What the owner of a draft chose; null where there was nothing to choose. */
function choiceOf(plan: ExperimentRecord["plan"] | undefined): boolean | null {
  const hasChosen =
    plan && (plan.isDrawn || plan.controls.length > 0 || plan.actions.length >= LEAST_ACTIONS_DRAWN);
  return hasChosen ? plan.isDrawn : null;
}

interface DrawChoiceProps {
  readonly isDrawn: boolean;
  /** Actions that are aimed at a prompt. */
  readonly begun: number;
  readonly onChange: (isDrawn: boolean) => void;
}

function DrawChoice({ isDrawn, begun, onChange }: DrawChoiceProps) {
  const missing = Math.max(0, LEAST_ACTIONS_DRAWN - begun);
  const lacks = `A draw needs ${LEAST_ACTIONS_DRAWN} actions that are aimed at prompts: ${missing} more.`;
  return (
    <div className="grid justify-items-start gap-1">
      <Switch
        label="Draw the dates"
        checked={isDrawn}
        disabledReason={missing > 0 ? lacks : undefined}
        onChange={onChange}
      />
      <p className="text-sm text-pretty text-ink-2">
        Chance chooses which actions go live first. It takes 8 to 12 weeks, and alone tells what you did from
        all else that changes meanwhile.{" "}
        {missing > 0 ? lacks : !isDrawn && "Without it, the plan is compared with controls."}
      </p>
    </div>
  );
}

interface TooFewProps {
  readonly brand: BrandRecord;
  readonly market: string | null;
  /** Of the market, and those of them that may be in an experiment. */
  readonly tracked: readonly BrandPrompt[];
  readonly prompts: readonly BrandPrompt[];
  readonly needed: number;
}

function TooFew({ brand, market, tracked, prompts, needed }: TooFewProps) {
  return (
    <p className="text-pretty">
      This brand has {plural(prompts.length, "prompt")}
      {prompts.length < tracked.length && " that name no watched company"}, an experiment needs {needed}.{" "}
      <TextLink
        to="/brands/$id"
        params={{ id: brand.id }}
        search={{ tab: "prompts", market: market ?? undefined }}
      >
        Go to its prompts
      </TextLink>
    </p>
  );
}

interface ActionsProps {
  readonly actions: readonly ActionDraft[];
  readonly prompts: readonly BrandPrompt[];
  /** The words where something is missing and somebody tried to save. */
  readonly lacks: (isMissing: boolean, words: string) => string | null;
  readonly onChange: (actions: readonly ActionDraft[]) => void;
}

/** What is published, each with the prompts that it is aimed at. */
function Actions({ actions, prompts, lacks, onChange }: ActionsProps) {
  const aimed = new Set(actions.flatMap(({ promptIds }) => promptIds));
  const set = (at: number, changes: Partial<ActionDraft>) =>
    onChange(actions.map((one, nth) => (nth === at ? { ...one, ...changes } : one)));
  return (
    <>
      {actions.map((action, at) => (
        <TitledSection
          // biome-ignore lint/suspicious/noArrayIndexKey: an action has no id before it is saved
          key={at}
          title={`Action ${at + 1}`}
          size="lg"
          className="grid min-w-0 gap-3"
        >
          <Field
            label="What is published: an address, or a few words"
            value={action.address}
            error={lacks(action.address.trim() === "", "Please say what this action publishes")}
            onChange={({ target }) => set(at, { address: target.value })}
          />
          <PromptChoice
            legend="Prompts that it is aimed at"
            prompts={prompts.filter(({ id }) => action.promptIds.includes(id) || !aimed.has(id))}
            chosen={action.promptIds}
            error={lacks(action.promptIds.length === 0, "Please aim this action at a prompt")}
            onChange={(promptIds) => set(at, { promptIds })}
          />
          {actions.length > 1 && (
            <TextButton
              className="justify-self-start"
              onClick={() => onChange(actions.filter((_, nth) => nth !== at))}
            >
              Take action {at + 1} out
            </TextButton>
          )}
        </TitledSection>
      ))}
      <Button
        className="justify-self-start"
        onClick={() => onChange([...actions, { id: null, address: "", promptIds: [] }])}
      >
        Add an action
      </Button>
    </>
  );
}
