import { terms, type Vocabulary } from "./vocabulary.ts";

export const hebrew = {
  joined: true,
  cues: terms`הטוב`,
  refusals: terms`מצטער`,
  absences: terms`
    (?:איני|אינני|לא)_(?:יכול|יכולה|אוכל)_(?:להמליץ|לדרג|לציין|לנקוב) (?:מעדיף|מעדיפה)_(?:לא|שלא)
  `,
  offers: terms`הנה להלן עם_זאת אבל הבאים`,
} satisfies Vocabulary;
