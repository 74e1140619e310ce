import { trimDomain } from "@standings/domain";

/** The home page fetches 6 and shows 4 (spec part 1 §9). */
export const HOME_SUGGESTIONS = { fetched: 6, shown: 4 } as const;

/** Rule for domains typed on the home page (spec part 1 §5). */
export const PAGE_RULE = { clean: trimDomain, errorMs: 3000 };
