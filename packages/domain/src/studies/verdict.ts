import { plural } from "../number-words.ts";
import { FORM_WORDS, type FormWords } from "../topics/topic-form.ts";
import { pointRange, points } from "./ranges.ts";
import type { Estimate } from "./report.ts";

/** Below this share of answers that name anybody a question shows nobody's standing. */
export const NAMING_FLOOR = 0.5;
/** A range wider than this says nothing of a company. */
export const WIDEST_RANGE = 0.5;

/**
 * What a question can show, told before any rate. `names_you`: it names the company in focus. `not_enough`: a model with fewer
 * than two answers. `names_nobody`, `seldom_names`: models name nobody in most answers, for certain or perhaps. `absent`:
 * others are named, the one in focus never. `too_wide`: its range is wider than `WIDEST_RANGE`.
 */
export type StudyVerdictKind =
  | "names_you"
  | "not_enough"
  | "names_nobody"
  | "seldom_names"
  | "absent"
  | "too_wide"
  | "readable";

export interface StudyVerdict {
  readonly kind: StudyVerdictKind;
  /** Share of the answers that name anybody. */
  readonly naming: Estimate;
  /** Share of the answers that list the one in focus; null without one. */
  readonly own: Estimate | null;
  /** Rounds in all after which the range would no longer be too wide; null where it is not, or would stay so. */
  readonly rounds: number | null;
}

/**
 * The verdict in a sentence; null where the figures speak for themselves. `focus` is the name of the one in focus, `asked` the rounds
 * so far, `words` those of a topic's form.
 */
export function verdictSentence(
  { kind, naming, own, rounds }: StudyVerdict,
  focus: string | null,
  asked = 0,
  words: FormWords = FORM_WORDS.list,
): string | null {
  switch (kind) {
    case "names_you":
      return `The question names ${focus ?? "the company"}, so it can’t show whether models would by themselves.`;
    case "names_nobody":
      return `Models name nobody in ${nobodyText(naming)}: this question can’t show ${focus ?? "who stands where"}. Ask for names: “Which … do you recommend?”`;
    case "seldom_names": {
      const nobody = `Models name ${words.nobody} in ${nobodyText(naming)}`;
      return naming.value < NAMING_FLOOR
        ? `${nobody}, so the figures below rest on few ${words.answers}.`
        : `${nobody}: too few answers to tell whether most name ${words.anybody}.`;
    }
    case "absent":
      return `Others are named, ${focus ?? "it"} never (${own?.range ? pointRange(own.range) : "0"}%): a real gap.`;
    case "too_wide": {
      const more = rounds === null ? "" : ` About ${plural(rounds - asked, "more round")} would narrow it.`;
      return `How often ${focus ?? "it"} is ${words.counted} is hardly known yet: ${own?.range ? pointRange(own.range) : "0–100"}%.${more}`;
    }
    case "not_enough":
    case "readable":
      return null;
  }
}

/** "70% of answers (52–84%)". */
function nobodyText({ value, range }: Estimate): string {
  const share = `${points(1 - value)}% of answers`;
  return range === null ? share : `${share} (${pointRange({ low: 1 - range.high, high: 1 - range.low })}%)`;
}
