import type { Voice } from "../personas.ts";

/** What a rationale is made of. All of it follows from the question and the company's own row. */
export interface Facts {
  readonly name: string;
  /** Completes "its …": "visual sales pipeline"; null = nothing particular for this question. */
  readonly edge: string | null;
  /** Two things that buyers of this look at: "pipeline tracking". */
  readonly criterion: string;
  readonly second: string;
  /** "CRM software for startups" */
  readonly subject: string;
  /** Whom the question is asked for, when the company is known to suit them: "startups". */
  readonly audience: string | null;
  /** The market asked for, when the company is at home there: "Europe". */
  readonly place: string | null;
}

type Sentence = (facts: Facts) => string | null;
type Sentences = Readonly<Record<Voice, readonly [Sentence, ...Sentence[]]>>;

/** A sentence around the edge. Edges are singular or plural, so no verb may agree with one. */
function edge(write: (parts: Parts) => string): Sentence {
  return (facts) => (facts.edge === null ? null : write({ ...toParts(facts), its: `its ${facts.edge}` }));
}

/** A sentence around the criteria, which may be plural too. */
function on(write: (parts: Omit<Parts, "its">) => string): Sentence {
  return (facts) => write(toParts(facts));
}

interface Parts {
  readonly name: string;
  readonly its: string;
  readonly one: string;
  /** "price and support" */
  readonly both: string;
  readonly subject: string;
  /** " for startups" or "" */
  readonly forWhom: string;
  /** " in Europe" or "" */
  readonly where: string;
}

function toParts({ name, criterion, second, subject, audience, place }: Facts): Omit<Parts, "its"> {
  return {
    name,
    one: criterion,
    both: `${criterion} and ${second}`,
    subject,
    forWhom: audience ? ` for ${audience}` : "",
    where: place ? ` in ${place}` : "",
  };
}

export const TOP_SENTENCES: Sentences = {
  plain: [
    edge(({ name, its }) => `${name} earns this place with ${its}.`),
    on(({ both, forWhom, where }) => `One of the most complete options${forWhom}${where}, covering both ${both}.`),
    edge(({ its, forWhom }) => `A frequent first choice${forWhom} because of ${its}.`),
    edge(({ its, one }) => `Chosen mainly for ${its}, and a sound option when it comes to ${one}.`),
    on(({ both, forWhom }) => `Brings together ${both}, which is what most comparisons${forWhom} come down to.`),
    edge(({ its, where, forWhom }) => `Widely shortlisted${where}; ${its} can make the difference${forWhom}.`),
  ],
  careful: [
    edge(({ its, forWhom }) => `Often recommended${forWhom} because of ${its}.`),
    on(({ both, where }) => `A well-established option${where} that does well on both ${both}.`),
    edge(({ its, forWhom }) => `${upper(its)} can be especially helpful${forWhom}, although the right choice depends on your needs.`),
    on(({ one, forWhom }) => `Strong on ${one}, an important point${forWhom || " in this category"}.`),
    edge(({ name, its }) => `${name} is worth considering early, particularly for ${its}.`),
    edge(({ its, where }) => `I rank it here for ${its} and a well-established position${where}.`),
  ],
  upbeat: [
    edge(({ its, forWhom }) => `Stands out${forWhom} with ${its}.`),
    on(({ both, forWhom }) => `Delivers on ${both}, making it a leading choice${forWhom}.`),
    edge(({ its, where }) => `A top pick${where}: ${its} will win over many buyers.`),
    edge(({ its, forWhom }) => `Thanks to ${its}, it remains a favorite${forWhom}.`),
    on(({ one, where }) => `An excellent all-rounder${where} with particular strength in ${one}.`),
    edge(({ its, forWhom }) => `Highly regarded for ${its}, a real plus${forWhom}.`),
  ],
  blunt: [
    edge(({ its, forWhom }) => `Hard to beat${forWhom}, mostly for ${its}.`),
    on(({ both }) => `Gets ${both} right. That is most of what you need here.`),
    edge(({ its, where }) => `People${where} pick it for ${its}. Fair enough.`),
    edge(({ its, forWhom, where }) => `The safe pick${forWhom}${where} if you want ${its}.`),
    on(({ one }) => `Not exciting, but dependable on ${one}.`),
    edge(({ its }) => `Near the top because of ${its}, not because of marketing.`),
  ],
  chatty: [
    edge(({ name, its, forWhom }) => `${name} is known for ${its}, which makes it a popular choice${forWhom}.`),
    on(({ name, both, forWhom }) => `${name} does a good job on ${both}, so many people choose it${forWhom}.`),
    edge(({ its, where }) => `Many people${where} like ${its}.`),
    edge(({ name, its, where }) => `${name} has a strong reputation${where}, mainly because of ${its}.`),
    on(({ one, forWhom }) => `It is a popular option${forWhom} and does well in terms of ${one}.`),
    edge(({ name, its, forWhom }) => `With ${its}, ${name} is a natural choice${forWhom}.`),
  ],
  sourced: [
    edge(({ its }) => `Reviewers repeatedly point to ${its}.`),
    on(({ subject, both }) => `Comparisons of ${subject} often place it high for ${both}.`),
    edge(({ its, forWhom }) => `Frequently recommended${forWhom}, with sources citing ${its}.`),
    on(({ subject, one }) => `Appears in most roundups of ${subject}, usually with a note on ${one}.`),
    edge(({ its, where }) => `Among the most cited names${where}, above all for ${its}.`),
  ],
};

