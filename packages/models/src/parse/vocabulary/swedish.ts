import { terms, type Vocabulary } from "./vocabulary.ts";

export const swedish = {
  fieldLabels: terms`
    pris priser fördelar nackdelar plats adress webbplats omdöme tips kontakt passar_för bäst_för
  `,
  avoid: terms`rekommenderar_inte avråd\w* undvik\w* inte_(?:rekommend\w*|värd\w*)`,
  avoidLabels: terms`undvik sämst`,
  gone: terms`
    (?:nedlagd|nedlagt|stängd|stängt|konkurs)(?:_sedan|[.,;)]|$) finns_inte_längre
    (?:nedlagd|konkurs|stängd?)\w*
  `,
  criteria: terms`
    sammanfattning slutsats tips kriterier frågor att_tänka_på hur_(?:du|jag) innan_du så_(?:väljer|valde)
  `,
  kinds: terms`(?:två|tre|fyra|fem|sex|några|följande)_(?:\p{L}+_)?(?:steg|frågor|kriterier|punkter)`,
  sources: terms`källor källa`,
  mentions: terms`hedersomnämnande\w* även_(?:bra|värda|värd) övriga andra_(?:bra|alternativ)`,
  placeholders: terms`ingen inga`,
  cues: terms`bäst\w* rekommender\w* bäst\p{L}*`,
  conjunctions: terms`och samt eller sedan följt_av och_sist`,
  objectBefore: terms`rekommenderar är`,
  orderWords: terms`första andra tredje slutligen`,
  awards: terms`bäst bästa billigast för`,
  ordering: terms`rangordning ordning`,
  ties: terms`delad`,
  rankNouns: terms`plats`,
  refusals: terms`jag_kan_tyvärr_inte tyvärr_kan_jag_inte`,
  absences: terms`
    jag_(?:vill|kan|tänker)_(?:helst_)?inte_(?:\p{L}+_){0,3}(?:nämna|peka_ut|rekommendera|rangordna)
    jag_(?:nämner|rekommenderar)_(?:helst_)?ing(?:en|a) hittade_inga inga_(?:\p{L}+_)?företag
  `,
  offers: terms`här_är men_(?:dessa|här|det_finns|några) följande däremot ändå i_stället`,
  companyKeys: terms`namn företag märke leverantör butik firma`,
  siteKeys: terms`webbplats domän hemsida webb`,
  rankKeys: terms`plats placering rang`,
  notNameTitles: terms`ort stad pris betyg`,
} satisfies Vocabulary;
