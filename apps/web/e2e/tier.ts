/** Whether everything is looked at, by `npm run test:all`; `npm test` looks at what a change breaks most often. */
export const isWhole = process.env.TIER === "all";
