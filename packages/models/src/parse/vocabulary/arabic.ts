import { phrases, type Vocabulary, words } from "./vocabulary.ts";

export const arabic = {
  joined: true,
  fieldLabels: words`المميزات العيوب الموقع السعر`,
  siteLabels: words`الموقع`,
  avoid: [
    ...words`تجنب`,
    ...phrases`
      لا أنصح
      لا أوصي
    `,
  ],
  criteria: words`كيفية معايير`,
  sources: words`المصادر`,
  placeholders: phrases`
    لا يوجد
    لا شيء
  `,
  sentenceStarts: [...words`إليك`, ...phrases`فيما يلي`],
  cues: words`أفضل الأفضل أنصح`,
  conjunctions: words`و`,
  objectBefore: words`هي هو مثل`,
  refusals: [
    ...words`عذر آسف`,
    ...phrases`
      لا أستطيع
      لا يمكنني
    `,
  ],
  weakAbsences: phrases`
    (?:أفضل|أفضّل) (?:ألا|عدم|أن لا)
    لن (?:أذكر|أرشح|أوصي|أسمي)
  `,
  offers: phrases`
    إليك
    فيما يلي
    ومع ذلك
    لكن
    التالية
  `,
  absences: phrases`لم أجد`,
  companyKeys: words`الاسم الشركة`,
  siteKeys: words`الموقع النطاق`,
  rankKeys: words`الترتيب`,
  nameTitles: [
    ...words`الشركة`,
    ...phrases`
    الاسم
    المتجر
    المكتب
  `,
  ],
} satisfies Vocabulary;
