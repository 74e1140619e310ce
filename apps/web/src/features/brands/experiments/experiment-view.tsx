import {
  askedNoMore,
  type BrandRecord,
  dayText,
  doneSentences,
  drawnDate,
  type ExperimentRecord,
  earlierDrawTexts,
  exposureSentences,
  forecastSentences,
  planFacts,
  STATE_NAMES,
  sentenceBesideLooks,
} from "@standings/domain";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../../components/ui/badge.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Field, FormError } from "../../../components/ui/field.tsx";
import { Icon } from "../../../components/ui/icon.tsx";
import { LoadFailed } from "../../../components/ui/load-failed.tsx";
import { DelayedLoading } from "../../../components/ui/loading.tsx";
import { HEAVY_RULE } from "../../../components/ui/table.tsx";
import { TitledSection } from "../../../components/ui/titled-section.tsx";
import { errorText, failureText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { dayIn } from "../../../lib/day-in.ts";
import { useCatalogue } from "../../../lib/html/catalogue.tsx";
import { LinksDialog } from "../share-brand.tsx";
import { LookView } from "./look-view.tsx";
import { PlanForm } from "./plan-form.tsx";

interface ExperimentViewProps {
  readonly brand: BrandRecord;
  readonly experimentId: string;
  readonly onShow: (experimentId: string | undefined) => void;
}

/** An experiment: its plan beside what was done, and what registered looks found. */
export function ExperimentView({ brand, experimentId, onShow }: ExperimentViewProps) {
  const { data, error, refetch } = trpc.experiments.byId.useQuery({ brandId: brand.id, experimentId });
  // What was read stays, also where reading it again failed: a draft may have been changed.
  if (!data && error)
    return (
      <LoadFailed
        title={errorText(error, "The experiment could not be loaded")}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <div className="min-h-screen">
        <DelayedLoading>Loading the experiment...</DelayedLoading>
      </div>
    );
  const said = [sentenceBesideLooks(data), askedNoMore(data)].filter((one) => one !== null);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-7">
      <div>
        <h2 className="flex flex-wrap items-center gap-3 text-xl font-strong">
          <span className="min-w-0 wrap-anywhere">{data.name}</span>
          <Badge tone="line">{STATE_NAMES[data.state]}</Badge>
        </h2>
        {said.length > 0 && <p className="pt-1.5 text-pretty text-ink-2">{said.join(" ")}</p>}
        {data.state !== "draft" && <ShareExperiment brand={brand} experiment={data} />}
      </div>
      {data.looks.toReversed().map((look) => (
        <LookView key={look.number} experiment={data} look={look} isOwner />
      ))}
      {data.state === "draft" ? (
        <>
          <PlanForm brand={brand} market={null} draft={data} onSaved={onShow} />
          <EarlierDraws experiment={data} />
          <Ways experiment={data} onGone={() => onShow(undefined)} />
        </>
      ) : (
        <>
          <Done experiment={data} isOwner />
          <Plan experiment={data} />
          {data.state === "running" && <Ways experiment={data} onGone={() => onShow(undefined)} />}
        </>
      )}
    </div>
  );
}

interface ExperimentOf {
  readonly brand: BrandRecord;
  readonly experiment: ExperimentRecord;
}

interface DoneProps {
  readonly experiment: ExperimentRecord;
  readonly isOwner: boolean;
}

/** Hands the frozen plan on, with its looks, as a link for reading. */
function ShareExperiment({ brand, experiment: { id, name } }: ExperimentOf) {
  const [isLinking, setLinking] = useState(false);
  return (
    <div className="pt-3">
      <Button onClick={() => setLinking(true)}>
        <Icon of={Link2} />
        Link for reading
      </Button>
      {isLinking && <LinksDialog brand={brand} experiment={{ id, name }} onClose={() => setLinking(false)} />}
    </div>
  );
}

