/**
 * Words of one language, by meaning. A term is the source of a regular expression: a plain word stands for
 * itself, `recommend\w*` for all its forms. Every meaning is optional.
 */
export interface Vocabulary {
  /** Written without spaces between words, or with particles attached to them: terms match anywhere. */
  readonly joined?: boolean;

  // Labels of an entry's own lines, such as `Pricing: from $10`
  readonly fieldLabels?: Terms;
  /** The text of a link that cites a page: `[source](…)`. */
  readonly sourceWords?: Terms;

  // Titles of sections
  /** The entries below are advised against or left out. */
  readonly avoid?: Terms;
  /** The label of a line that advises against the name after it: `Skip: X`. */
  readonly avoidLabels?: Terms;
  /** What follows a name says that it is not to be had: `closed in 2021`. */
  readonly gone?: Terms;
  /** The title begins so: `How to choose`. No names follow. */
  readonly criteria?: Terms;
  /** The introduction speaks of kinds of providers or of steps, so what follows is no names. */
  readonly kinds?: Terms;
  /** A title that stands where a name could begins so: `For families`, `Step 2`. */
  readonly titleStarts?: Terms;
  /** The label of a line that sums the answer up: `In short: A for price, B for service.` */
  readonly summaries?: Terms;
  readonly sources?: Terms;
  /** Honourable mentions. */
  readonly mentions?: Terms;
  /** The title announces the picks. */
  readonly picks?: Terms;

  // Words and texts that are no names
  /** No name by itself, unless it is emphasised: `**Nothing** – fun design`. */
  readonly weakPlaceholders?: Terms;
  readonly placeholders?: Terms;
  /** A text that begins so is a sentence. */
  readonly sentenceStarts?: Terms;
  /** A text with one of these after its first word is a sentence. */
  readonly sentenceWords?: Terms;
  /** Instructions to the reader, with a capital: `Set a budget`. */
  readonly imperatives?: Terms;
  /** Their full stop ends no sentence and no name. */
  readonly abbreviations?: Terms;
  /** Verbs after which a name has ended. */
  readonly nameVerbs?: Terms;
  /** A name made of these alone is a category or a criterion. */
  readonly ordinaryWords?: Terms;
  /** Ordinary words that have a capital at the beginning of a sentence. */
  readonly leadingWords?: Terms;
  /** Verbs that a name without spaces before it would swallow. */
  readonly leadingVerbs?: Terms;

  // Running text
  /** The sentence recommends somebody. */
  readonly cues?: Terms;
  /** Between two names of an enumeration. */
  readonly conjunctions?: Terms;
  /** The same, where both neighbours are known to be names. */
  readonly looseConjunctions?: Terms;
  /** After a name, before the reason: `Copper for Gmail users`. */
  readonly reasonWords?: Terms;
  /** Right before a name that is only mentioned: `owned by X`. */
  readonly excludedBefore?: Terms;
  /** Exceptions from these: `led by X`. */
  readonly commendedBefore?: Terms;
  /** Right before a name that is recommended: `my pick is X`. */
  readonly objectBefore?: Terms;
  /** Right after a name that is a sentence's subject. */
  readonly subjectVerbs?: Terms;

  // Advice
  readonly advice?: Terms;
  /** `I'd` … X */
  readonly personalAdvice?: Terms;
  /** Verbs that turn it round: `I'd avoid X`. */
  readonly adviceAgainst?: Terms;
  readonly praise?: Terms;
  /** Puts a name in an order: `third comes X`. */
  readonly orderWords?: Terms;

  // Labels that say what a name is best at, such as `Best overall: HubSpot`
  readonly awards?: Terms;
  /** Ends of such a label, where words are not set apart: `초보자용`. */
  readonly awardEnds?: Terms;
  /** No label alone: `Value`. */
  readonly weakAwards?: Terms;
  /** `runner_up`, `best_overall` as keys of JSON. */
  readonly placeKeys?: Terms;
  /** A line with one of these orders the names that it lists: `Ranked: B, A, C`. */
  readonly ordering?: Terms;
  /** The text before a later list takes an earlier one back: `Hold on`. */
  readonly withdrawals?: Terms;
  /** After a rank that several share: `2 (tie)`. */
  readonly ties?: Terms;
  /** The words for first, second and so on, in order. */
  readonly ordinals?: Terms;
  /** After a number that is a rank: `2° posto`. */
  readonly rankNouns?: Terms;
  /** Before a number that is a rank: `No. 1`. */
  readonly rankMarks?: Terms;

  // Answers that name nobody
  readonly refusals?: Terms;
  /** An answer that found nothing, with one of these, is a refusal. */
  readonly refusalWords?: Terms;
  /** Nothing was found, or the answer declines. */
  readonly absences?: Terms;
  /** Announces names in spite of it. */
  readonly offers?: Terms;

  // Keys of JSON and titles of columns, without spaces, marks and case; the most telling first
  readonly companyKeys?: Terms;
  readonly expertKeys?: Terms;
  readonly siteKeys?: Terms;
  readonly rankKeys?: Terms;
  readonly descriptionKeys?: Terms;
  readonly rationaleKeys?: Terms;
  readonly profileKeys?: Terms;
  readonly imageKeys?: Terms;
  readonly sectorKeys?: Terms;
  /** Lists below hold no recommendations. */
  readonly leftOutKeys?: Terms;
  /** An object with a name below is a category, not an entry. */
  readonly listKeys?: Terms;
  /** Titles of columns that hold no names. */
  readonly notNameTitles?: Terms;
}

type Terms = readonly string[];

export type Meaning = Exclude<keyof Vocabulary, "joined">;

/** Terms in running lines; an underscore is a space in a phrase: `stay_away recommend\w*`. */
export function terms(text: TemplateStringsArray): Terms {
  const found = (text.raw[0] ?? "").split(/\s+/).filter((term) => term !== "");
  return found.map((term) => term.replaceAll("_", " "));
}
