import { anyOf, matcher } from "./vocabulary/compile.ts";

/** Labels of an entry's own lines, whole: `Pricing`, `key features`. */

export const FIELD_LABEL = matcher(["fieldLabels"], "whole");
export const SUMMARY_LABEL = matcher(["summaries"], "whole");
export const SITE_LABEL = new RegExp(
  String.raw`^(?:(?:official|company|main)\s)?${anyOf("siteKeys")}$`,
  "iu",
);
export const REASON_LABEL = matcher(["rationaleKeys"], "whole");
export const PROFILE_LABEL = matcher(["profileKeys"], "whole");
export const IMAGE_LABEL = matcher(["imageKeys"], "whole");

export interface Label {
  readonly label: string;
  readonly value: string;
}

const MAX_LABEL = 80;
const BRACKETED = /^[【［[]((?=[^\]】］]*\p{Lo})[^\]】］\n]{2,40})[】］\]]\s*(\S[^\n]{0,60})$/u;

/** `【料金で選ぶなら】mineo`, `[단기] 그린카` */
export function bracketLabel(plain: string): Label | null {
  const [, label, value] = BRACKETED.exec(plain) ?? [];
  return label === undefined || value === undefined ? null : { label, value };
}

/** `Enterprise: SAP`, `For startups → Xero`. */
export function splitLabel(plain: string): Label | null {
  for (let at = 2; at < plain.length && at < MAX_LABEL + 3; at++) {
    const char = plain[at] ?? "";
    const isMark = ":：➜→".includes(char);
    const isDash = "–—-".includes(char) && plain[at - 1] === " " && plain[at + 1] === " ";
    if (!isMark && !isDash) continue;
    const [label, value] = [plain.slice(0, at).trimEnd(), plain.slice(at + 1).trimStart()];
    const isLabel = label.length >= 2 && label.length <= MAX_LABEL && value !== "" && !/[:：➜→]/u.test(label);
    return isLabel && !(isMark && plain.startsWith("//", at + 1)) ? { label, value } : null;
  }
  return null;
}
