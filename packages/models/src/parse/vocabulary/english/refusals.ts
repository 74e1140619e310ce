import { phrases, type Vocabulary, words } from "../vocabulary.ts";

export const refusals = {
  refusals: phrases`
    i(?:['’]?m| am) (?:sorry|afraid|unable|not able|not comfortable)
    (?:sorry|apologies|i apologi[sz]e)[,.]? (?:but )?(?:i|as)
    i (?:can(?:['’]t|not| not)|won['’]t|will not|am unable to|(?:must|have to) decline) (?:help|assist|provide|fulfil\w*|comply|recommend|rank)
    i (?:can(?:['’]t|not| not)|won['’]t|will not|am unable to|(?:must|have to) decline) (?:answer|do|support|share|give|create|make|offer)
    i (?:can(?:['’]t|not| not)|won['’]t|will not|am unable to|(?:must|have to) decline) (?:in good|engage|participate|name|discuss)
    i (?:must|have to) (?:decline|refuse)
    as an ai(?: language model| assistant)?,? i (?:can|do|am)
    against my (?:guidelines|policy|policies|programming)
    violates? (?:my|our|the) (?:guidelines|polic)
    i(?:['’]d| would) (?:rather|prefer) not
    unable to (?:assist|help|comply|fulfil\w*|provide)\s
  `,
  refusalWords: [...words`help assist comply decline guidelines policy`, ...phrases`fulfil\w*`],
  weakAbsences: phrases`
    (?:could|did|was|do)(?:n['’]t| not) (?:able to )?(?:find|identify|locate|verify|confirm|name any|know of)
    (?:can(?:['’]t|not)|unable to|not able to) (?:able to )?(?:find|identify|locate|verify|confirm|name any|know of)
    (?:could|did|was|do)(?:n['’]t| not) (?:able to )?have (?:\S+ ){0,2}(?:information|data|access|details|knowledge|reliable|enough)
    (?:can(?:['’]t|not)|unable to|not able to) have (?:\S+ ){0,2}(?:information|data|access|details|knowledge)
    (?:no|not any) (?:companies|company|results|experts?|providers?|vendors?|such|known|specific|reliable|match\w*|relevant|information)\b
  `,
  offers: [
    ...words`
      closest nearest similar options candidates strongest leading however nevertheless top best
    `,
    ...phrases`
      here (?:are|is)
      stands? out
      the following
      instead, (?:consider|these|i)
      that said
      but\b[^.]{0,90}\b(?:are|is|include|consider|stand)
      but (?:a few|some|several|these)
      best i can
    `,
  ],
} satisfies Vocabulary;
