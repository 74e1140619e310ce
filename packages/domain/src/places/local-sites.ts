/** Which sites are of a country: by its ending, or by the list. */

import { GENERIC_ENDINGS } from "../countries/site-country.ts";

/** Endings that are not the country's code in small letters (IANA's Root Zone Database). */
const ENDINGS: Readonly<Record<string, readonly string[]>> = {
  GB: ["uk"],
  US: ["us", "gov", "mil", "edu"],
  ES: ["es", "cat", "gal", "eus"],
};

/**
 * Sites whose publisher and readers are in one country, and whose ending is not its own. Chosen by hand among well-known
 * newspapers, consumers' associations, comparisons and directories, as of November 2026; no register stands behind it. It need
 * not be complete: a site that is missing is missing in both arms, which makes the effect smaller.
 */
const LOCAL_SITES: Readonly<Record<string, readonly string[]>> = {
  US: "yelp.com consumerreports.org nerdwallet.com bankrate.com angi.com thumbtack.com bbb.org usnews.com zillow.com".split(
    " ",
  ),
  GB: "moneysavingexpert.com theguardian.com trustedreviews.com uswitch.com moneysupermarket.com comparethemarket.com gocompare.com".split(
    " ",
  ),
  DE: "vergleich.org netzwelt.com".split(" "),
  FR: "lesfurets.com meilleurtaux.com quechoisir.org lesnumeriques.com frandroid.com seloger.com".split(" "),
  ES: "ocu.org elpais.com elconfidencial.com xataka.com idealista.com rastreator.com helpmycash.com".split(
    " ",
  ),
  IT: "ilsole24ore.com".split(" "),
  BR: "globo.com tecnoblog.net".split(" "),
  NL: "tweakers.net".split(" "),
  JP: "kakaku.com my-best.com tabelog.com nikkei.com toyokeizai.net".split(" "),
  CN: "zhihu.com smzdm.com dianping.com baidu.com 163.com sohu.com qq.com anjuke.com".split(" "),
  KR: "naver.com daum.net danawa.com tistory.com hankyung.com chosun.com zigbang.com".split(" "),
  CA: "theglobeandmail.com".split(" "),
};

/** The site, a domain in small letters, is of the country: by its ending, or listed. */
export function isLocalSite(domain: string, country: string): boolean {
  const labels = domain.split(".");
  const ending = labels.at(-1) ?? "";
  if ((ENDINGS[country] ?? [country.toLowerCase()]).includes(ending))
    // "acme.com.co" is Colombian; "acme.co" may be anybody's.
    return !GENERIC_ENDINGS.has(ending) || labels.length > 2;
  return (LOCAL_SITES[country] ?? []).some((site) => domain === site || domain.endsWith(`.${site}`));
}

/** How many sites an answer cites, each once, and how many of them are of the country. */
export function countLocal(domains: readonly string[], country: string): { cited: number; local: number } {
  const sites = [...new Set(domains)];
  return { cited: sites.length, local: sites.filter((site) => isLocalSite(site, country)).length };
}
