import { anyOf, termsOf } from "./vocabulary/compile.ts";

/** What keys are called in answers, the most telling name first. Keys are compared without case and marks. */

export const COMPANY_NAMES = termsOf("companyKeys");
export const EXPERT_NAMES = termsOf("expertKeys");
export const SITES = termsOf("siteKeys");
export const RANKS = termsOf("rankKeys");
export const DESCRIPTIONS = termsOf("descriptionKeys");
export const RATIONALES = termsOf("rationaleKeys");
export const PROFILES = termsOf("profileKeys");
export const IMAGES = termsOf("imageKeys");
export const SECTOR = termsOf("sectorKeys");

/** Lists under these keys hold no recommendations. */
export const LEFT_OUT = new RegExp(`^${anyOf("leftOutKeys")}$`);
export const MENTIONS = new RegExp(`^${anyOf("mentionKeys")}$`);
/** Under such a key an object with a name is a category, not an entry. */
export const LISTS = new RegExp(`^${anyOf("listKeys")}$`);
