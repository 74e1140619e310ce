import { type Vocabulary, words } from "./vocabulary.ts";

export const swedish = {
  orderWords: words`första andra tredje slutligen`,
} satisfies Vocabulary;
