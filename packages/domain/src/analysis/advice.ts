/** What a model advises. Each piece names the facts that it rests on, by their numbers; at least one. */
export interface Advice {
  readonly text: string;
  readonly facts: readonly number[];
  /** The text is a mask. */
  readonly censored?: boolean | undefined;
}

/** Advice of an SEO and AEO (answer engine optimization) analysis. */
export interface SeoAdvice {
  /** Sentences or paragraphs. */
  readonly summary: readonly Advice[];
  readonly keywords: readonly string[];
  readonly seoStrengths: readonly Advice[];
  readonly seoWeaknesses: readonly Advice[];
  readonly aeoStrengths: readonly Advice[];
  readonly aeoWeaknesses: readonly Advice[];
  /** Most important first; `reason` says why in one or two sentences. */
  readonly recommendations: readonly (Advice & { readonly reason: string })[];
}

export const LEVELS = ["Low", "Medium", "High"] as const;
export type Level = (typeof LEVELS)[number];

export interface PriorityAction extends Advice {
  readonly platforms: readonly string[];
  /** "Free", "Paid", or what the model says. */
  readonly cost: string;
  readonly effort: Level;
  readonly impact: Level;
}

export interface SourceCategory extends Advice {
  readonly category: string;
  /** Domains of the sources that were given to the model. */
  readonly sources: readonly string[];
}

/** Advice of an analysis of the sources that answers cite. */
export interface SourceAdvice {
  readonly summary: readonly Advice[];
  readonly recommendations: readonly Advice[];
  readonly missingOpportunities: readonly Advice[];
  readonly priorityActions: readonly PriorityAction[];
  /** `text` says what the opportunities are. */
  readonly sourceCategories: readonly SourceCategory[];
}
