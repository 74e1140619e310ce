/** Section that triggers the download of the sections' code when it is nearly in view. */
export const COMPANIES_ID = "companies";
export const SECTORS_ID = "sectors";
export const QUESTIONS_ID = "questions";
