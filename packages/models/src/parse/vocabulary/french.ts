import { terms, type Vocabulary } from "./vocabulary.ts";

export const french = {
  fieldLabels: terms`
    avantages inconvénients prix siège tarifs? site_web site_officiel points?_forts? points?_faibles?
    idéal_pour fondée?_en note remarque conseil contact adresse téléphone spécialité horaires
  `,
  avoid: terms`
    éviter à_éviter non_recommandé\w* déconseill\w* à_fuir à_proscrire à_oublier je_(?:les_)?déconseille
    passez_votre_chemin évitez
  `,
  avoidLabels: terms`le_pire à_(?:éviter|fuir)`,
  gone: terms`
    décédée?s? ne_prend_plus n['’]est_plus_(?:disponible|produit|vendu)
    (?:fermé|disparu|arrêté)e?s?(?:_en|_depuis|[.,;)]|$) (?:fermé|disparu|liquidé|racheté)e?s?_en_\d{4}
    a_(?:fermé|cessé) en_liquidation n['’]accepte_plus
  `,
  summaries: terms`en_bref en_résumé en_somme pour_résumer conclusion`,
  ordinals: terms`premi(?:er|ère) deuxième troisième quatrième cinquième`,
  criteria: terms`
    conclusion méthodologie critères conseils comment_choisir résumé questions remarques contexte
    prochaines_étapes avant_(?:de|d’|l’) à_(?:savoir|vérifier) bon_à_savoir questions_fréquentes
    infos_pratiques
  `,
  kinds: terms`
    (?:deux|trois|quatre|cinq|six|quelques|plusieurs)_(?:\p{L}+_)?(?:étapes|questions|critères|facteurs|points|aspects|repères)
    (?:familles|types|sortes|catégories)_(?:de|d['’])\s?\p{L}+ comment_(?:trouver|choisir)
    (?:types|sortes|catégories)_(?:de|d['’])\s?(?:\w+_)?(?:prestataires|entreprises|acteurs|fournisseurs|magasins)
    voici_comment étapes_suivantes
  `,
  titleStarts: terms`À Au Aux En Sous`,
  sources: terms`références`,
  mentions: terms`
    également mentions?_honorables? autres_options à_considérer_aussi mentions?_(?:honorables?|spéciales?)
  `,
  picks: terms`recommandée?s? meilleure?s à_privilégier classement`,
  placeholders: terms`aucune?`,
  sentenceStarts: terms`voici`,
  nameVerbs: terms`est offre sont`,
  ordinaryWords: terms`petites entreprises prix facilité`,
  leadingWords: terms`
    parmi mon ma mes notre vient viennent juste enfin ensuite le les des une et ou pour avec dans je elle nous vous
  `,
  cues: terms`meilleur(?:e|s|es)? recommand\p{L}* conseill\p{L}* préfér\p{L}* connue?s`,
  conjunctions: terms`et ou suivie?s?_d[eu] et_de puis enfin et_enfin ensuite suivie?_de suivie?_par`,
  reasonWords: terms`pour`,
  excludedBefore: terms`pas contrairement_à`,
  objectBefore: terms`est sont trouve citons figurent recommande recommanderais conseille comme choisirais`,
  subjectVerbs: terms`est propose offre séduit convient reste arrive s['’]impose se_distingue`,
  advice: terms`
    recommande placerais mettrais choisirais retiendrais viennent commencerais_par miserais_sur opterais_pour
    vient_(?:ensuite|après|enfin|d['’]abord)
  `,
  orderWords: terms`
    deuxième troisième quatrième ensuite enfin premi(?:er|ère) seconde? en_tête juste_derrière
  `,
  awards: terms`argent pour si (?:la_|le_)?meilleure? (?:la_|le_)?plus`,
  ordering: terms`classement classés? par_ordre`,
  withdrawals: terms`attendez correction corrigée? plutôt version_finale`,
  ties: terms`ex[-_][aæ]e?quo égalité`,
  rankNouns: terms`place choix position`,
  refusals: terms`je_suis_désolé je_ne_peux_pas désolé,`,
  absences: terms`
    je_(?:préfère|préférerais)_(?:ne_pas|m['’]abstenir)
    je_ne_(?:vais|veux|souhaite)_pas_(?:\p{L}+_)?(?:désigner|nommer|citer|recommander|classer|donner)
    je_ne_(?:suis_pas_en_mesure|saurais) il_m['’]est_impossible n['’]ai_(?:pas|rien)_trouvé
    aucune?_(?:entreprise|société)
  `,
  offers: terms`
    voici(?!_(?:ce|comment)) mais_(?:voici|ce[ts]{1,2}e?s?|quelques|il_y_a) les_suivant(?:e?s) cependant
    toutefois néanmoins se_distinguent à_la_place
  `,
  companyKeys: terms`
    nom entreprise société societe marque fabricant boutique produit prestataire fournisseur loueur expert
    spécialiste
  `,
  expertKeys: terms`nom`,
  siteKeys: terms`siteweb domaine site_web site_officiel en_savoir_plus site web adresse url`,
  rankKeys: terms`rang place classement position`,
  rationaleKeys: terms`raison`,
  leftOutKeys: terms`nonrecommandés nonrecommandé exclus àéviter`,
  listKeys: terms`entreprises`,
  notNameTitles: terms`critère ville pays région prix note lieu téléphone`,
} satisfies Vocabulary;
