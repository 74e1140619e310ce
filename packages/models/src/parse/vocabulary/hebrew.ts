import { type Vocabulary, words } from "./vocabulary.ts";

export const hebrew = {
  joined: true,
  cues: words`הטוב`,
  refusals: words`מצטער`,
} satisfies Vocabulary;
