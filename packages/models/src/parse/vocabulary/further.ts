import { terms, type Vocabulary } from "./vocabulary.ts";

/**
 * Languages of which only titles above criteria are known: Ukrainian, Greek, Czech, Romanian, Finnish, Hungarian, Vietnamese,
 * Indonesian and Hindi. One that is tested has a file of its own.
 */
export const further = {
  criteria: terms`
    критерії_(?:вибору|вибирання) як_(?:обрати|вибрати|обирати) на_що_(?:звернути|зважати) поради(?!\p{L})
    κριτήρια_επιλογής πώς_να_(?:επιλέξετε|διαλέξετε) τι_να_προσέξετε συμβουλές
    kritéria_výběru jak_(?:vybrat|vybírat|si_vybrat) na_co_se_zaměřit
    criterii_de_(?:selecție|alegere) cum_(?:să_)?(?:alegi|alegeți|aleg)
    miten_valit\p{L}+ kuinka_valit\p{L}+ valintakriteerit
    választási_szempontok hogyan_(?:válasszon|válassz|válasszunk)
    cách_(?:lựa_)?chọn tiêu_chí_(?:lựa_)?chọn cara_memilih kriteria_(?:pemilihan|memilih) कैसे_चुनें
  `,
  awards: terms`найкращ\p{L}+ καλύτερ\p{L}+ nejlepší cele_mai_bune cel_mai_bun legjobb सर्वश्रेष्ठ`,
} satisfies Vocabulary;

/** Thai, which sets words not apart; as `further`. */
export const thai = {
  joined: true,
  criteria: terms`วิธีเลือก วิธีการเลือก เกณฑ์การเลือก ข้อควรพิจารณา`,
} satisfies Vocabulary;
