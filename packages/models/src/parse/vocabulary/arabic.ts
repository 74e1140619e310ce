import { terms, type Vocabulary } from "./vocabulary.ts";

export const arabic = {
  joined: true,
  fieldLabels: terms`المميزات العيوب الموقع السعر`,
  avoid: terms`تجنب لا_أنصح لا_أوصي`,
  criteria: terms`كيفية معايير`,
  sources: terms`المصادر`,
  placeholders: terms`لا_يوجد لا_شيء`,
  sentenceStarts: terms`إليك فيما_يلي`,
  cues: terms`أفضل الأفضل أنصح`,
  conjunctions: terms`و`,
  objectBefore: terms`هي هو مثل`,
  refusals: terms`عذر آسف لا_أستطيع لا_يمكنني`,
  absences: terms`(?:أفضل|أفضّل)_(?:ألا|عدم|أن_لا) لن_(?:أذكر|أرشح|أوصي|أسمي) لم_أجد`,
  offers: terms`إليك فيما_يلي ومع_ذلك لكن التالية`,
  companyKeys: terms`الاسم الشركة المتجر المكتب`,
  siteKeys: terms`الموقع النطاق`,
  rankKeys: terms`الترتيب`,
} satisfies Vocabulary;
