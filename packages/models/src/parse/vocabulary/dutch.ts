import { terms, type Vocabulary } from "./vocabulary.ts";

export const dutch = {
  fieldLabels: terms`
    prijs prijzen voordelen nadelen locatie contact adres opmerking tip let doelgroep oordeel opgericht
    sterke_punten geschikt_voor ideaal_voor let_op
  `,
  avoid: terms`
    te_vermijden vermijden afgeraden niet_aan_te_raden af_te_raden afraders? (?:liever|beter)_niet niet_doen
    raad_ik_af
  `,
  avoidLabels: terms`vermijd slechtste liever_niet`,
  gone: terms`
    niet_meer_(?:verkrijgbaar|actief|te_koop) (?:gestopt|gesloten|failliet|opgeheven)(?:_in|_sinds|[.,;)]|$)
    (?:gesloten|failliet|gestopt)(?:_in|_sinds|[.,;)]|$)
  `,
  summaries: terms`kort_gezegd samengevat kortom conclusie`,
  ordinals: terms`eerste tweede derde vierde vijfde`,
  criteria: terms`
    conclusie samenvatting tips vragen criteria aandachtspunten werkwijze volgende_stappen
    waar_(?:je_)?op_(?:te_)?letten hoe_(?:kies|ik|te) voordat
  `,
  kinds: terms`
    (?:twee|drie|vier|vijf|zes|enkele|deze|volgende|een_aantal)_(?:\p{L}+_)?(?:stappen|vragen|criteria|punten|zaken|factoren|aspecten)
    soorten_(?:aanbieders|bedrijven|winkels|diensten) volg_deze_stappen
  `,
  sources: terms`bronnen`,
  mentions: terms`
    eervolle_vermelding\w* ook_(?:goed|de_moeite|aan_te_raden) overige_(?:opties|aanbieders|goede)
    andere_(?:opties|aanbieders|goede)
  `,
  picks: terms`aanraders? aanbevolen ranglijst`,
  placeholders: terms`geen niemand`,
  sentenceStarts: terms`hier_(?:zijn|is)`,
  ordinaryWords: terms`voor en de het een beste kleine grote bedrijven prijs kosten kwaliteit service`,
  leadingWords: terms`mijn onze daarna tot op ook`,
  cues: terms`aanraden aanrader bekendste populairste raad beste favoriet`,
  conjunctions: terms`daarna en_tot_slot tot_slot gevolgd_door`,
  reasonWords: terms`voor`,
  objectBefore: terms`zijn behoren komt raad kies is`,
  orderWords: terms`eerste tweede derde vierde daarna vervolgens tot_slot ten_slotte`,
  awards: terms`voor als (?:de_|het_)?beste`,
  ordering: terms`rangorde volgorde ranglijst`,
  withdrawals: terms`klopt_niet correctie in_plaats_daarvan`,
  ties: terms`gedeeld`,
  rankNouns: terms`plaats keus keuze`,
  refusals: terms`het_spijt_me daar_kan_ik_(?:je_|u_)?niet`,
  absences: terms`
    ik_(?:noem|geef|beveel)_(?:\p{L}+_)?(?:liever|bewust)_(?:geen|niet|niemand)
    ik_(?:kan|wil|mag|ga)_(?:\p{L}+_){0,3}(?:geen|niet|niemand)_(?:\p{L}+_){0,3}(?:noemen|aanbevelen|aanraden|rangschikken)
    geen_(?:\p{L}+_){0,2}(?:bedrijven|aanbieders) niet_(?:vinden|gevonden)
  `,
  offers: terms`
    hier_(?:zijn|is|volgen) maar_(?:deze|dit_zijn|er_zijn|enkele) de_volgende toch daarentegen
    in_plaats_daarvan
  `,
  companyKeys: terms`naam bedrijf merk fabrikant aanbieder winkel leverancier`,
  siteKeys: terms`webadres domein meer_info website site url`,
  rankKeys: terms`plaats rang positie`,
  descriptionKeys: terms`omschrijving beschrijving`,
  rationaleKeys: terms`reden motivatie toelichting`,
  notNameTitles: terms`plaats stad land prijs telefoon`,
} satisfies Vocabulary;
