import type { AppRouter } from "@standings/api";
import { createTRPCReact } from "@trpc/react-query";

/** The API's procedures as hooks: `trpc.search.get.useQuery({ id })`. */
export const trpc = createTRPCReact<AppRouter>();

/** For functions that components and hooks call. */
export type TrpcUtils = ReturnType<typeof trpc.useUtils>;
export type TrpcClient = TrpcUtils["client"];
