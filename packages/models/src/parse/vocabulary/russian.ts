import { phrases, type Vocabulary, words } from "./vocabulary.ts";

export const russian = {
  fieldLabels: words`плюсы минусы сайт цена преимущества недостатки`,
  siteLabels: words`сайт`,
  avoid: [...words`избегать`, ...phrases`не рекоменд\w*`],
  criteria: [...words`критерии`, ...phrases`как выбрать`],
  sources: words`источники`,
  placeholders: words`нет`,
  sentenceStarts: phrases`
    вот\s
    если\s
  `,
  leftOutClauses: [...words`избегать`, ...phrases`не рекоменд\p{L}*`],
  cues: phrases`
    лучш\p{L}*
    рекоменд\p{L}*
  `,
  conjunctions: words`и`,
  objectBefore: words`и это`,
  orderWords: [
    ...words`затем далее наконец`,
    ...phrases`
      перв\p{L}*
      втор\p{L}*
      трет\p{L}*
    `,
  ],
  awards: [...words`для`, ...phrases`лучш\p{L}+`],
  awardPurposes: words`для`,
  rankMarks: phrases`место\s`,
  refusals: [...words`извините`, ...phrases`не могу (?:помочь|ответить)`],
  absences: phrases`
    не (?:удалось|смог\p{L}*) найти
    не наш\p{L}+
  `,
  companyKeys: words`название компания`,
  expertKeys: words`имя`,
  siteKeys: words`домен сайт`,
  rankKeys: words`место`,
  descriptionKeys: words`описание`,
  nameTitles: words`компания`,
} satisfies Vocabulary;
