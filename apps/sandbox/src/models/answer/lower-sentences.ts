import type { Voice } from "../personas.ts";
import { on, type Sentences } from "./rationale-sentence.ts";

/** Why a company is on the list at all, in each voice. */
export const LOWER_SENTENCES: Readonly<Record<Voice, Sentences>> = {
  plain: {
    specific: [
      on(({ its, forWhom }) => `A solid alternative${forWhom} thanks to ${its}.`),
      on(({ its }) => `Ranks here for ${its}, with less to offer beyond that than the leaders.`),
      on(({ its }) => `${its} may outweigh a narrower offer.`),
      on(({ its }) => `Known for ${its}, though a more specialised choice for this question.`),
      on(({ name, its, where }) => `${name} is less often named first${where} but is valued for ${its}.`),
      on(({ its, forWhom }) => `Relevant${forWhom} mainly because of ${its}.`),
    ],
    general: [
      on(({ both, forWhom }) => `Worth including${forWhom} when ${both} matter.`),
      on(({ both, where }) => `Less widely known${where}, but relevant where ${both} count.`),
      on(({ one, forWhom }) => `A competent option${forWhom} with a focus on ${one}.`),
      on(
        ({ name, one }) => `${name} is a reasonable choice for ${one}, if not the first name that comes up.`,
      ),
    ],
  },
  careful: {
    specific: [
      on(({ its }) => `May be a good fit if you value ${its}.`),
      on(({ its }) => `Less prominent than the options above, but ${its} could matter to you.`),
      on(({ its }) => `Appreciated for ${its}; it may be less complete in other respects.`),
      on(({ its, forWhom }) => `Could be worth a closer look${forWhom} given ${its}.`),
      on(({ name, its }) => `${name} is a more specific choice, with ${its} as the main argument.`),
    ],
    general: [
      on(({ one, forWhom }) => `A reasonable alternative${forWhom}, particularly with ${one} in mind.`),
      on(({ both }) => `Could suit you well if ${both} are high on your list.`),
      on(({ one, where }) => `Included as a smaller alternative${where} with an emphasis on ${one}.`),
      on(({ both }) => `Less complete than the leading options, yet sound on ${both}.`),
    ],
  },
  upbeat: {
    specific: [
      on(({ its }) => `A great option for anyone drawn to ${its}.`),
      on(({ its }) => `Brings something different to the list with ${its}.`),
      on(({ its }) => `${its} will appeal to a more specific audience.`),
      on(({ its, forWhom }) => `Deserves a closer look${forWhom} given ${its}.`),
      on(({ name, its }) => `${name} makes its mark with ${its}.`),
      on(({ its, forWhom }) => `A smart alternative${forWhom}, best known for ${its}.`),
    ],
    general: [
      on(({ both }) => `Offers a good balance of ${both}.`),
      on(({ one, forWhom }) => `A capable choice${forWhom} when the focus is on ${one}.`),
      on(({ both, where }) => `A handy choice${where} when ${both} come first.`),
      on(({ one }) => `Earns its spot with good ${one}.`),
    ],
  },
  blunt: {
    specific: [
      on(({ its }) => `Smaller name, but ${its} can tip the scales.`),
      on(({ its }) => `Makes sense if you care about ${its}. Otherwise look higher up.`),
      on(({ its }) => `On the list for ${its}, and not much else.`),
      on(({ its, forWhom }) => `Underrated${forWhom}, considering ${its}.`),
      on(({ its }) => `One argument for it: ${its}. It may be enough.`),
      on(({ its, where }) => `Not the obvious choice${where}, but ${its} should not be dismissed.`),
    ],
    general: [
      on(({ one }) => `Fine on ${one}; the ones above do more.`),
      on(({ both, forWhom }) => `Decent choice${forWhom} if ${both} are all you need.`),
      on(({ one, where }) => `Niche${where}, yet useful on ${one}.`),
      on(({ both }) => `Does ${both} well enough to make the list.`),
    ],
  },
  chatty: {
    specific: [
      on(({ name, its, forWhom }) => `${name} is another good option${forWhom}, known for ${its}.`),
      on(({ its }) => `Some people prefer it for ${its}.`),
      on(({ its }) => `It is less popular than the others, but ${its} can be useful.`),
      on(({ name, its }) => `People who like ${name} usually mention ${its}.`),
      on(({ its, forWhom }) => `It can be a good fit${forWhom} because of ${its}.`),
      on(({ name, its }) => `${name} is also worth considering for ${its}.`),
    ],
    general: [
      on(({ one }) => `It is a good choice for people who are mainly looking at ${one}.`),
      on(({ name, both }) => `${name} also does well in terms of ${both}.`),
      on(({ both, forWhom }) => `It can be a good alternative${forWhom} if ${both} are important to you.`),
      on(({ name, one }) => `${name} is a smaller name but has a decent reputation for ${one}.`),
    ],
  },
  sourced: {
    specific: [
      on(({ its }) => `Mentioned in several comparisons for ${its}.`),
      on(({ its }) => `Some reviews single out ${its}.`),
      on(({ its, forWhom }) => `Cited as an alternative${forWhom} with reference to ${its}.`),
    ],
    general: [
      on(({ subject, one }) => `Appears in roundups of ${subject} as an alternative with a focus on ${one}.`),
      on(({ both }) => `Listed less often, mainly in comparisons that weigh ${both}.`),
    ],
  },
};
