export type { ApiContext } from "./context.ts";
export { inputMessage } from "./procedures.ts";
export { type AppRouter, appRouter } from "./root.ts";
export * from "./schemas/auth.ts";
export * from "./schemas/billing.ts";
export * from "./schemas/company.ts";
export * from "./schemas/conversion.ts";
export * from "./schemas/search.ts";
export { text } from "./schemas/text.ts";
