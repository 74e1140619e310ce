/** Replacement for the router's default query parser, which reads JSON. */
export {
  parseSearch as defaultParseSearch,
  stringifySearch as defaultStringifySearch,
} from "../search-params.ts";
export { leftOut as parseSearchWith, leftOut as stringifySearchWith } from "./left-out.ts";
