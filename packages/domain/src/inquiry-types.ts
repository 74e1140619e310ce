/** Kinds of messages to us (spec part 2 §3), apart from their texts: routes need no more. */
export const INQUIRY_TYPES = ["general", "technical", "billing", "feature", "partnership", "press"] as const;
export type InquiryType = (typeof INQUIRY_TYPES)[number];
