import { z } from "zod";
import { parseJson } from "../ask/ask-json.ts";

/** A statement as the reader gives it; nothing of it is checked yet. */
export type ClaimedStatement = z.infer<typeof statement>;

const MAX_REPLY = 100_000;
/** More than four companies may have, so that what is dropped is counted. */
const MAX_CLAIMED = 100;

/** Without what no text of a database holds. */
const text = z
  .string()
  .max(1_000)
  .catch("")
  .transform((said) => said.replaceAll("\0", "").toWellFormed());
const statement = z.looseObject({
  company: text,
  attribute: text,
  subject: text,
  says: text,
  value: text,
  polarity: text,
  aspect: text,
  quote: z.string().max(2_000),
  same_as: z.union([text, z.number().transform(String)]).catch(""),
});
const reply = z.looseObject({ statements: z.array(z.unknown()) });

/** Reads the reply's JSON, bare or in a fence. Null when it is none, or not of the form asked for. */
export function readClaimsReply(content: string): ClaimedStatement[] | null {
  if (content.length > MAX_REPLY) return null;
  const parsed = reply.safeParse(parseJson(content));
  if (!parsed.success) return null;
  return parsed.data.statements.slice(0, MAX_CLAIMED).flatMap((item) => {
    const read = statement.safeParse(item);
    return read.success ? [read.data] : [];
  });
}
