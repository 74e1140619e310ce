import { terms, type Vocabulary } from "./vocabulary.ts";

/**
 * Languages of which only titles of sections and labels of fields are known: Ukrainian, Greek, Czech, Romanian, Finnish,
 * Hungarian, Vietnamese, Indonesian and Hindi. One that is tested has a file of its own.
 */
export const further = {
  fieldLabels: terms`
    ціна переваги недоліки сайт вебсайт особливості адреса τιμή πλεονεκτήματα μειονεκτήματα ιστοσελίδα ιστότοπος
    cena výhody nevýhody web funkce preț avantaje dezavantaje hinta plussat miinukset verkkosivusto
    ár előnyök hátrányok weboldal giá ưu_điểm nhược_điểm trang_web harga kelebihan kekurangan situs_web
    कीमत फायदे नुकसान वेबसाइट
  `,
  avoid: terms`
    не_рекоменду\p{L}* не_радж\p{L}+ уника\p{L}+ αποφύγετε δεν_συνιστ\p{L}+ nedoporuč\p{L}+ vyhněte_se vyhnout_se
    nu_recomand\p{L}* de_evitat evitați en_suosittele vältettäv\p{L}+ nem_ajánl\p{L}+ elkerülendő
    không_nên_chọn không_khuyến_nghị nên_tránh tidak_disarankan tidak_direkomendasikan hindari
  `,
  criteria: terms`
    критерії як_(?:обрати|вибрати|обирати) на_що_(?:звернути|зважати) поради висновок підсумок фактори
    κριτήρια πώς_να_(?:επιλέξετε|διαλέξετε) συμβουλές συμπέρασμα τι_να_προσέξετε
    kritéria jak_(?:vybrat|vybírat|si_vybrat) tipy závěr shrnutí na_co_se_zaměřit
    criterii cum_(?:să_)?(?:alegi|alegeți|aleg) sfaturi concluzie
    miten_valit\p{L}+ kuinka_valit\p{L}+ valintakriteerit vinkkejä yhteenveto
    kritériumok hogyan_(?:válasszon|válassz|válasszunk) szempontok tippek összegzés összefoglalás
    cách_(?:lựa_)?chọn tiêu_chí lời_khuyên kết_luận
    cara_memilih kriteria kesimpulan saran
    कैसे_चुनें चुनने मानदंड सुझाव निष्कर्ष
  `,
  sources: terms`джерела πηγές zdroje surse lähteet források nguồn_tham_khảo sumber स्रोत`,
  mentions: terms`
    також_варто інші_(?:варіанти|хороші) άλλες_(?:επιλογές|καλές) další_(?:možnosti|dobré) alte_opțiuni
    muita_(?:vaihtoehtoja|hyviä) további_(?:lehetőségek|jó) các_lựa_chọn_khác pilihan_lain अन्य_विकल्प
  `,
  awards: terms`
    найкращ\p{L}+ καλύτερ\p{L}+ nejlepší cele_mai_bune cel_mai_bun para(?:s|at) legjobb सर्वश्रेष्ठ
  `,
} satisfies Vocabulary;

/** Thai, which sets words not apart. */
export const thai = {
  joined: true,
  fieldLabels: terms`ราคา ข้อดี ข้อเสีย เว็บไซต์ จุดเด่น`,
  avoid: terms`ไม่แนะนำ ควรหลีกเลี่ยง`,
  criteria: terms`วิธีเลือก วิธีการเลือก เกณฑ์ ปัจจัย คำแนะนำ เคล็ดลับ สรุป ข้อควรพิจารณา`,
  sources: terms`แหล่งที่มา แหล่งอ้างอิง`,
  mentions: terms`ตัวเลือกอื่น`,
} satisfies Vocabulary;
