/**
 * Questions whose answers differ from country to country, though nothing in their words names one: a search that heeds where
 * the buyer is finds other pages (`names-claims-topics-markets.md` §4.2 "Proof").
 */
export const PLACE_QUESTIONS: readonly string[] = [
  "Which banks have the best current account for a family?",
  "Which health insurance should a freelancer choose?",
  "Which mobile phone plan is the best value right now?",
  "Which energy company is the cheapest for a household?",
  "Which supermarket is the best for grocery delivery at home?",
  "Which real estate portal is the best to find a flat to rent?",
];

/** How often each question is asked with and without the location. */
const PLACE_ROUNDS = 2;

/** Calls of the proof of one model and country. */
export const PLACE_CALLS = PLACE_QUESTIONS.length * PLACE_ROUNDS * 2;

export interface PlaceCall {
  readonly question: string;
  /** From 1. */
  readonly round: number;
  /** The search is given the country. */
  readonly isSent: boolean;
}

/** Call 0 to `PLACE_CALLS` − 1: both arms in turns, so that whatever changes meanwhile changes both; the first with the location. */
export function placeCall(call: number): PlaceCall {
  const asked = Math.floor(call / 2);
  return {
    question: PLACE_QUESTIONS[asked % PLACE_QUESTIONS.length] ?? "",
    round: 1 + Math.floor(asked / PLACE_QUESTIONS.length),
    isSent: call % 2 === 0,
  };
}
