import { terms, type Vocabulary } from "./vocabulary.ts";

export const polish = {
  fieldLabels: terms`
    cena ceny zalety wady siedziba lokalizacja kontakt adres uwaga wskazówka strona ocena obsługa podsumowanie
    strona_www strona_internetowa dla_kogo mocne_strony
  `,
  avoid: terms`odradzam nie_polecam nie_warto unika[ćj]\p{L}* omija[ćj]\p{L}*`,
  avoidLabels: terms`unikaj odradzam najgorszy lepiej_nie`,
  gone: terms`
    już_nie_(?:działa|istnieje) (?:zamknięt|zlikwidowan)[aeyo](?:_w|_od|[.,;)]|$) (?:zamknięt|zlikwidowan)\w*
    w_likwidacji
  `,
  criteria: terms`
    podsumowanie wskazówki wskazówka uwagi kryteria pytania na_co_(?:zwrócić|patrzeć)
    jak_(?:wybrać|wybierać|wybierałem) zanim następne_kroki warto_wiedzieć
  `,
  kinds: terms`
    (?:dwa|dwie|trzy|cztery|pięć|sześć|kilka)_(?:\p{L}+_)?(?:kroki|kroków|pytania|pytań|kryteria|kryteriów|rzeczy)
    różni_specjaliści rodzaj\w*_(?:firm|dostawców|usług|specjalistów)
  `,
  titleStarts: terms`Część`,
  sources: terms`źródła źródło`,
  mentions: terms`warto_też wyróżnieni[ae] inne_(?:opcje|dobre|firmy) pozostałe`,
  placeholders: terms`brak`,
  sentenceStarts: terms`oto\s`,
  ordinaryWords: terms`dla i na firm małych dużych najlepszy najlepsza cena jakość obsługa`,
  cues: terms`najlepsz\p{L}* polecam`,
  conjunctions: terms`i oraz lub potem następnie a_na_końcu a_potem`,
  objectBefore: terms`polecam wybrałbym jest`,
  orderWords: terms`pierwsz\p{L}* drugi\p{L}* trzeci\p{L}* następn\p{L}*`,
  awards: terms`najleps\p{L}+ najta\p{L}+ najszybs\p{L}+ dla`,
  ordering: terms`ranking kolejność`,
  withdrawals: terms`poprawka a_jednak`,
  ties: terms`ex_aequo`,
  rankNouns: terms`miejsce`,
  refusals: terms`przykro_mi nie_mogę_(?:pomóc|polecić|udzielić)`,
  absences: terms`
    nie_mogę_(?:\p{L}+_)?(?:wskazać|wymienić|podać|ocenić) wolę_nie
    nie_(?:chcę|będę|podejmę_się)_(?:\p{L}+_)?(?:polecać|wskazywać|wymieniać|podawać|oceniać|wskazać|polecić)
    nie_(?:znalazł\w*|znaleziono) brak_(?:\p{L}+_)?(?:firm|wyników)
  `,
  offers: terms`oto ale_(?:oto|te|są|kilka) następujące jednak poniżej zamiast_tego wyróżniają_się`,
  companyKeys: terms`nazwa firma marka producent sklep`,
  siteKeys: terms`strona domena strona_www strona_internetowa adres www`,
  rankKeys: terms`miejsce pozycja lp`,
  descriptionKeys: terms`opis`,
  rationaleKeys: terms`uzasadnienie powód`,
  notNameTitles: terms`cecha kryterium miasto cena ocena`,
} satisfies Vocabulary;
