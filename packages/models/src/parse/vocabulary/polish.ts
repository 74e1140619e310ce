import { phrases, type Vocabulary, words } from "./vocabulary.ts";

export const polish = {
  withdrawals: phrases`
    poprawka
    a jednak
  `,
  cues: phrases`najlepsz\p{L}*`,
  orderWords: phrases`
    pierwsz\p{L}*
    drugi\p{L}*
    trzeci\p{L}*
    następn\p{L}*
  `,
  companyKeys: words`nazwa`,
} satisfies Vocabulary;
