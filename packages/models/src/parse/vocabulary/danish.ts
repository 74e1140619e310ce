import { phrases, type Vocabulary, words } from "./vocabulary.ts";

export const danish = {
  orderWords: words`første anden andre`,
  fieldLabels: [
    ...words`
      pris priser fordele ulemper sted adresse hjemmeside tip kontakt bemærk
    `,
    ...phrases`
      egnet til
      bedst til
    `,
  ],
  siteLabels: words`hjemmeside netsted`,
  criteria: [
    ...words`opsummering konklusion tips kriterier spørgsmål`,
    ...phrases`
      hvad du skal
      hvordan (?:du|jeg)
      før du
      sådan (?:vælger|valgte)
    `,
  ],
  avoid: [
    ...words`undgå`,
    ...phrases`
      anbefaler ikke
      fraråder
    `,
    ...phrases`
    fraråde\w*
    ikke anbefal\w*
  `,
  ],
  avoidLabels: words`undgå værst`,
  gone: phrases`
      (?:lukket|nedlagt|konkurs|ophørt)(?: i| siden|[.,;)]|$)
      findes ikke længere
    `,
  mentions: phrases`
      hæderlig omtale
      også (?:gode|god|værd)
      øvrige
      andre (?:gode|muligheder)
    `,
  sources: words`kilder kilde`,
  cues: phrases`
      bedst\w*
      anbefal\w*
    `,
  awards: words`bedst bedste billigst til for`,
  awardPurposes: words`til for`,
  awardSuperlatives: words`bedste bedst`,
  companyKeys: words`navn firma virksomhed`,
  rankKeys: words`plads placering`,
  siteKeys: words`hjemmeside domæne`,
  rankTitles: words`plads placering nr`,
  siteTitles: words`hjemmeside netsted domæne web`,
  nameTitles: words`firma virksomhed navn mærke butik`,
  conjunctions: words`og samt eller`,
  kinds: phrases`
    (?:to|tre|fire|fem|seks|nogle|følgende) (?:\p{L}+ )?(?:trin|spørgsmål|kriterier|punkter)
  `,
  refusals: phrases`
      jeg kan desværre ikke
      desværre kan jeg ikke
    `,
  weakAbsences: phrases`
    jeg (?:vil|kan) (?:helst )?ikke (?:\p{L}+ ){0,3}(?:nævne|udpege|anbefale|rangordne)
  `,
  offers: phrases`
    her er
    men (?:disse|her|der er|nogle)
    følgende
    derimod
    alligevel
    i stedet
  `,
  absences: phrases`
      fandt ingen
      ingen (?:\p{L}+ )?virksomheder
    `,
  rankNouns: words`plads`,
  ties: words`delt`,
  placeholders: words`ingen`,
  ordering: words`rækkefølge rangering`,
} satisfies Vocabulary;
