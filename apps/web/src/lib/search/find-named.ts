import { type CompanySuggestion, isNamedSo } from "@standings/domain";
import type { TrpcUtils } from "../api/trpc.ts";

/** Companies that a typed name is looked for among. */
const LOOKED_AT = 6;

/** The domain of the company that is typed by its name; null where none is called so, or nobody can tell. */
export async function findNamed({ client }: TrpcUtils, typed: string): Promise<string | null> {
  const query = typed.trim();
  // An address that is no domain is a mistake, not a name.
  if (query === "" || /[./]/.test(query)) return null;
  const found: readonly CompanySuggestion[] = await client.company.suggest
    .query({ query, limit: LOOKED_AT })
    .catch(() => []);
  return found.find((company) => isNamedSo(company, query))?.domain ?? null;
}
