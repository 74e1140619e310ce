import { plural } from "../number-words.ts";
import { ATTRIBUTE_NAMES, type Attribute } from "./attributes.ts";
import type { BrandClaims } from "./claim-record.ts";
import type { ClaimVerdict } from "./verdict.ts";

export const VERDICT_NAMES: Readonly<Record<ClaimVerdict, string>> = {
  false: "False",
  outdated: "Outdated",
  cannot_tell: "Can’t be told",
  true: "True",
};

/** What the page of claims says first: how many statements about a company are wrong, of how many, and about what most. */
export function claimsSentence(
  { hasReader, hasFacts, read, arm, claims }: BrandClaims,
  company = "you",
): string {
  const found = claims.reduce((sum, { statements }) => sum + statements, 0);
  if (!hasReader && found === 0) return "No model reads answers here, so nothing is known of what they say.";
  if (read === 0) return "No answer of these weeks was read yet: statements come with the next visit.";
  if (found === 0) return `No answer of these weeks says anything about ${company} that can be checked.`;
  const wrong = claims.filter(({ verdict }) => verdict === "false" || verdict === "outdated");
  const byAttribute = new Map<Attribute, number>();
  for (const { attribute, statements } of wrong)
    byAttribute.set(attribute, (byAttribute.get(attribute) ?? 0) + statements);
  const [most] = [...byAttribute].sort((a, b) => b[1] - a[1]);
  const answers = plural(read, arm === "list" ? "list" : "plain answer");
  const whole = `${plural(found, "statement")} about ${company} in ${answers}`;
  const of = `of the ${whole}`;
  if (!most && !hasFacts) return `${whole}: none can be false before you say what is true.`;
  if (!most) return `Nothing ${of} is known to be wrong.`;
  const sum = wrong.reduce((count, { statements }) => count + statements, 0);
  const about = ATTRIBUTE_NAMES[most[0]].toLowerCase();
  const part = most[1] === sum ? (sum === 1 ? "" : ", all of them") : `; ${most[1]}`;
  return `${sum} ${of} ${sum === 1 ? "is" : "are"} wrong${part} about ${about}.`;
}
