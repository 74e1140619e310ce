import { phrases, type Vocabulary, words } from "../vocabulary.ts";

export const advice = {
  advice: [
    ...words`cite praise suggest choose pick try consider`,
    ...phrases`
      name(?!s)
      (?:just|please|go) (?=[*_]{0,2}$)
      go with
      going with
      start with
      look at
      check out
      winner is
      vote goes to
      money is on
      nod goes to
      answer is
      is called
    `,
  ],
  personalAdvice: phrases`
    i['’]d
    i would
    we['’]d
    you should
    you could
    you can['’]t(?: really)? go
    hard to(?: go)?
  `,
  adviceAgainst: words`avoid skip not never pass stay beware wary hesitate rather`,
  weakEnds: [
    ...words`on about against of over than at in like unlike by as your my its their a an`,
    ...phrases`(?<!(?:go|going|opt|vote|plump|reach) )for`,
  ],
  praise: [
    ...words`best top winner first strongest`,
    ...phrases`
      leads?
      leaders?
      stands out
      recommend\w*
    `,
  ],
  commended: [
    ...words`
      another also too strong solid good great excellent worth option choice pick alternative next third
      second
    `,
    ...phrases`recommend\w*`,
  ],
  dismissals: [
    ...words`
      overpriced overrated outdated overkill disappointing poor weak unreliable bloated defunct
    `,
    ...phrases`
      too (?:expensive|complex|heavy|limited|slow)
      not worth
    `,
  ],
  takenBack: phrases`
    i['’]d pass
    i['’]d skip
    i['’]d avoid
    pass on
    not recommend
    stay away
    steer clear
    wouldn['’]t
  `,
  questionsBack: phrases`
    do you mean
    what (?:exactly )?(?:do )?you mean
    before i (?:rank|answer|recommend|can)
    i(?:['’]d| would)? need (?:a (?:bit|little) |some )?more (?:information|details|context)
    (?:could|can) you (?:tell me|clarify|specify|share)
  `,
  orderWords: [
    ...words`first second third fourth fifth sixth next finally lastly another`,
    ...phrases`
      last(?: but not least)?
      runner[- ]up
      number (?:one|two|three|four|five|six|\d{1,2})
      (?:right |just |close |not far )?(?:behind|after|below) (?:it|them|that|those|these|this|her|him|both)
      my (?:other |\w+ )?(?:pick|choice|vote|favou?rite|money|recommendation)
      the (?:short |quick |obvious |safe |honest )?answer
    `,
  ],
} satisfies Vocabulary;
