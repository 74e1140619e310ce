import type { ZxcvbnFactory } from "@zxcvbn-ts/core";

/** Guesses within which a password counts as common: the estimator's list of 49,233, in lower and upper case. */
const COMMON_GUESSES = 100_000;

/** Characters that are looked at: the estimator's time grows with the square of the length. */
const ESTIMATED_LENGTH = 32;

let estimator: Promise<ZxcvbnFactory> | undefined;

/** Loaded with the first password that is chosen: the list takes 100 ms and some memory. */
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

/** Whether a password is on the list of common ones, or as soon guessed: a sequence, a repetition, keys in a row. */
export async function isCommonPassword(password: string): Promise<boolean> {
  estimator ??= loadEstimator();
  return (await estimator).check(password.slice(0, ESTIMATED_LENGTH)).guesses < COMMON_GUESSES;
}