/** What was planned, action by action, beside what was done. */
export function Done({ experiment, isOwner }: DoneProps) {
  const { plan, live, exposure, state } = experiment;
  const { modelName } = useCatalogue();
  const texts = new Map(experiment.prompts.map((prompt) => [prompt.id, promptText(prompt, experiment)]));
  return (
    <TitledSection title="What is published" size="lg" heading="pb-2">
      <ul className={HEAVY_RULE}>
        {plan.actions.map(({ id, address, promptIds }) => {
          const isLive = live.some(({ actionId }) => actionId === id);
          const page = exposure.find(({ actionId }) => actionId === id);
          const said = doneSentences({ id, address, promptIds }, experiment).join(" ");
          return (
            <li key={id} className="grid gap-1.5 border-b border-line py-3">
              <b className="font-strong wrap-anywhere">{address}</b>
              <span className="text-sm wrap-anywhere text-ink-3">
                {promptIds.map((promptId) => texts.get(promptId) ?? "“deleted”").join(", ")}
              </span>
              {said !== "" && <span className="text-sm wrap-anywhere">{said}</span>}
              {!isLive && isOwner && state === "running" && <GoLive experiment={experiment} actionId={id} />}
              {page && (
                <span className="text-sm text-pretty wrap-anywhere text-ink-2">
                  {exposureSentences(page, modelName).join(" ")}
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </TitledSection>
  );
}

/** "“Best CRM” (asked no more)": of a plan that runs. */
function promptText(
  { prompt, isAsked }: ExperimentRecord["prompts"][number],
  { state }: ExperimentRecord,
): string {
  return `“${prompt}”${state === "running" && !isAsked ? " (asked no more)" : ""}`;
}

function GoLive({
  experiment,
  actionId,
}: {
  readonly experiment: ExperimentRecord;
  readonly actionId: string;
}) {
  const utils = trpc.useUtils();
  const [liveOn, setLiveOn] = useState(() => dayIn(experiment.plan.timeZone));
  const [isWarned, setWarned] = useState(false);
  const tell = trpc.experiments.goLive.useMutation({ onSuccess: () => void utils.experiments.invalidate() });
  const { brandId, id: experimentId, plan } = experiment;
  const drawnFor = drawnDate(plan, actionId);
  const isEarly = drawnFor !== null && liveOn < drawnFor;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field
        label="Live since"
        type="date"
        value={liveOn}
        onChange={({ target }) => {
          setLiveOn(target.value);
          setWarned(false);
        }}
      />
      <Button
        pending={tell.isPending}
        disabled={tell.isPending}
        onClick={() =>
          isEarly && !isWarned ? setWarned(true) : tell.mutate({ brandId, experimentId, actionId, liveOn })
        }
      >
        {isWarned ? "It is live all the same" : "It is live"}
      </Button>
      {isWarned && drawnFor !== null && (
        <p role="alert" className="basis-full text-sm text-pretty text-bad">
          This day lies before {dayText(drawnFor)}, which was drawn for it. Told as live, it stays told, and
          the experiment can’t be answered any more.
        </p>
      )}
      <FormError>{failureText(tell, "This could not be saved.")}</FormError>
    </div>
  );
}

/** The frozen plan, in the words that it was frozen with. */
export function Plan({ experiment }: { readonly experiment: ExperimentRecord }) {
  const { plan, forecast, prompts } = experiment;
  const controls = prompts.filter(({ id }) => plan.controls.includes(id));
  return (
    <TitledSection title="The plan, as it was frozen" size="lg" heading="pb-2">
      <dl className={`${HEAVY_RULE} grid grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] gap-x-4 text-sm`}>
        {planFacts(experiment).map(({ name, text }) => (
          <div key={name} className="col-span-2 grid grid-cols-subgrid border-b border-line py-2">
            <dt className="text-ink-3">{name}</dt>
            <dd className="min-w-0 break-all tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
      {controls.length > 0 && (
        <p className="pt-3 text-sm wrap-anywhere text-ink-2">
          Compared with: {controls.map((prompt) => promptText(prompt, experiment)).join(", ")}
        </p>
      )}
      <EarlierDraws experiment={experiment} />
      {forecast && (
        <p className="pt-3 text-sm text-pretty text-ink-2">
          {forecastSentences(forecast, plan.worth).join(" ")}
        </p>
      )}
    </TitledSection>
  );
}

/** Draws of the same actions before: who draws until the order pleases is seen. */
function EarlierDraws({ experiment }: { readonly experiment: ExperimentRecord }) {
  return earlierDrawTexts(experiment).map((text, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two draws of one day may read alike
    <p key={nth} className="pt-3 text-sm wrap-anywhere text-ink-2">
      {text}
    </p>
  ));
}

/** What can be done with a plan that has not ended. */
function Ways({
  experiment,
  onGone,
}: {
  readonly experiment: ExperimentRecord;
  readonly onGone: () => void;
}) {
  const utils = trpc.useUtils();
  const { brandId, id: experimentId, state, live } = experiment;
  const of = { brandId, experimentId };
  const onSuccess = () => void utils.experiments.invalidate();
  const freeze = trpc.experiments.freeze.useMutation({ onSuccess });
  const abandon = trpc.experiments.abandon.useMutation({ onSuccess });
  const stop = trpc.experiments.stop.useMutation({ onSuccess });
  const remove = trpc.experiments.delete.useMutation({
    onSuccess() {
      void utils.experiments.list.invalidate();
      onGone();
    },
  });
  const isPending = [freeze, abandon, stop, remove].some((call) => call.isPending);
  const failed = [freeze, abandon, stop, remove].find((call) => call.error) ?? freeze;
  return (
    <div className="grid gap-3">
      <FormError>{failureText(failed, "This could not be done.")}</FormError>
      <div className="flex flex-wrap gap-3">
        {state === "draft" ? (
          <>
            <Button
              variant="primary"
              disabled={isPending}
              pending={freeze.isPending}
              onClick={() => freeze.mutate(of)}
            >
              Freeze the saved plan
            </Button>
            <Button disabled={isPending} onClick={() => remove.mutate(of)}>
              Delete the draft
            </Button>
          </>
        ) : live.length === 0 ? (
          <Button disabled={isPending} onClick={() => abandon.mutate(of)}>
            Abandon the plan
          </Button>
        ) : (
          <Button disabled={isPending} onClick={() => stop.mutate(of)}>
            Stop: no further look
          </Button>
        )}
      </div>
    </div>
  );
}
