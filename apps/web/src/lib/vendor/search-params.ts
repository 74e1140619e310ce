/** Replacement for the router's default reading and writing of queries, which parses JSON. */
export {
  parseSearch as defaultParseSearch,
  stringifySearch as defaultStringifySearch,
} from "../../routes/search-params.ts";
export { leftOut as parseSearchWith, leftOut as stringifySearchWith } from "./left-out.ts";
