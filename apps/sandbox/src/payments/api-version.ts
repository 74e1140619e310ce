/** The version that the `stripe` package of the product pins; events are written in it. */
export const API_VERSION = "2026-10-28.endive";
