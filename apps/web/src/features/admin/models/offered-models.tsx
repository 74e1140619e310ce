import type { GatewayModel } from "@standings/domain";
import { useState } from "react";
import { Disc } from "../../../components/brand/maker.tsx";
import { Button } from "../../../components/ui/button.tsx";
import { Field } from "../../../components/ui/field.tsx";
import { FORCED_FILL } from "../../../components/ui/forced-fill.ts";
import { Skeleton } from "../../../components/ui/loading.tsx";
import { errorText } from "../../../lib/api/errors.ts";
import { trpc } from "../../../lib/api/trpc.ts";
import { formatDate } from "../../../lib/format.ts";
import { LISTED_SEARCHES, priceText } from "./model-labels.ts";

interface OfferedModelsProps {
  /** Id at the gateway of the model that the form has. */
  readonly chosen: string;
  readonly onChoose: (model: GatewayModel) => void;
}

/** Rows that are shown of a gateway with many models; words narrow them. */
const SHOWN = 30;

/** What the gateway offers and the catalogue lacks: the newest of each maker, or what is looked for. */
export function OfferedModels({ chosen, onChoose }: OfferedModelsProps) {
  const [words, setWords] = useState("");
  const query = trpc.admin.catalogue.offered.useQuery();
  if (query.isPending) return <Skeleton className="h-40" />;
  if (query.isError) {
    return (
      <div className="flex items-center justify-between gap-3 text-sm text-ink-2">
        <p>{errorText(query.error, "The gateway’s models could not be read.")} You can type everything.</p>
        <Button size="sm" onClick={() => void query.refetch()}>
          Try Again
        </Button>
      </div>
    );
  }
  if (query.data.length === 0) {
    return (
      <p className="text-sm text-ink-2">The gateway does not list its models. Please type everything.</p>
    );
  }
  const wanted = words.trim().toLowerCase();
  const found = query.data.filter(({ modelId, isSuggested, upstreamId, name }) =>
    modelId !== null
      ? false
      : wanted === ""
        ? isSuggested
        : `${upstreamId} ${name}`.toLowerCase().includes(wanted),
  );
  return (
    <div className="grid gap-2">
      <Field
        label="Models of the gateway"
        type="search"
        autoComplete="off"
        placeholder="Name or id"
        hint={noteOf(query.data.length, found.length, wanted !== "")}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") event.preventDefault();
        }}
      />
      <ul className="max-h-56 overflow-y-auto border-t border-line" aria-label="Models of the gateway">
        {found.slice(0, SHOWN).map((model) => (
          <li key={model.upstreamId} className="border-b border-line">
            <button
              type="button"
              aria-pressed={model.upstreamId === chosen}
              className={`flex min-h-12 w-full items-center gap-3 rounded-1 px-2 py-1 text-left hover:bg-hover aria-pressed:bg-hover ${FORCED_FILL}`}
              onClick={() => onChoose(model)}
            >
              <Disc maker={model.maker ?? undefined} />
              <span className="grid min-w-0 flex-1">
                <span className="truncate font-medium">{model.name}</span>
                <span className="truncate text-sm text-ink-2">{model.upstreamId}</span>
              </span>
              <span className="grid flex-none text-right text-sm text-ink-2">
                {priceText(model)}
                <span>{LISTED_SEARCHES[model.searchedBy]}</span>
                {model.createdAt !== null && (
                  <time dateTime={model.createdAt}>{formatDate(new Date(model.createdAt))}</time>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

function noteOf(all: number, found: number, isFiltered: boolean): string {
  if (isFiltered) return found === 0 ? "Nothing that the catalogue lacks matches" : `${found} match`;
  if (found === 0) return `The gateway offers ${all} models; the catalogue has the newest of each maker`;
  return `The gateway offers ${all}. These are the newest of each maker that the catalogue lacks.`;
}
