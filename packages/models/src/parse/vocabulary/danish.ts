import { type Vocabulary, words } from "./vocabulary.ts";

export const danish = {
  orderWords: words`første anden andre`,
} satisfies Vocabulary;
