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

export interface Label {
  readonly label: string;
  readonly value: string;
}

const LABEL = /^([^:：➜→]{2,80}?)\s*(?:[:：➜→](?!\/\/)|\s[–—-]\s)\s*(\S.*)$/su;

/** `Enterprise: SAP`, `For startups → Xero`. */
export function splitLabel(plain: string): Label | null {
  const match = LABEL.exec(plain);
  return match?.[1] && match[2] ? { label: match[1], value: match[2] } : null;
}
