/** The home page fetches 6 and shows 4 (spec part 1 §9). */
export const HOME_SUGGESTIONS = { fetched: 6, shown: 4 } as const;
