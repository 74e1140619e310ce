import { SECTORS } from "@standings/domain";
import { z } from "zod";
import { readCsv, values } from "../../read-csv.ts";

const row = z.strictObject({
  sector: z.enum(SECTORS),
  tag: z.string().min(1),
  /** The topic in a sentence: "options for CRM software". */
  label: z.string().min(1),
  /** Other ways to ask for it. */
  synonyms: values,
  /** What buyers of it look at; completes "strong on …". */
  criteria: values,
});

/** A thing buyers ask for. */
export type Topic = Readonly<z.output<typeof row>>;

export const TOPICS: readonly Topic[] = readCsv("topics", row);
