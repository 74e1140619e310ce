import { phrases, type Vocabulary, words } from "./vocabulary.ts";

export const hebrew = {
  joined: true,
  cues: words`הטוב`,
  refusals: words`מצטער`,
  weakAbsences: phrases`
    (?:איני|אינני|לא) (?:יכול|יכולה|אוכל) (?:להמליץ|לדרג|לציין|לנקוב)
    (?:מעדיף|מעדיפה) (?:לא|שלא)
  `,
  offers: phrases`
    הנה
    להלן
    עם זאת
    אבל
    הבאים
  `,
} satisfies Vocabulary;
