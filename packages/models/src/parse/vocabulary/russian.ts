import { phrases, type Vocabulary, words } from "./vocabulary.ts";

export const russian = {
  fieldLabels: [
    ...words`плюсы минусы сайт цена преимущества недостатки`,
    ...words`примечание совет адрес контакты телефон особенности`,
  ],
  siteLabels: words`сайт`,
  avoid: [
    ...words`избегать`,
    ...phrases`не рекоменд\w*`,
    ...phrases`
    не советую
    избега\p{L}*
    обходите
  `,
  ],
  criteria: [
    ...words`критерии`,
    ...phrases`как выбрать`,
    ...words`советы вопросы примечания`,
    ...phrases`
      на что (?:обратить|смотреть)
      перед (?:покупкой|тем)
    `,
  ],
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
  kinds: phrases`
    (?:два|две|три|четыре|пять|шесть) (?:\p{L}+ )?(?:шага|шагов|вопроса|вопросов|критериев|критерия|пункт\p{L}*)
    (?:несколько|следующие) (?:\p{L}+ )?(?:шагов|шаги|вопросов|вопросы|критериев|критерии|пункт\p{L}*)
    (?:виды|типы) (?:компаний|фирм|специалистов|услуг)
  `,
  refusals: [...words`извините`, ...phrases`не могу (?:помочь|ответить)`],
  weakAbsences: phrases`
    не могу (?:\p{L}+ )?(?:назвать|рекомендовать|порекомендовать|посоветовать|составить|выделить)
    (?:предпочитаю|предпочту|предпочёл бы) не
    не (?:буду|стану|берусь) (?:называть|рекомендовать|советовать|оценивать|составлять|судить)
  `,
  offers: phrases`
    вот(?! (?:как|что))
    но (?:есть|вот|эти|можно)
    следующие
    однако
    тем не менее
    ниже
    вместо этого
    выделяются
  `,
  absences: phrases`
    не (?:удалось|смог\p{L}*) найти
    не наш\p{L}+
  `,
  companyKeys: words`название компания`,
  expertKeys: words`имя`,
  siteKeys: words`домен сайт`,
  rankKeys: [...words`место`, ...words`позиция`],
  descriptionKeys: words`описание`,
  nameTitles: [...words`компания`, ...words`название фирма бренд магазин марка`],
  avoidLabels: [
    ...words`избегать худший`,
    ...phrases`
      не советую
    `,
  ],
  gone: [
    ...phrases`
      больше не (?:работает|существует)
      (?:закрыл|закрыт|ликвидирован)\p{L}*(?: в| с|[.,;)]|$)
    `,
    ...phrases`
    закрыл(?:ась|ся|ись)
    обанкротил\p{L}*
  `,
  ],
  mentions: phrases`
      почётн\p{L}* упоминан\p{L}*
      также (?:хорош\p{L}*|стоит)
      другие (?:варианты|хорошие)
      остальные
    `,
  rankTitles: words`место позиция рейтинг`,
  siteTitles: words`сайт адрес домен`,
  rankNouns: words`место`,
  ties: phrases`
      делят
      делит
    `,
  ordering: [
    ...words`рейтинг`,
    ...phrases`
      по порядку
    `,
  ],
  notNameTitles: phrases`
    город
    цена
    оценка
  `,
} satisfies Vocabulary;
