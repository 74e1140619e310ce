import { ordinalRank } from "./list-marker.ts";
import { cutName } from "./name-cut.ts";
import { isEntryName, isGeneric, trimName } from "./name-shape.ts";
import { GENERIC } from "./words.ts";

// How a label begins that says what the name after it is best at.
const AWARD_START = String.raw`(?:(?:the )?(?:best|top|most|cheapest|fastest|easiest|safest|greenest|winner|gold|silver|bronze|platinum|champion|runner-?up|overall|editor['’]?s|my|our|great|good|ideal|perfect|also great|budget|premium|luxury|upgrade|value|honou?rable mention|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|number|no\.?|#|for|if|when|pick|popular|testsieger|gesamtsieger|preistipp|geheimtipp|preis-leistung\p{L}*|für|wenn|oro|plata|bronce|argent|silber|pour|si|para|voor|als|se|(?:la |el |le |o |a |il |de |het )?(?:mejor|más|meilleure?|plus|melhor|mais|miglior[ei]?|più|beste)|beste[rs]?|am besten|лучш\p{L}+|для)(?![\p{L}])|[最综総金银铜首]|综合|最高の|최고의|【)`;
const AWARD = new RegExp(
  `^${AWARD_START}[^:：–—→\\n】]{0,70}?(?:】\\s*|\\s*(?:[:：→]|\\s[–—-](?=\\s)|[–—](?=\\s))\\s*)`,
  "iu",
);
const BRACKETED = /^[【［〔]([^】］〕\n]{1,40})[】］〕]\s*(?=\S)/u;
// `拍照最佳：`, `コスパ最強：`, `性价比之王：`
const CJK_AWARD =
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ーA-Za-z0-9・/]{0,14}(?:最佳|最强|最好|最優秀|最強|No\.?1|首选|之选|之王|冠军|亚军|季军|推荐|重視|向け|派)\s*[:：]\s*/u;

// A label that announces several names.
const PLURAL_LABEL =
  /\b(?:two|three|four|five|six|seven|ten|\d{1,2}|options|picks|choices|tools|companies|brands|firms|experts|providers|vendors|ones|contenders|names|are|include)$|\b(?:two|three|four|five|six|seven|ten|\d{1,2}) (?:\p{L}+ ){0,3}\p{L}+s$/iu;

/** Whether a text without a name is a label such as `Best for teams`, `Gold` or `Testsieger`. */
export function isAwardTitle(text: string): boolean {
  return AWARD.exec(`${text}:`)?.[0].length === text.length + 1 && isAwardLabel(text);
}

/** `Best overall: HubSpot – why` → HubSpot. The label may stand alone in the emphasised part. */
export function splitAward(inner: string, after: string): { name: string; rest: string } | null {
  const whole =
    after === ""
      ? inner
      : `${inner}${/[:：–—-]$/u.test(inner) || /^\s*[:：–—-]/u.test(after) ? "" : "\ue000"}${/^\s*[–—-]/u.test(after) ? " " : ""}${after.trim()}`;
  const match = BRACKETED.exec(whole) ?? CJK_AWARD.exec(whole) ?? AWARD.exec(whole);
  if (!match || whole.slice(0, match[0].length).includes("\ue000")) return null;
  const label = match[0].replace(/[\s:：–—→-]+$/u, "");
  if ((match[0] !== whole && !startsAward(match[0], label)) || PLURAL_LABEL.test(label)) return null;
  const body = whole
    .slice(match[0].length)
    .replace(/\ue000/gu, " ")
    .replace(/^(?:goes to|is)\s+/iu, "");
  if (/^[（(]?\d{1,2}[.)]/u.test(body)) return null;
  const cut = cutName(body, false);
  return cut.name === "" ||
    !isEntryName(trimName(cut.name)) ||
    isGeneric(cut.name.trim().split(/\s+/u)) ||
    (/^\p{Ll}/u.test(cut.name) && !isSmallName(cut))
    ? null
    : cut;
}

/** `italki. You choose`, `mineo`: one small word that stands alone. */
function isSmallName(cut: { readonly name: string; readonly rest: string }): boolean {
  return (
    /^[\p{Ll}\p{N}-]+(?:\.\p{Ll}+)?$/u.test(cut.name.trim()) && /^(?:$|\s*[.(（–—|-]|\.)/u.test(cut.rest)
  );
}

function startsAward(mark: string, label: string): boolean {
  return /[】］〕]\s*$/u.test(mark) || CJK_AWARD.test(mark) || isAwardTitle(label);
}

/** `Best for startups` is an award; `Best Buy` and `Top Hat` are names. */
function isAwardLabel(label: string): boolean {
  const words = label
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s'-]/gu, " ")
    .split(/\s+/u)
    .filter(Boolean);
  const [first = "", ...others] = words;
  if (others.length > 0 && ordinalRank(first) !== null)
    return others.every((word) => /^(?:place|choice|pick|spot|option|prize)$/.test(word));
  if (/^(?:testsieger|gesamtsieger|preistipp|preis-leistung.*)$/u.test(first)) return true;
  if (/^(?:for|if|when|für|wenn|pour|si|para|voor|als|se|для)$/u.test(first)) return others.length > 0;
  if (others.length === 0)
    return (
      !/^(?:for|if|my|our|the|great|good|perfect|ideal|most|number|no|value|premium|luxury|upgrade|popular)$/.test(
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
