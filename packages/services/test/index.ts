/** What tests of other packages use: services over a real database and the sandbox, and accounts and searches in them. */
export { addJob } from "../src/jobs/add-job.ts";
export * from "./accounts.ts";
export { addBrand, HUBSPOT, SMALL, visit, visitWeeks } from "./brands.ts";
export { atSandbox, beginCheckout, payAtSandbox } from "./buying.ts";
export { addMadeAnswer, addMadeClaim, addMadeVisit, withoutFacts } from "./claims.ts";
export { addMadeWeeks, addTrackedBrand, experimentOf, GOLDEN, inWeek } from "./experiments.ts";
export { addProof } from "./places.ts";
export * from "./searches.ts";
export * from "./test-services.ts";
export { addTopic } from "./topics.ts";
export { setCredits } from "./users.ts";
export { addWeather } from "./weather.ts";
