export { insertJob, type JobOptions, releaseDeadJobs, removeFailedJobs } from "./jobs.ts";
