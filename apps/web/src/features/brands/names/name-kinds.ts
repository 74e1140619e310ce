import type { NameKind } from "@standings/domain";

export const KIND_WORDS: Readonly<Record<NameKind, string>> = {
  name: "name",
  legal: "legal name",
  product: "product",
  script: "other script",
  former: "former name",
};
