import type { Voice } from "../personas.ts";
import { on, type Sentences } from "./rationale-sentence.ts";

/** Why a company is near the top of a list, in each voice. */
export const TOP_SENTENCES: Readonly<Record<Voice, Sentences>> = {
  plain: {
    specific: [
      on(({ name, its }) => `${name} earns this place with ${its}.`),
      on(({ its, forWhom }) => `A frequent first choice${forWhom} because of ${its}.`),
      on(({ its, one }) => `Chosen mainly for ${its}, and a sound option when it comes to ${one}.`),
      on(
        ({ its, where, forWhom }) => `Widely shortlisted${where}; ${its} can make the difference${forWhom}.`,
      ),
      on(({ its, one }) => `Combines ${its} with a good showing on ${one}.`),
    ],
    general: [
      on(
        ({ both, forWhom, where }) =>
          `One of the most complete options${forWhom}${where}, covering both ${both}.`,
      ),
      on(({ name, both }) => `${name} is strong where it counts here: ${both}.`),
      on(
        ({ one, forWhom }) =>
          `A dependable choice${forWhom} with an established position and a focus on ${one}.`,
      ),
    ],
  },
  careful: {
    specific: [
      on(({ its, forWhom }) => `Often recommended${forWhom} because of ${its}.`),
      on(
        ({ its, forWhom }) =>
          `${its} can be especially helpful${forWhom}, although the right choice depends on your needs.`,
      ),
      on(({ name, its }) => `${name} is worth considering early, particularly for ${its}.`),
      on(({ its, where }) => `I rank it here for ${its} and a well-established position${where}.`),
      on(
        ({ its, one, forWhom }) =>
          `Well regarded${forWhom} for ${its}, with reasonable strength in ${one} too.`,
      ),
    ],
    general: [
      on(({ both, where }) => `A well-established option${where} that does well on both ${both}.`),
      on(({ one, forWhom }) => `Strong on ${one}, an important point${forWhom || " in this category"}.`),
      on(({ both }) => `Tends to be a safe recommendation when ${both} are the main concerns.`),
    ],
  },
  upbeat: {
    specific: [
      on(({ its, forWhom }) => `Stands out${forWhom} with ${its}.`),
      on(({ its, where }) => `A top pick${where}: ${its} will win over many buyers.`),
      on(({ its, forWhom }) => `Thanks to ${its}, it remains a favorite${forWhom}.`),
      on(({ its, forWhom }) => `Highly regarded for ${its}, a real plus${forWhom}.`),
      on(({ its, one }) => `Pairs ${its} with impressive ${one}.`),
    ],
    general: [
      on(({ both, forWhom }) => `Delivers on ${both}, making it a leading choice${forWhom}.`),
      on(({ one, where }) => `An excellent all-rounder${where} with particular strength in ${one}.`),
      on(({ both, forWhom }) => `Hits the mark${forWhom} on ${both}.`),
    ],
  },
  blunt: {
    specific: [
      on(({ its, forWhom }) => `Hard to beat${forWhom}, mostly because of ${its}.`),
      on(({ its, where }) => `People${where} pick it for ${its}. Fair enough.`),
      on(({ its, forWhom, where }) => `The safe pick${forWhom}${where} if you want ${its}.`),
      on(({ its }) => `Near the top because of ${its}, not because of marketing.`),
      on(({ its, one }) => `Wins on ${its}. Holds up on ${one}, too.`),
    ],
    general: [
      on(({ both }) => `Gets ${both} right. That is most of what you need here.`),
      on(({ one }) => `Not exciting, but dependable on ${one}.`),
      on(({ one, forWhom }) => `Sensible default${forWhom}; few complaints about ${one}.`),
    ],
  },
  chatty: {
    specific: [
      on(
        ({ name, its, forWhom }) => `${name} is known for ${its}, which makes it a popular choice${forWhom}.`,
      ),
      on(({ its, where }) => `Many people${where} like ${its}.`),
      on(({ name, its, where }) => `${name} has a strong reputation${where}, mainly because of ${its}.`),
      on(({ name, its, forWhom }) => `With ${its}, ${name} is a natural choice${forWhom}.`),
      on(({ its, one }) => `It is popular for ${its} and also does well in terms of ${one}.`),
    ],
    general: [
      on(
        ({ name, both, forWhom }) =>
          `${name} does a good job on ${both}, so many people choose it${forWhom}.`,
      ),
      on(({ one, forWhom }) => `It is a popular option${forWhom} and does well in terms of ${one}.`),
      on(
        ({ name, one, where }) =>
          `${name} is one of the best-known names${where} and has a good reputation for ${one}.`,
      ),
    ],
  },
  sourced: {
    specific: [
      on(({ its }) => `Reviewers repeatedly point to ${its}.`),
      on(({ its, forWhom }) => `Frequently recommended${forWhom}, with sources citing ${its}.`),
      on(({ its, where }) => `Among the most cited names${where}, above all for ${its}.`),
    ],
    general: [
      on(({ subject, both }) => `Comparisons of ${subject} often place it high for ${both}.`),
      on(({ subject, one }) => `Appears in most roundups of ${subject}, usually with a note on ${one}.`),
    ],
  },
};
