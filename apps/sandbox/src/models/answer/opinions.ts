import { isAspect } from "@standings/domain";
import { z } from "zod";
import { readCsv } from "../../read-csv.ts";
import { chance, pick } from "../random.ts";

/** What companies are praised and blamed for. */
export const OPINIONS = readCsv(
  "opinions",
  z.strictObject({
    aspect: z.string().refine(isAspect),
    polarity: z.enum(["praised", "blamed"]),
    sentence: z.string().includes("{name}"),
  }),
);

const ASPECTS = [...new Set(OPINIONS.map(({ aspect }) => aspect))];
/** How often an answer in plain words has an opinion of a company that it names. */
const HAS = 0.3;
/** How often all models agree on whether a company is good at something; else the answer's own draw decides. */
const AGREED = 0.8;

/** What a model thinks of a company in one answer: of most aspects what all think; null: nothing. */
export function opinionOf(
  { name, domain }: { readonly name: string; readonly domain: string },
  ...drawn: readonly string[]
): string | null {
  if (chance("opinion", domain, ...drawn) >= HAS) return null;
  const [first = "other", ...others] = ASPECTS;
  return opinionFor({ name, domain }, pick([first, ...others], "aspect", domain, ...drawn), ...drawn);
}

/** What it thinks of one aspect. */
export function opinionFor(
  { name, domain }: { readonly name: string; readonly domain: string },
  aspect: string,
  ...drawn: readonly string[]
): string | null {
  const isAgreed = chance("agreed", domain, ...drawn) < AGREED;
  const isGood = chance("good", domain, aspect, ...(isAgreed ? [] : drawn)) < 0.6;
  const polarity = isGood ? "praised" : "blamed";
  const opinion = OPINIONS.find((one) => one.aspect === aspect && one.polarity === polarity);
  return opinion?.sentence.replace("{name}", name) ?? null;
}
