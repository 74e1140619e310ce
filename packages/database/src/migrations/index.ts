import type { Migration } from "kysely/migration";
import { up as accounts } from "./2026-11-21-accounts.ts";
import { up as accountsAndLedger } from "./2026-11-21-accounts-and-ledger.ts";
import { up as billing } from "./2026-11-21-billing.ts";
import { up as companyDirectory } from "./2026-11-21-company-directory.ts";
import { up as contact } from "./2026-11-21-contact.ts";
import { up as kindsOfRankings } from "./2026-11-21-kinds-of-rankings.ts";
import { up as runsAndSearches } from "./2026-11-21-runs-and-searches.ts";
import { up as sharedSearches } from "./2026-11-21-shared-searches.ts";

/** Applied in the order of their names; a released one is frozen. */
export const migrations: Record<string, Migration> = {
  "0001-accounts-and-ledger": { up: accountsAndLedger },
  "0002-runs-and-searches": { up: runsAndSearches },
  "0003-accounts": { up: accounts },
  "0004-billing": { up: billing },
  "0005-kinds-of-rankings": { up: kindsOfRankings },
  "0006-company-directory": { up: companyDirectory },
  "0007-shared-searches": { up: sharedSearches },
  "0008-contact": { up: contact },
};
