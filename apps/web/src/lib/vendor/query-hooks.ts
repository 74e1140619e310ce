/** Replacement for Query's hooks inside tRPC's, reduced to those in use. */
export { hashKey, skipToken, useMutation, useQuery, useSuspenseQuery } from "@tanstack/react-query";
export {
  leftOut as useInfiniteQuery,
  leftOut as usePrefetchInfiniteQuery,
  leftOut as usePrefetchQuery,
  leftOut as useQueries,
  leftOut as useSuspenseInfiniteQuery,
  leftOut as useSuspenseQueries,
} from "./left-out.ts";
