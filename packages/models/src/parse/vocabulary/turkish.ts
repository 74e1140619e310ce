import { phrases, type Vocabulary, words } from "./vocabulary.ts";

export const turkish = {
  cues: phrases`en iyi`,
  orderWords: [...words`birinci ikinci üçüncü`, ...phrases`son olarak`],
  companyKeys: words`isim şirket`,
} satisfies Vocabulary;
