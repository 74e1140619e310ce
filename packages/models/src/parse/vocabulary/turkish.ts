import { phrases, type Vocabulary, words } from "./vocabulary.ts";

export const turkish = {
  cues: phrases`en iyi`,
  orderWords: [...words`birinci ikinci üçüncü`, ...phrases`son olarak`],
  companyKeys: words`isim şirket`,
  rankNouns: words`sıra`,
  fieldLabels: [
    ...words`
      fiyat avantajlar dezavantajlar konum adres iletişim not özellikler merkez
    `,
    ...phrases`
      web sitesi
      güçlü yönler
    `,
  ],
  siteLabels: phrases`
      web sitesi
    `,
  criteria: [
    ...words`sonuç özet ipuçları kriterler sorular`,
    ...phrases`
      nasıl seç\w*
      dikkat edil\w*
      seçerken
    `,
  ],
  avoid: [
    ...phrases`
      uzak dur\w*
      önermiyorum
      önerilmez
      kaçın\w*
    `,
    ...phrases`
    tavsiye etmi\w*
    uzak durun
  `,
  ],
  mentions: phrases`
      diğer (?:seçenekler|iyi|firmalar|markalar)
      ayrıca
      mansiyon
    `,
  sources: words`kaynaklar kaynak`,
  awards: phrases`
      en (?:iyi|ucuz|hızlı|uygun|kaliteli)
    `,
  awardSuperlatives: words`en`,
  rankKeys: words`sıra sıralama`,
  siteKeys: words`alanadı websitesi`,
  rankTitles: words`sıra sıralama`,
  siteTitles: words`site web adres`,
  nameTitles: [...words`firma şirket marka isim mağaza`],
  conjunctions: words`ve veya ile`,
  kinds: phrases`
    (?:iki|üç|dört|beş|altı|birkaç|şu) (?:\p{L}+ )?(?:adım|soru|ölçüt|kriter|nokta)\p{L}*
  `,
  refusals: phrases`
      üzgünüm
      yardımcı olamam
    `,
  weakAbsences: phrases`
    (?:isim|ad|öneri|sıralama) (?:veremem|vermek istemem|vermem|yapamam)
    (?:öneremem|sıralayamam|vermemeyi tercih ederim)
  `,
  offers: phrases`
    işte
    ama (?:şunlar|bunlar|birkaç)
    ancak
    aşağıdaki\p{L}*
    bununla birlikte
    yine de
    öne çık\p{L}*
  `,
  absences: phrases`
      bulamadım
      bulunamadı
    `,
  placeholders: words`yok`,
  ordering: words`sıralama`,
} satisfies Vocabulary;
