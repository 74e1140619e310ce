import { ordinalRank } from "./list-marker.ts";
import { cutName } from "./name-cut.ts";
import { isEntryName, isGeneric, trimName } from "./name-shape.ts";
import { GENERIC } from "./words.ts";

const AWARD =
  /^(?:(?:the )?(?:best|top|most|cheapest|fastest|easiest|safest|greenest|winner|gold|silver|bronze|champion|runner-?up|overall|editor['’]?s|my|our|great|good|ideal|perfect|also great|budget|premium|luxury|upgrade|value|honou?rable mention|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|number|no\.?|#|for|if you|pick|popular|testsieger|gesamtsieger|preistipp|preis-leistung\p{L}*|für|pour|para|voor|mejor|la mejor|el mejor|meilleure?|beste[rs]?|am besten|miglior[ei]?|melhor|最佳|最适合|综合|首选|1位|総合|最高の|최고의|лучш\p{L}+)(?![\p{L}])[^:：–—→\n]{0,70}?)\s*(?:[:：→]|\s[–—-](?=\s)|[–—](?=\s))\s*/iu;

// A label that announces several names.
const PLURAL_LABEL =
  /\b(?:two|three|four|five|six|seven|ten|\d{1,2}|options|picks|choices|tools|companies|brands|firms|experts|providers|vendors|ones|contenders|names|are|include)$|\b(?:two|three|four|five|six|seven|ten|\d{1,2}) (?:\p{L}+ ){0,3}\p{L}+s$/iu;

/** `Best overall: HubSpot – why` → HubSpot. The label may stand alone in the emphasised part. */
export function splitAward(inner: string, after: string): { name: string; rest: string } | null {
  const whole =
    after === ""
      ? inner
      : `${inner}${/[:：–—-]$/u.test(inner) || /^\s*[:：–—-]/u.test(after) ? "" : "\ue000"}${/^\s*[–—-]/u.test(after) ? " " : ""}${after.trim()}`;
  const match = AWARD.exec(whole);
  if (!match || whole.slice(0, match[0].length).includes("\ue000")) return null;
  const label = match[0].replace(/[\s:：–—→-]+$/u, "");
  if (!isAwardLabel(label) || PLURAL_LABEL.test(label)) return null;
  const body = whole
    .slice(match[0].length)
    .replace(/\ue000/gu, " ")
    .replace(/^(?:goes to|is)\s+/iu, "");
  const cut = cutName(body, false);
  return cut.name === "" ||
    !isEntryName(trimName(cut.name)) ||
    isGeneric(cut.name.trim().split(/\s+/u)) ||
    (/^\p{Ll}/u.test(cut.name) && !/\./u.test(cut.name))
    ? null
    : cut;
}

/** `Best for startups` is an award; `Best Buy` and `Top Hat` are names. */
export function isAwardLabel(label: string): boolean {
  const words = label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s'-]/gu, " ")
    .split(/\s+/u)
    .filter(Boolean);
  const [first = "", ...others] = words;
  if (others.length > 0 && ordinalRank(first) !== null)
    return others.every((word) => /^(?:place|choice|pick|spot|option|prize)$/.test(word));
  if (/^(?:testsieger|gesamtsieger|preistipp|preis-leistung.*)$/u.test(first)) return true;
  if (/^(?:für|pour|para|voor)$/u.test(first)) return others.length > 0;
  if (others.length === 0)
    return (
      !/^(?:for|if|my|our|the|great|good|perfect|ideal|most|number|no|value|premium|luxury|upgrade|popular|gold|silver|bronze)$/.test(
        first,
      ) || ordinalRank(first) !== null
    );
  if (
    /^(?:best|top|great|good|ideal|perfect|most|easiest|cheapest|fastest|safest|for|if|mejor|meilleur|meilleure|beste|bester|bestes|melhor|migliore|miglior|am)$/.test(
      first,
    )
  )
    return others.some((word) => GENERIC.has(word) || word === "you") || others.length >= 2;
  return others.some((word) => GENERIC.has(word) || word === "you");
}
