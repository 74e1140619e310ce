import { SECTORS, type Sector } from "@standings/domain";
import { z } from "zod";
import { readCsv } from "../../read-csv.ts";
import { stems } from "../question/stems.ts";

/** A fictional person; every sentence says so. */
export interface Expert {
  readonly name: string;
  readonly slug: string;
  readonly field: string;
  readonly sector: Sector;
  readonly sentence: string;
  /** Stems of the field and its keywords. */
  readonly words: ReadonlySet<string>;
}

/** `keywords` are the words that questions use for the field. */
const fieldRow = z.strictObject({
  field: z.string().min(1),
  sector: z.enum(SECTORS),
  keywords: z.string().min(1),
});
const fields = new Map(readCsv("expert-fields", fieldRow).map((row) => [row.field, row]));

const row = z
  .strictObject({ name: z.string().min(1), speciality: z.string().min(1), field: z.string() })
  .transform(({ name, speciality, field }, context): Expert => {
    const known = fields.get(field);
    if (!known) {
      context.addIssue(`There is no field "${field}"`);
      return z.NEVER;
    }
    return {
      name,
      slug: stems(name.replaceAll("-", " ")).join("-"),
      field: speciality,
      sector: known.sector,
      sentence: `${name} is a fictional person in sandbox data, described as an expert in ${speciality}.`,
      words: new Set(stems(`${field} ${known.keywords} ${speciality}`)),
    };
  });

export const EXPERTS: readonly Expert[] = readCsv("experts", row);
