/** Replacement for the router's default query parser, which reads JSON. */
export {
  parseSearch as defaultParseSearch,
  stringifySearch as defaultStringifySearch,
} from "../../routes/search-params.ts";
export { leftOut as parseSearchWith, leftOut as stringifySearchWith } from "./left-out.ts";
