import type { ModelId } from "../models/catalogue.ts";
import { pointRange, points } from "../studies/ranges.ts";

/**
 * What a proof found: the share of cited sites that are of the country, asked with the location, less the share without it.
 * Parts of 1, from −1 to 1, with the range that studies use for two arms.
 */
export interface PlaceProof {
  readonly effect: number;
  readonly low: number;
  readonly high: number;
  /** ISO 8601. */
  readonly provedAt: string;
}

/** The location is heeded: chance alone does not make the difference. */
export function isHeeded({ low }: Pick<PlaceProof, "low">): boolean {
  return low > 0;
}

/**
 * `running`; `proved`: heeded; `not_heeded`: asked, and no difference that is more than chance; `old`: another version of the
 * model or another way of asking for web search has come since; `not_sent`: the gateway does not take the location;
 * `unanswered`: too few answers cite anything.
 */
export const PLACE_STATES = ["running", "proved", "not_heeded", "old", "not_sent", "unanswered"] as const;
export type PlaceState = (typeof PLACE_STATES)[number];

/** Why a proof ended without a figure. */
export type PlaceTrouble = Extract<PlaceState, "not_sent" | "unanswered">;

/** A model in a country. */
export interface ProvedPlace {
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly state: PlaceState;
  /** Calls of the proof under way that have ended, of `PLACE_CALLS`; 0 without one. */
  readonly asked: number;
  /** The last proof that ended with a figure, old or not. */
  readonly proof:
    | (PlaceProof & {
        /** Answers of both arms that cite something. */
        readonly answers: number;
        /** Calls that failed, cited nothing or were answered by another version. */
        readonly leftOut: number;
        readonly servedModel: string | null;
      })
    | null;
  /** Another version that answered since; null for none. */
  readonly newerModel: string | null;
  /** A new version is proved again without being asked for. */
  readonly renews: boolean;
}

/** The countries of a model whose location was to be proved. */
export interface ProvedPlaces {
  readonly modelId: ModelId;
  /** By their codes. */
  readonly places: readonly ProvedPlace[];
}

/** What is known of a proof; the rule makes its state of it. */
interface PlaceFacts {
  readonly isRunning: boolean;
  readonly trouble: PlaceTrouble | null;
  readonly proof: Pick<PlaceProof, "low"> | null;
  /** Another version or another way of asking since. */
  readonly isOutdated: boolean;
}

/** A try without an answer leaves an earlier proof as it was; a location that is not taken any more does not. */
export function placeStateOf({ isRunning, trouble, proof, isOutdated }: PlaceFacts): PlaceState {
  if (isRunning) return "running";
  if (trouble === "not_sent" || proof === null) return trouble ?? "unanswered";
  if (isOutdated) return "old";
  return isHeeded(proof) ? "proved" : "not_heeded";
}

/** Days between two proofs of a model and country that nobody asked for: versions may take turns. */
export const PLACE_RENEWED_EVERY_DAYS = 7;

const DAY = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeZone: "UTC" });

/** "Sonar in DE: +41 points (22–58), 28 Nov 2026". */
export function proofText(modelName: string, country: string, proof: PlaceProof): string {
  return `${modelName} in ${country}: ${foundText(proof)}, ${proofDay(proof)}`;
}

/** "+41 points (22–58)"; "−2 points (−11 to 8)" where a range with a dash would be read wrongly. */
export function foundText({ effect, low, high }: Omit<PlaceProof, "provedAt">): string {
  const signed = (value: number) => points(value).replace(/^-0$/u, "0").replace("-", "−");
  const value = signed(effect);
  const range = low < 0 ? `${signed(low)} to ${signed(high)}` : pointRange({ low, high });
  return `${effect > 0 && value !== "0" ? "+" : ""}${value} points (${range})`;
}

/** "28 Nov 2026". */
export function proofDay({ provedAt }: Pick<PlaceProof, "provedAt">): string {
  return DAY.format(new Date(provedAt));
}
