const REFUSAL =
  /\b(?:i(?:['’]?m| am) (?:sorry|afraid|unable|not able|not comfortable)|(?:sorry|apologies|i apologi[sz]e)[,.]? (?:but )?(?:i|as)|i (?:can(?:['’]t|not| not)|won['’]t|will not|am unable to|must decline|have to decline|cannot) (?:help|assist|provide|fulfil\w*|comply|recommend|rank|answer|do|support|share|give|create|make|offer|in good|engage|participate|name|discuss)|i (?:must|have to) (?:decline|refuse)|as an ai(?: language model| assistant)?,? i (?:can|do|am)|against my (?:guidelines|policy|policies|programming)|violates? (?:my|our|the) (?:guidelines|polic)|i(?:['’]d| would) (?:rather|prefer) not|unable to (?:assist|help|comply|fulfil\w*|provide) )/iu;
const REFUSAL_OTHER =
  /(?:lo siento|no puedo (?:ayudar|ayudarte|responder)|je suis désolé|je ne peux pas|désolé,|tut mir leid|kann ich (?:leider )?nicht|ich kann (?:dir|ihnen|dabei)?[^.]{0,20}nicht|mi dispiace|non posso|desculpe|lamento|não posso|sinto muito|het spijt me|抱歉|对不起|无法(?:提供|回答|帮助|协助)|不能(?:提供|回答|帮助)|申し訳|お答えできません|お手伝いできません|죄송|도와드릴 수 없|извините|не могу (?:помочь|ответить)|عذر|آسف|لا أستطيع|لا يمكنني|מצטער)/iu;
const ABSENCE =
  /\b(?:could(?:n['’]t| not)|can(?:['’]t|not)|did(?:n['’]t| not)|was(?:n['’]t| not)|unable to|not able to|do(?:n['’]t| not)) (?:able to )?(?:find|identify|locate|verify|confirm|name any|have (?:(?:any|real-time|reliable|enough|sufficient|current|up-to-date|verified|live|specific) ){0,2}(?:information|data|access|details|knowledge|reliable|enough)|know of)|\b(?:no|not any) (?:companies|company|results|experts?|providers?|vendors?|such|known|specific|reliable|match\w*|relevant|information)\b/iu;

const OFFERS =
  /\b(?:here (?:are|is)|stands? out|the following|closest|nearest|similar|instead, (?:consider|these|i)|options|candidates|that said|but\b[^.]{0,90}\b(?:are|is|include|consider|stand)|but (?:a few|some|several|these)|strongest|leading|however|nevertheless|best i can|top|best)\b/iu;

/** The opening says that there is nothing to name, and announces nobody in spite of it. */
export function declinesAtOnce(text: string): boolean {
  const opening = text.slice(0, 260);
  const paragraph = opening.split(/\n\s*\n/u, 1)[0] ?? opening;
  const declines =
    REFUSAL.test(paragraph) ||
    REFUSAL_OTHER.test(paragraph) ||
    ABSENCE.test(paragraph) ||
    ABSENCE_OTHER.test(paragraph);
  const announced =
    paragraph.length < opening.length ? opening : (text.split(/\n\s*\n/u, 1)[0] ?? "").slice(0, 700);
  return declines && !OFFERS.test(announced) && !isListed(text);
}

const LISTED_NAME = /^\s{0,8}(?:\d{1,2}[.)]|[-*•])\s+(?:\*\*|\[)[^\n]{1,100}\.\p{Ll}{2,}/gmu;
const MIN_LISTED = 3;

/** A list of emphasised names follows, whatever the opening could not find. */
function isListed(text: string): boolean {
  return (text.match(LISTED_NAME)?.length ?? 0) >= MIN_LISTED;
}

const ABSENCE_OTHER =
  /(?:没有(?:找到|发现|符合)|未(?:找到|能找到)|找不到|見つかりません|見つけられません|該当する.{0,12}ありません|찾을 수 없|찾지 못|no (?:he )?(?:encontr|hall)\p{L}*|no existen?|n['’]ai (?:pas|rien) trouvé|aucune? (?:entreprise|société)|keine? (?:\p{L}+ ){0,2}(?:unternehmen|firmen|anbieter)|nicht finden|non ho trovato|nessun\p{L}* (?:azienda|impresa)|não (?:encontrei|consegui encontrar)|не (?:удалось|смог\p{L}*) найти|не наш\p{L}+|لم أجد)/iu;

/** Whether an answer without entries declines to answer; a search that found nothing is no refusal. */
export function isRefusal(text: string): boolean {
  const opening = text.slice(0, 700);
  if (!REFUSAL.test(opening) && !REFUSAL_OTHER.test(opening)) return false;
  if (ABSENCE_OTHER.test(opening)) return false;
  const isAbsence =
    ABSENCE.test(opening) &&
    !/\b(?:help|assist|comply|decline|guidelines|policy|fulfil\w*)\b/iu.test(opening);
  return !isAbsence;
}
