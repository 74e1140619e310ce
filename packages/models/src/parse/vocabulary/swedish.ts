import { phrases, type Vocabulary, words } from "./vocabulary.ts";

export const swedish = {
  orderWords: words`första andra tredje slutligen`,
  fieldLabels: [
    ...words`
      pris priser fördelar nackdelar plats adress webbplats omdöme tips kontakt
    `,
    ...phrases`
      passar för
      bäst för
    `,
  ],
  siteLabels: words`webbplats hemsida`,
  criteria: [
    ...words`sammanfattning slutsats tips kriterier frågor`,
    ...phrases`
      att tänka på
      hur (?:du|jag)
      innan du
      så (?:väljer|valde)
    `,
  ],
  avoid: [
    ...words`undvik undvika`,
    ...phrases`
      rekommenderar inte
      avråder
    `,
    ...phrases`
    avråd\w*
    undvik\w*
    inte (?:rekommend\w*|värd\w*)
  `,
  ],
  avoidLabels: words`undvik sämst`,
  gone: [
    ...phrases`
      (?:nedlagd|nedlagt|stängd|stängt|konkurs)(?: sedan|[.,;)]|$)
      finns inte längre
    `,
    ...phrases`
    (?:nedlagd|konkurs|stängd?)\w*
  `,
  ],
  mentions: phrases`
      hedersomnämnande\w*
      även (?:bra|värda|värd)
      övriga
      andra (?:bra|alternativ)
    `,
  sources: words`källor källa`,
  cues: [
    ...phrases`
      bäst\w*
      rekommender\w*
    `,
    ...phrases`
    rekommenderar
    bäst\p{L}*
  `,
  ],
  awards: words`bäst bästa billigast för`,
  awardPurposes: words`för`,
  awardSuperlatives: words`bästa bäst`,
  companyKeys: words`namn företag`,
  rankKeys: words`plats placering`,
  siteKeys: words`webbplats domän`,
  rankTitles: words`plats placering rang`,
  siteTitles: words`webbplats hemsida domän webb`,
  nameTitles: [
    ...words`företag namn märke leverantör butik`,
    ...phrases`
    firma
  `,
  ],
  conjunctions: [
    ...words`och samt eller`,
    ...phrases`
    sedan
    följt av
    och sist
  `,
  ],
  kinds: phrases`
    (?:två|tre|fyra|fem|sex|några|följande) (?:\p{L}+ )?(?:steg|frågor|kriterier|punkter)
  `,
  refusals: phrases`
      jag kan tyvärr inte
      tyvärr kan jag inte
    `,
  weakAbsences: phrases`
    jag (?:vill|kan|tänker) (?:helst )?inte (?:\p{L}+ ){0,3}(?:nämna|peka ut|rekommendera|rangordna)
    jag (?:nämner|rekommenderar) (?:helst )?ing(?:en|a)
  `,
  offers: phrases`
    här är
    men (?:dessa|här|det finns|några)
    följande
    däremot
    ändå
    i stället
  `,
  absences: phrases`
      hittade inga
      inga (?:\p{L}+ )?företag
    `,
  rankNouns: words`plats`,
  ties: words`delad`,
  placeholders: words`ingen inga`,
  ordering: words`rangordning ordning`,
  notNameTitles: phrases`
    ort
    stad
    pris
    betyg
  `,
  objectBefore: phrases`
    rekommenderar
    är
  `,
} satisfies Vocabulary;
