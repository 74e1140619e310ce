import { phrases, words } from "../word-lists.ts";

/** Words that say what kind of company bears a name, not who it is: data by place and market, folded when compiled. */

/**
 * At the end of a name, in any case, with or without full stops ("S.p.A." is read as "spa" where it has them). Several words
 * of one form stand without spaces: `ptyltd`.
 */
export const LEGAL_ENDINGS: readonly string[] = [
  // English
  ...words`inc incorporated llc llp lllp pllc plc ltd limited co corp corporation company pty pte cic cio`,
  ...words`unltd fzco fze fzllc dmcc wll`,
  // German
  ...words`gmbh ggmbh mbh kg kgaa ohg gbr ag eingetragene ek`,
  // French, Italian, Spanish, Portuguese
  ...words`sarl sarlu sas sasu eurl snc srl srls slu sll sau ltda lda eireli sgps sapi sadecv sabdecv sapidecv sderldecv`,
  // Dutch, Nordic, Baltic
  ...words`bv nv bvba vof oy oyj ab abp asa aps ehf publ uab oü ou ltd`,
  // Central and eastern Europe, Turkey
  ...words`spzoo sp.zoo sro spolsro kft zrt nyrt doo dooel eood ood ead jsc pjsc ojsc cjsc pao oao zao`,
  ...words`ооо оао зао пао тоо тов прат пат ао şti sti aş`,
  ...words`spol spk spj доо оод еоод αε επε ικε შპს ՍՊԸ`,
  // Africa and western Asia
  ...words`شمم شمل ذمم लिमिटेड`,
  'בע"מ',
  // Asia
  ...words`kk godo kaisha kabushiki sdn bhd sdnbhd berhad tbk persero pvt private pvtltd jsc tnhh คอร์ปอเรชั่น จำกัด มหาชน`,
];

/** Forms in full, at either end. */
export const LEGAL_PHRASES: readonly string[] = phrases`
  aktiengesellschaft; aktiebolag; aktiebolaget; osakeyhtiö; aktieselskab
  gesellschaft mit beschränkter haftung; public limited company; public company limited
  public joint stock company; joint stock company; société anonyme; sociedad anónima; sociedade anónima
  società per azioni; spółka akcyjna; naamloze vennootschap; besloten vennootschap; anonim şirketi
  limited şirketi; общество с ограниченной ответственностью; публичное акционерное общество
  акционерное общество; प्राइवेट लिमिटेड
`;

/** At the end only when written in capitals ("Equinor ASA", "Enel SpA") or with full stops: as words they mean more. */
export const LEGAL_ENDINGS_IN_CAPITALS: readonly string[] = words`SA SE SpA SPA AS AD AB AG NV SL SC SNC LP UG OÜ DD SAL CV SICAV GK PT SAE KSC QSC SAOG EV EG IKE AE IS KS АД`;

/** In front of a name, in any case. */
export const LEGAL_BEGINNINGS: readonly string[] = [
  ...words`ооо оао зао пао тоо тов llc pjsc ojsc cjsc jsc kabushiki godo`,
  "công ty tnhh",
  "công ty cổ phần",
  "công ty cp",
  "บริษัท",
  "شركة",
];

/** In front only when written in capitals: "PT Telkom", "AB Volvo", "SC Dacia". */
export const LEGAL_BEGINNINGS_IN_CAPITALS: readonly string[] = words`PT CV SC AB OY UAB SIA AS AO ИП АО`;

/** At either end, also without a space; an abbreviation in brackets (㈱) only as a word. */
export const LEGAL_ATTACHED: readonly string[] = words`
  株式会社 有限会社 合同会社 合資会社 合名会社 一般社団法人 一般財団法人 公益財団法人 主式会社
  股份有限公司 有限责任公司 有限責任公司 股份公司 有限公司 주식회사 유한회사 유한책임회사 บริษัท จำกัด
`;
export const LEGAL_ABBREVIATIONS: readonly string[] = words`株 有 合 主 주 유 (株) (有)`;

/** In front of a person's name and behind it. In capitals: what is a name, too ("Jack Ma"). */
export const TITLES: readonly string[] = [
  ...words`dr drs dra prof professor professeur mr mrs ms mx miss sir dame lord lady rev reverend hon ing dipl eng`,
  ...phrases`dr med; dr ing; dr phil; dr jur; dr rer nat; dr med dent`,
  ...words`mme mlle herr frau д-р др проф 教授 博士 医師 律师`,
];
export const DEGREES: readonly string[] = words`
  phd md mba cpa cfa cfp dds dmd dvm jd esq esquire msc bsc edd psyd dphil llm llb frcs frcp frcpc facs faap facp mph
  obe mbe cbe kbe pmp cissp ccie mrics frics arb habil 教授 博士 医師 先生 さん 氏 医生 律师 老师 교수 박사 님
`;
export const DEGREES_IN_CAPITALS: readonly string[] = words`MA BA BS MS DO PE RN AIA RIBA RD LMFT LCSW CFRE FRS QC KC SC`;
