import { phrases } from "@standings/domain";

/** Words that state a place, the first of each line for the first place, in the languages that answers are read in. */
export const PLACE_WORDS: readonly (readonly string[])[] = [
  phrases`
    first; one; winner; top pick; top choice; best; gold; champion; favourite; favorite; erste; erster
    erstes; sieger; premier; première; primero; primera; primo; prima; primeiro; primeira; eerste; winnaar
    pierwszy; pierwsze; birinci; första; første; первый; первое; 第一; 首位; 一位; 1位; 冠军; 冠軍; 첫째; 1위; 🥇
  `,
  phrases`
    second; two; runner-up; runner up; silver; zweite; zweiter; zweites; deuxième; second; segundo; segunda
    secondo; seconda; tweede; drugi; drugie; ikinci; andra; anden; второй; второе; 第二; 二位; 2位; 亚军; 亞軍; 둘째
    2위; 🥈
  `,
  phrases`
    third; three; bronze; dritte; dritter; drittes; troisième; tercero; tercera; terzo; terza; terceiro
    terceira; derde; trzeci; trzecie; üçüncü; tredje; третий; третье; 第三; 三位; 3位; 季军; 季軍; 셋째; 3위; 🥉
  `,
  phrases`
    fourth; four; vierte; vierter; viertes; quatrième; cuarto; cuarta; quarto; quarta; vierde; czwarty
    czwarte; dördüncü; fjärde; fjerde; четвёртый; четвертый; 第四; 四位
  `,
  phrases`
    fifth; five; fünfte; fünfter; fünftes; cinquième; quinto; quinta; vijfde; piąty; piąte; beşinci; femte
    пятый; 第五; 五位
  `,
  ["sixth", "six", "sechste", "sechster", "sixième", "sexto", "sesto", "zesde", "szósty", "第六"],
  ["seventh", "seven", "siebte", "siebter", "septième", "séptimo", "settimo", "zevende", "siódmy", "第七"],
  ["eighth", "eight", "achte", "achter", "huitième", "octavo", "ottavo", "achtste", "ósmy", "第八"],
  ["ninth", "nine", "neunte", "neunter", "neuvième", "noveno", "nono", "negende", "dziewiąty", "第九"],
  ["tenth", "ten", "zehnte", "zehnter", "dixième", "décimo", "decimo", "tiende", "dziesiąty", "第十"],
];
