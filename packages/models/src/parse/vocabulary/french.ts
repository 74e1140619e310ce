import { phrases, type Vocabulary, words } from "./vocabulary.ts";

export const french = {
  leftOutKeys: words`nonrecommandés nonrecommandé exclus àéviter`,
  kinds: phrases`
    (?:deux|trois|quatre|cinq|six|quelques|plusieurs) (?:\p{L}+ )?(?:étapes|questions|critères|points|aspects|repères)
    (?:familles|types|sortes|catégories) (?:de|d['’])\s?\p{L}+
    comment (?:trouver|choisir)
    (?:types|sortes|catégories) (?:de|d['’])\s?(?:\w+ )?(?:prestataires|entreprises|acteurs|fournisseurs|magasins)
    voici comment
    étapes suivantes
  `,
  ordering: phrases`
    classement
    classés?
    par ordre
  `,
  withdrawals: phrases`
    attendez
    correction
    corrigée?
    plutôt
    version finale
  `,
  avoidLabels: [
    ...phrases`
    à éviter
    le pire
  `,
    ...phrases`
      à (?:éviter|fuir)
    `,
  ],
  gone: [
    ...phrases`
    décédée?s?
    ne prend plus
    n['’]est plus (?:disponible|produit|vendu)
    (?:fermé|disparu|arrêté)e?s?(?: en| depuis|[.,;)]|$)
  `,
    ...phrases`
    (?:fermé|disparu|liquidé|racheté)e?s? en \d{4}
    a (?:fermé|cessé)
    en liquidation
    n['’]accepte plus
  `,
  ],
  rankNouns: words`place`,
  ties: phrases`
    ex[- ][aæ]e?quo
    égalité
  `,
  fieldLabels: [
    ...words`avantages inconvénients prix siège`,
    ...phrases`
      tarifs?
      site web
      site officiel
      points? forts?
      points? faibles?
      idéal pour
      fondée? en
    `,
    ...words`note remarque conseil contact adresse téléphone spécialité horaires`,
  ],
  siteLabels: [
    ...words`domaine`,
    ...phrases`
      site web
      site officiel
      en savoir plus
    `,
  ],
  avoid: [
    ...words`éviter`,
    ...phrases`
      à éviter
      non recommandé\w*
      déconseill\w*
    `,
    ...phrases`
    à fuir
    à proscrire
    à oublier
    je (?:les )?déconseille
    passez votre chemin
  `,
  ],
  criteria: [
    ...words`conclusion méthodologie`,
    ...words`critères conseils`,
    ...phrases`comment choisir`,
    ...words`résumé questions remarques contexte`,
    ...phrases`
      prochaines étapes
      avant (?:de|d’|l’)
      à (?:savoir|vérifier)
    `,
    ...phrases`
    bon à savoir
    à savoir
    questions fréquentes
    infos pratiques
    avant de
  `,
  ],
  sources: words`références`,
  titleStarts: words`À Au Aux En Sous`,
  mentions: [
    ...words`également`,
    ...phrases`
      mentions? honorables?
      autres options
      à considérer aussi
    `,
    ...phrases`
      mentions? (?:honorables?|spéciales?)
    `,
  ],
  placeholders: phrases`aucune?`,
  sentenceStarts: words`voici`,
  nameVerbs: words`est offre sont`,
  ordinaryWords: words`petites entreprises prix facilité`,
  leadingWords: words`
    mon ma mes notre vient viennent juste enfin ensuite le les des une et ou pour avec dans je elle nous
    vous
  `,
  leftOutClauses: [...words`éviter évitez`, ...phrases`déconseill\w*`],
  cues: [
    ...words`recommande`,
    ...phrases`meilleur(?:e|s|es)?`,
    ...phrases`
    recommand\p{L}*
    conseill\p{L}*
    préfér\p{L}*
  `,
  ],
  conjunctions: [
    ...words`et ou`,
    ...phrases`
      suivie?s? d[eu]
      et de
    `,
    ...phrases`
    puis
    enfin
    et enfin
    ensuite
    suivie? de
    suivie? par
  `,
  ],
  reasonWords: words`pour`,
  excludedBefore: [...words`pas`, ...phrases`contrairement à`],
  objectBefore: [
    ...words`est sont recommande recommanderais conseille comme`,
    ...phrases`
    choisirais
  `,
  ],
  subjectVerbs: [
    ...words`est propose offre séduit convient reste arrive`,
    ...phrases`
      s['’]impose
      se distingue
    `,
  ],
  advice: [
    ...words`recommande placerais mettrais choisirais retiendrais viennent`,
    ...phrases`
      commencerais par
      miserais sur
      opterais pour
      vient (?:ensuite|après|enfin|d['’]abord)
    `,
  ],
  orderWords: [
    ...words`deuxième troisième quatrième ensuite enfin`,
    ...phrases`
      premi(?:er|ère)
      seconde?
      en tête
      juste derrière
    `,
  ],
  awards: [
    ...words`argent pour si`,
    ...phrases`
      (?:la |le )?meilleure?
      (?:la |le )?plus
    `,
  ],
  awardPurposes: words`pour si`,
  awardSuperlatives: words`meilleur meilleure`,
  refusals: phrases`
    je suis désolé
    je ne peux pas
    désolé,
  `,
  weakAbsences: phrases`
    je (?:préfère|préférerais) (?:ne pas|m['’]abstenir)
    je ne (?:vais|veux|souhaite) pas (?:\p{L}+ )?(?:désigner|nommer|citer|recommander|classer|donner)
    je ne (?:suis pas en mesure|saurais)
    il m['’]est impossible
  `,
  offers: phrases`
    voici(?! (?:ce|comment))
    mais (?:voici|ce[ts]{1,2}e?s?|quelques|il y a)
    les suivant(?:e?s)
    cependant
    toutefois
    néanmoins
    se distinguent
    à la place
  `,
  absences: phrases`
    n['’]ai (?:pas|rien) trouvé
    aucune? (?:entreprise|société)
  `,
  companyKeys: words`nom entreprise société societe marque`,
  expertKeys: words`nom`,
  siteKeys: words`siteweb domaine`,
  rationaleKeys: words`raison`,
  recordKeys: words`entreprise`,
  listKeys: words`entreprises`,
  rankTitles: words`rang place classement position`,
  siteTitles: words`site web adresse domaine url`,
  nameTitles: [
    ...words`entreprise société marque fabricant`,
    ...words`nom boutique produit`,
    ...phrases`
    prestataire
    fournisseur
    loueur
    expert
    spécialiste
  `,
  ],
  notNameTitles: [
    ...words`critère`,
    ...phrases`
    ville
    pays
    région
    prix
    note
    lieu
    téléphone
  `,
  ],
} satisfies Vocabulary;
