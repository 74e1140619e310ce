import type { Connection, Topic } from "@standings/database";
import {
  type CheckedQueries,
  checkQueries,
  isTemplate,
  PROMPT_MAX_LENGTH,
  type RowRules,
  readWordingFile,
  TEMPLATE_INVALID,
} from "@standings/domain";
import type { ServiceContext } from "../context.ts";
import { ServiceError } from "../errors.ts";
import { directoryFinder } from "./names-of-directory.ts";

export interface QueryFile {
  readonly csv: string;
  /** How each query is asked; null: as it stands. */
  readonly template: string | null;
}

/** Throws TOPIC_INVALID for a template that is none. */
export function checkTemplate(template: string | null): void {
  if (template !== null && !isTemplate(template))
    throw new ServiceError("TOPIC_INVALID", { message: TEMPLATE_INVALID });
}

/** Queries of a file as questions of a topic, and those that are set apart. */
export async function askQueries(
  services: Pick<ServiceContext, "settings"> & { readonly db: Connection },
  { name }: Topic,
  { csv, template }: QueryFile,
  rules: RowRules,
): Promise<CheckedQueries> {
  const rows = readWordingFile(csv);
  // What is no prompt names nobody that matters.
  const texts = rows.flatMap(({ text }) => (text.length > PROMPT_MAX_LENGTH ? [] : [text]));
  const namesOther = await directoryFinder(services, texts, name);
  return checkQueries(rows, template, { ...rules, namesOther });
}
