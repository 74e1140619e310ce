import { phrases, type Vocabulary, words } from "./vocabulary.ts";

export const polish = {
  withdrawals: phrases`
    poprawka
    a jednak
  `,
  cues: [
    ...phrases`najlepsz\p{L}*`,
    ...phrases`
    polecam
  `,
  ],
  orderWords: phrases`
    pierwsz\p{L}*
    drugi\p{L}*
    trzeci\p{L}*
    następn\p{L}*
  `,
  companyKeys: words`nazwa`,
  fieldLabels: [
    ...words`
      cena ceny zalety wady siedziba lokalizacja kontakt adres uwaga wskazówka strona ocena
      obsługa podsumowanie
    `,
    ...phrases`
      strona www
      strona internetowa
      dla kogo
      mocne strony
    `,
  ],
  siteLabels: [
    ...words`strona`,
    ...phrases`
      strona www
      strona internetowa
    `,
  ],
  criteria: [
    ...words`podsumowanie wskazówki wskazówka uwagi kryteria pytania`,
    ...phrases`
      na co (?:zwrócić|patrzeć)
      jak (?:wybrać|wybierać|wybierałem)
      zanim
      następne kroki
      warto wiedzieć
    `,
  ],
  avoid: [
    ...words`unikać odradzam`,
    ...phrases`
      nie polecam
      nie warto
    `,
    ...phrases`
    unika[ćj]\p{L}*
    omija[ćj]\p{L}*
  `,
  ],
  avoidLabels: [
    ...words`unikaj odradzam najgorszy`,
    ...phrases`
      lepiej nie
    `,
  ],
  gone: [
    ...phrases`
      już nie (?:działa|istnieje)
      (?:zamknięt|zlikwidowan)[aeyo](?: w| od|[.,;)]|$)
    `,
    ...phrases`
    (?:zamknięt|zlikwidowan)\w*
    w likwidacji
  `,
  ],
  titleStarts: words`Część`,
  mentions: phrases`
      warto też
      wyróżnieni[ae]
      inne (?:opcje|dobre|firmy)
      pozostałe
    `,
  sources: words`źródła źródło`,
  placeholders: words`brak`,
  sentenceStarts: phrases`
      oto\s
    `,
  ordinaryWords: words`dla i na firm małych dużych najlepszy najlepsza cena jakość obsługa`,
  awards: phrases`
      najleps\p{L}+
      najta\p{L}+
      najszybs\p{L}+
      dla
    `,
  awardPurposes: words`dla`,
  awardSuperlatives: words`najlepszy najlepsza najlepsze`,
  rankKeys: words`miejsce pozycja`,
  siteKeys: words`strona domena`,
  descriptionKeys: words`opis`,
  rationaleKeys: words`uzasadnienie powód`,
  recordKeys: words`firma`,
  rankTitles: words`miejsce pozycja lp`,
  siteTitles: words`strona adres www domena`,
  nameTitles: words`firma nazwa marka producent sklep`,
  notNameTitles: [
    ...words`cecha kryterium`,
    ...phrases`
    miasto
    cena
    ocena
  `,
  ],
  conjunctions: [
    ...words`i oraz lub`,
    ...phrases`
    potem
    następnie
    a na końcu
    a potem
  `,
  ],
  refusals: phrases`
      przykro mi
      nie mogę (?:pomóc|polecić|udzielić)
    `,
  weakAbsences: phrases`
    nie mogę (?:\p{L}+ )?(?:wskazać|wymienić|podać|ocenić)
    wolę nie
    nie (?:chcę|będę|podejmę się) (?:\p{L}+ )?(?:polecać|wskazywać|wymieniać|podawać|oceniać|wskazać|polecić)
  `,
  offers: phrases`
    oto
    ale (?:oto|te|są|kilka)
    następujące
    jednak
    poniżej
    zamiast tego
    wyróżniają się
  `,
  absences: phrases`
      nie (?:znalazł\w*|znaleziono)
      brak (?:\p{L}+ )?(?:firm|wyników)
    `,
  rankNouns: words`miejsce`,
  ties: phrases`
      ex aequo
    `,
  ordering: words`ranking kolejność`,
  kinds: phrases`
    (?:dwa|dwie|trzy|cztery|pięć|sześć|kilka) (?:\p{L}+ )?(?:kroki|kroków|pytania|pytań|kryteria|kryteriów|rzeczy)
    różni specjaliści
      rodzaj\w* (?:firm|dostawców|usług|specjalistów)
    `,
  objectBefore: phrases`
    polecam
    wybrałbym
    jest
  `,
} satisfies Vocabulary;
