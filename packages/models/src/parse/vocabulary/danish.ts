import { terms, type Vocabulary } from "./vocabulary.ts";

export const danish = {
  fieldLabels: terms`
    pris priser fordele ulemper sted adresse hjemmeside tip kontakt bemærk egnet_til bedst_til
  `,
  avoid: terms`undgå anbefaler_ikke fraråde\w* ikke_anbefal\w*`,
  avoidLabels: terms`undgå værst`,
  gone: terms`(?:lukket|nedlagt|konkurs|ophørt)(?:_i|_siden|[.,;)]|$) findes_ikke_længere`,
  criteria: terms`
    opsummering konklusion tips kriterier spørgsmål hvad_du_skal hvordan_(?:du|jeg) før_du
    sådan_(?:vælger|valgte)
  `,
  kinds: terms`(?:to|tre|fire|fem|seks|nogle|følgende)_(?:\p{L}+_)?(?:trin|spørgsmål|kriterier|punkter)`,
  sources: terms`kilder kilde`,
  mentions: terms`hæderlig_omtale også_(?:gode|god|værd) øvrige andre_(?:gode|muligheder)`,
  placeholders: terms`ingen`,
  cues: terms`bedst\w* anbefal\w*`,
  conjunctions: terms`og samt eller`,
  orderWords: terms`første anden andre`,
  awards: terms`bedst bedste billigst til for`,
  ordering: terms`rækkefølge rangering`,
  ties: terms`delt`,
  rankNouns: terms`plads`,
  refusals: terms`jeg_kan_desværre_ikke desværre_kan_jeg_ikke`,
  absences: terms`
    jeg_(?:vil|kan)_(?:helst_)?ikke_(?:\p{L}+_){0,3}(?:nævne|udpege|anbefale|rangordne) fandt_ingen
    ingen_(?:\p{L}+_)?virksomheder
  `,
  offers: terms`her_er men_(?:disse|her|der_er|nogle) følgende derimod alligevel i_stedet`,
  companyKeys: terms`navn firma virksomhed mærke butik`,
  siteKeys: terms`hjemmeside domæne netsted web`,
  rankKeys: terms`plads placering nr`,
} satisfies Vocabulary;
