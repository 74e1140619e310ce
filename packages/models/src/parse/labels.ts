import { anyOf, exactly } from "./vocabulary/compile.ts";

/** Labels of an entry's own lines, whole: `Pricing`, `key features`. */

export const FIELD_LABEL = exactly("fieldLabels");
export const SITE_LABEL = new RegExp(
  String.raw`^(?:(?:official|company|main)\s)?${anyOf("siteLabels")}$`,
  "iu",
);
export const REASON_LABEL = exactly("reasonLabels");
export const PROFILE_LABEL = exactly("profileLabels");
export const IMAGE_LABEL = exactly("imageLabels");
