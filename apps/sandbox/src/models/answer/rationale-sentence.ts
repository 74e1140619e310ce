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

type Sentence = (facts: Facts) => string;

/** Edges and criteria are singular or plural, so no verb in a sentence may agree with one. */
export interface Sentences {
  /** Around the company's edge. */
  readonly specific: readonly [Sentence, ...Sentence[]];
  /** Around the criteria, for companies without an edge and for variety. */
  readonly general: readonly [Sentence, ...Sentence[]];
}

interface Parts {
  readonly name: string;
  /** "its visual sales pipeline" */
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

/** Fills a sentence in and starts it with a capital, unless it starts with a name. */
export function on(write: (parts: Parts) => string): Sentence {
  return ({ name, edge, criterion, second, subject, audience, place }) => {
    const text = write({
      name,
      its: `its ${edge ?? criterion}`,
      one: criterion,
      both: `${criterion} and ${second}`,
      subject,
      forWhom: audience ? ` for ${audience}` : "",
      where: place ? ` in ${place}` : "",
    });
    return text.startsWith(name) ? text : text.charAt(0).toUpperCase() + text.slice(1);
  };
}
