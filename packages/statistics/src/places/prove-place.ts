import { mostOf, type PlaceProof } from "@standings/domain";
import { differenceOfArms } from "../arms.ts";

/** α of the range. */
const LEVEL = 0.05;

/** An answer of a proof. */
export interface PlaceAnswer {
  /** The search was given the country. */
  readonly isSent: boolean;
  readonly servedModel: string | null;
  /** Sites that it cites, and those of them that are of the country. */
  readonly cited: number;
  readonly local: number;
}

export interface PlaceDifference extends Omit<PlaceProof, "provedAt"> {
  /** The version that most answers are of; others are left out. */
  readonly servedModel: string | null;
  /** Answers that count, of both arms. */
  readonly answers: number;
}

/**
 * Whether a model heeds a location (`names-claims-topics-markets.md` §4.2): mean share of local sites among those cited with
 * the location, less without, as `differenceOfArms` has it. Answers that cite nothing say nothing and are left out. Null when
 * an arm has fewer than two that count.
 */
export function provePlace(answers: readonly PlaceAnswer[]): PlaceDifference | null {
  const served = mostOf(answers.map(({ servedModel }) => servedModel ?? ""));
  const counted = answers.filter(({ servedModel, cited }) => (servedModel ?? "") === served && cited > 0);
  const sharesOf = (arm: boolean) =>
    counted.filter(({ isSent }) => isSent === arm).map(({ cited, local }) => local / cited);
  const difference = differenceOfArms(
    [{ modelId: "", first: sharesOf(true), second: sharesOf(false) }],
    LEVEL,
  );
  if (difference === null) return null;
  const { value: effect, range } = difference;
  return { effect, low: range.low, high: range.high, servedModel: served || null, answers: counted.length };
}
