/** Their code is fetched when this section is nearly in view. */
export const COMPANIES_ID = "companies";
