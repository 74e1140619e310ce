export { CLAIMS } from "./models/answer/claims.ts";
export { trueVerdict } from "./models/answer/judge-statements.ts";
export { SITE_DOMAINS } from "./sites/site-data.ts";
export { type Sandbox, type SandboxOptions, startSandbox } from "./start-sandbox.ts";
export { STORAGE_KEYS } from "./storage/verify-signature.ts";
