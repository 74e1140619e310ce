import {
  countryName,
  foundText,
  PLACE_CALLS,
  type PlaceState,
  type ProvedPlace,
  plural,
  proofDay,
} from "@standings/domain";
import { RefreshCw } from "lucide-react";
import { useState } from "react";
import { Badge } from "../../../components/ui/badge.tsx";
import { Button, IconButton } from "../../../components/ui/button.tsx";
import { Switch } from "../../../components/ui/switch.tsx";
import type { PlaceWrites } from "./place-writes.ts";

const STATES: Readonly<
  Record<PlaceState, { readonly label: string; readonly tone: "good" | "plain" | "waiting" | "bad" }>
> = {
  running: { label: "Running", tone: "waiting" },
  proved: { label: "Proved", tone: "good" },
  not_heeded: { label: "Not heeded", tone: "bad" },
  old: { label: "Old", tone: "waiting" },
  not_sent: { label: "Not sent", tone: "bad" },
  unanswered: { label: "Not proved", tone: "plain" },
};

interface PlaceProps {
  readonly place: ProvedPlace;
  readonly isBusy: boolean;
  readonly writes: PlaceWrites;
}

/** A country of a model: what its proof found, and what can be done about it. */
export function Place({ place, isBusy, writes }: PlaceProps) {
  const { country, state, renews } = place;
  const name = countryName(country);
  const { label, tone } = STATES[state];
  const [isSure, setSure] = useState(false);
  return (
    <li className="grid gap-1 border-b border-line py-3">
      <div className="flex min-w-0 items-center gap-2">
        <h3 className="truncate font-medium">{name}</h3>
        <Badge tone={tone}>{label}</Badge>
        <IconButton
          of={RefreshCw}
          label={`Prove again for ${name}`}
          title={`Prove again · ${PLACE_CALLS} calls`}
          aria-disabled={isBusy}
          className="ml-auto aria-disabled:text-disabled"
          onClick={() => !isBusy && writes.prove(country)}
        />
      </div>
      <Found place={place} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 text-sm">
        <Switch
          label="Prove again when the version changes"
          checked={renews}
          onChange={(next) => writes.setRenewal(country, next)}
        />
        <Button
          variant={isSure ? "danger" : "ghost"}
          size="sm"
          aria-label={isSure ? `Really forget ${name}` : `Forget ${name}`}
          onBlur={() => setSure(false)}
          onClick={() => (isSure ? writes.forget(country) : setSure(true))}
        >
          {isSure ? "Really Forget" : "Forget"}
        </Button>
      </div>
    </li>
  );
}

/** What a proof found, or how far it has come. */
function Found({ place: { state, asked, proof, newerModel } }: Pick<PlaceProps, "place">) {
  return (
    <div className="grid gap-1 text-sm break-words text-ink-2">
      {state === "running" && (
        <p role="status">
          {asked} of {PLACE_CALLS} calls have ended.
        </p>
      )}
      {state === "not_sent" && <p>The gateway does not take a location for this model.</p>}
      {state === "not_heeded" && <p>No difference that is more than chance.</p>}
      {state === "unanswered" && <p>Too few answers cited a page. Try again later.</p>}
      {proof && (
        <>
          <p className={state === "proved" ? "text-ink" : ""}>{foundText(proof)}</p>
          <p>
            {proofDay(proof)}, {plural(proof.answers, "answer")}
            {proof.leftOut > 0 && `, ${plural(proof.leftOut, "call")} left out`}
            {proof.servedModel && `, served by ${proof.servedModel}`}
          </p>
        </>
      )}
      {state === "old" && (
        <p>
          {newerModel
            ? `${newerModel} answers since.`
            : "The model, or the way to ask for web search, has changed since."}{" "}
          Its answers are only “sent”.
        </p>
      )}
    </div>
  );
}
