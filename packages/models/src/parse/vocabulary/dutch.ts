import { phrases, type Vocabulary, words } from "./vocabulary.ts";

export const dutch = {
  withdrawals: phrases`
    klopt niet
    correctie
    in plaats daarvan
  `,
  criteria: words`conclusie`,
  ties: words`gedeeld`,
  avoid: phrases`te vermijden`,
  sources: words`bronnen`,
  leadingWords: words`mijn onze daarna tot op ook`,
  cues: words`aanraden`,
  reasonWords: words`voor`,
  objectBefore: words`zijn`,
  orderWords: [
    ...words`eerste tweede derde vierde daarna vervolgens`,
    ...phrases`
      tot slot
      ten slotte
    `,
  ],
  awards: [...words`voor als`, ...phrases`(?:de |het )?beste`],
  awardPurposes: words`voor als`,
  awardSuperlatives: words`beste`,
  refusals: phrases`het spijt me`,
  companyKeys: words`naam bedrijf`,
  rankTitles: words`plaats rang positie`,
  siteTitles: words`website webadres site url domein`,
  nameTitles: words`merk bedrijf fabrikant`,
} satisfies Vocabulary;