export const LOWER_SENTENCES: Sentences = {
  plain: [
    edge(({ its, forWhom }) => `A solid alternative${forWhom} thanks to ${its}.`),
    on(({ both, forWhom }) => `Worth including${forWhom} when ${both} matter.`),
    edge(({ its }) => `Ranks here for ${its}, with less to offer beyond that than the leaders.`),
    edge(({ its }) => `${upper(its)} may outweigh a narrower offer.`),
    on(({ both, where }) => `Less widely known${where}, but relevant where ${both} count.`),
    edge(({ its }) => `Known for ${its}, though a more specialised choice for this question.`),
    on(({ one, forWhom }) => `A competent option${forWhom} with a focus on ${one}.`),
  ],
  careful: [
    edge(({ its }) => `May be a good fit if you value ${its}.`),
    on(({ one, forWhom }) => `A reasonable alternative${forWhom}, particularly with ${one} in mind.`),
    edge(({ its }) => `Less prominent than the options above, but ${its} could matter to you.`),
    on(({ both }) => `Could suit you well if ${both} are high on your list.`),
    edge(({ its }) => `Appreciated for ${its}; it may be less complete in other respects.`),
    on(({ one, where }) => `Included as a smaller alternative${where} with an emphasis on ${one}.`),
  ],
  upbeat: [
    edge(({ its }) => `A great option for anyone drawn to ${its}.`),
    on(({ both }) => `Offers a good balance of ${both}.`),
    edge(({ its }) => `Brings something different to the list with ${its}.`),
    on(({ one, forWhom }) => `A capable choice${forWhom} when the focus is on ${one}.`),
    edge(({ its }) => `${upper(its)} will appeal to a more specific audience.`),
    on(({ both, where }) => `A handy choice${where} when ${both} come first.`),
    edge(({ its, forWhom }) => `Deserves a look${forWhom} for ${its}.`),
  ],
  blunt: [
    edge(({ its }) => `Smaller name, but ${its} can tip the scales.`),
    on(({ one }) => `Fine on ${one}; the ones above do more.`),
    edge(({ its }) => `Makes sense if you care about ${its}. Otherwise look higher up.`),
    on(({ both, forWhom }) => `Decent choice${forWhom} if ${both} are all you need.`),
    edge(({ its }) => `On the list for ${its}, and not much else.`),
    on(({ one, where }) => `Niche${where}, yet useful on ${one}.`),
    edge(({ its, forWhom }) => `Underrated${forWhom}, considering ${its}.`),
  ],
  chatty: [
    edge(({ name, its, forWhom }) => `${name} is another good option${forWhom}, known for ${its}.`),
    on(({ one }) => `It is a good choice for people who are mainly looking at ${one}.`),
    edge(({ its }) => `Some people prefer it for ${its}.`),
    on(({ name, both }) => `${name} also does well in terms of ${both}.`),
    edge(({ its }) => `It is less popular than the others, but ${its} can be useful.`),
    on(({ both, forWhom }) => `It can be a good alternative${forWhom} if ${both} are important to you.`),
    edge(({ name, its }) => `People who like ${name} usually mention ${its}.`),
  ],
  sourced: [
    edge(({ its }) => `Mentioned in several comparisons for ${its}.`),
    on(({ subject, one }) => `Appears in roundups of ${subject} as an alternative with a focus on ${one}.`),
    edge(({ its }) => `Some reviews single out ${its}.`),
    on(({ both }) => `Listed less often, mainly in comparisons that weigh ${both}.`),
    edge(({ its, forWhom }) => `Cited as an alternative${forWhom} with reference to ${its}.`),
  ],
};

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
