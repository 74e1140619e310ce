import type { NameKind, NameRule } from "@standings/domain";

export const KIND_WORDS: Readonly<Record<NameKind, string>> = {
  name: "name",
  legal: "legal name",
  product: "product",
  script: "other script",
  former: "former name",
};

export const RULE_WORDS: Readonly<Record<NameRule, string>> = {
  any: "In any case",
  as_written: "As it is written",
  with_category: "Only with its category or site",
};
