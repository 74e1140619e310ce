export const TRPC_URL = "/trpc";
