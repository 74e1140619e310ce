/** The sections' code is fetched when this one is nearly in view. */
export const COMPANIES_ID = "companies";
export const SECTORS_ID = "sectors";
export const QUESTIONS_ID = "questions";
