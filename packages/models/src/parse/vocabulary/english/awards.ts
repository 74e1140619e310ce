import { phrases, type Vocabulary, words } from "../vocabulary.ts";

export const awards = {
  rankNouns: words`place pick choice spot`,
  ties: phrases`
    (?:\w+[- ]way )?ti(?:e|ed)
    joint
    shared
  `,
  awards: [
    ...words`
      best top most cheapest fastest easiest safest greenest winner gold silver bronze platinum champion
      overall my our great good ideal perfect budget premium luxury upgrade value first second third
      fourth fifth sixth seventh eighth ninth tenth number # for if when pick popular
    `,
    ...phrases`
      runner-?up
      editor['’]?s
      also great
      honou?rable mention
      no\.?
    `,
  ],
  awardEnds: phrases`No\.?1`,
  awardNouns: words`place choice pick spot option prize`,
  awardPurposes: words`for if when`,
  weakAwards: words`
    for if my our the great good perfect ideal most number no value premium luxury upgrade popular
  `,
  awardSuperlatives: words`
    best top great good ideal perfect most easiest cheapest fastest safest for if
  `,
  severalNames: words`
    options picks choices tools companies brands firms experts providers vendors ones contenders names
    are include
  `,
  counts: words`two three four five six seven ten`,
  placeKeys: [
    ...words`
      winner champion gold silver bronze first second third fourth fifth best top overall budget premium
    `,
    ...phrases`runner ?up`,
  ],
  rankMarks: phrases`
    №\s?
    no(?:\.\s?|\s)
    n[.º°]+\s?
    nr\.?\s?
    rank\s?#?
    number\s
    place\s
  `,
} satisfies Vocabulary;
