import {
  CUT_OFF,
  describeQueries,
  GEO_MEANINGS,
  GROUNDING_LABELS,
  type Grounding,
  geoLabel,
  proofText,
  searchedByLabel,
} from "@standings/domain";
import { BookOpen, Globe, type LucideIcon, MapPin, SearchX } from "lucide-react";
import { Icon } from "../../../components/ui/icon.tsx";
import { useScope } from "../scope.ts";
import type { AnsweredColumn } from "./model-column.ts";

const ICONS: Readonly<Record<Grounding["type"], LucideIcon>> = {
  searched: Globe,
  could_have_searched: SearchX,
  training: BookOpen,
};

interface GroundingProps {
  /** Null when it is not known: nothing is said. */
  readonly grounding: Grounding | null;
}

/** What grounded a model's answer, in one line of a column's head. */
export function GroundingLine({ grounding }: GroundingProps) {
  if (grounding === null) return null;
  return (
    <span
      className="inline-flex max-w-full items-center gap-1"
      title={searchedByLabel(grounding) ?? undefined}
    >
      <Icon of={ICONS[grounding.type]} size="xs" className="flex-none" />
      <span className="truncate">{GROUNDING_LABELS[grounding.type]}</span>
    </span>
  );
}

interface GeoLineProps {
  readonly of: Pick<AnsweredColumn, "geo" | "proof" | "modelName">;
}

/** How the model was told the market, in a column's head; nothing without a market. */
export function GeoLine({ of: { geo = "none", proof, modelName } }: GeoLineProps) {
  const { market = null } = useScope();
  const label = geoLabel(geo, market);
  if (label === null || market === null || geo === "none") return null;
  const rests = proof ? ` ${proofText(modelName, market.country, proof)}.` : "";
  const meaning = `${GEO_MEANINGS[geo]}${rests}`;
  return (
    <span className="flex max-w-full items-center gap-1" title={meaning}>
      <Icon of={MapPin} size="xs" className="flex-none" />
      <span className="truncate">{label}</span>
      <span className="sr-only">{meaning}</span>
    </span>
  );
}

/** Said below the list of an answer that ended at the limit of length. */
export function CutNote({ isCut }: { readonly isCut?: boolean | undefined }) {
  if (!isCut) return null;
  return (
    <p className="pt-3.5 text-sm text-pretty text-ink-2">
      {CUT_OFF}: who is missing may only have come later.
    </p>
  );
}

/** Queries that the model searched for, where the provider told them; the full answer has them all. */
export function SearchedFor({ grounding }: GroundingProps) {
  const queries = describeQueries(grounding);
  if (queries === null) return null;
  return <p className="line-clamp-3 pt-3.5 text-xs break-words text-ink-3">{queries}</p>;
}
