import { terms, type Vocabulary } from "./vocabulary.ts";

export const turkish = {
  fieldLabels: terms`
    fiyat avantajlar dezavantajlar konum adres iletişim not özellikler merkez web_sitesi güçlü_yönler
  `,
  avoid: terms`uzak_dur\w* önermiyorum önerilmez kaçın\w* tavsiye_etmi\w*`,
  criteria: terms`sonuç özet ipuçları kriterler sorular nasıl_seç\w* dikkat_edil\w* seçerken`,
  kinds: terms`(?:iki|üç|dört|beş|altı|birkaç|şu)_(?:\p{L}+_)?(?:adım|soru|ölçüt|kriter|nokta)\p{L}*`,
  sources: terms`kaynaklar kaynak`,
  mentions: terms`diğer_(?:seçenekler|iyi|firmalar|markalar) ayrıca mansiyon`,
  placeholders: terms`yok`,
  cues: terms`en_iyi`,
  conjunctions: terms`ve veya ile`,
  orderWords: terms`birinci ikinci üçüncü son_olarak`,
  awards: terms`en_(?:iyi|ucuz|hızlı|uygun|kaliteli)`,
  ordering: terms`sıralama`,
  rankNouns: terms`sıra`,
  refusals: terms`üzgünüm yardımcı_olamam`,
  absences: terms`
    (?:isim|ad|öneri|sıralama)_(?:veremem|vermek_istemem|vermem|yapamam)
    (?:öneremem|sıralayamam|vermemeyi_tercih_ederim) bulamadım bulunamadı
  `,
  offers: terms`
    işte ama_(?:şunlar|bunlar|birkaç) ancak aşağıdaki\p{L}* bununla_birlikte yine_de öne_çık\p{L}*
  `,
  companyKeys: terms`isim şirket firma marka mağaza`,
  siteKeys: terms`alanadı websitesi web_sitesi site web adres`,
  rankKeys: terms`sıra sıralama`,
} satisfies Vocabulary;
