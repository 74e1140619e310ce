import { anyOf } from "./vocabulary/compile.ts";
import { matcher } from "./vocabulary/matcher.ts";

/** Labels of an entry's own lines, whole: `Pricing`, `key features`. */

export const FIELD_LABEL = matcher(["fieldLabels"], "whole");
export const SITE_LABEL = new RegExp(
  String.raw`^(?:(?:official|company|main)\s)?${anyOf("siteLabels")}$`,
  "iu",
);
export const REASON_LABEL = matcher(["reasonLabels"], "whole");
export const PROFILE_LABEL = matcher(["profileLabels"], "whole");
export const IMAGE_LABEL = matcher(["imageLabels"], "whole");
