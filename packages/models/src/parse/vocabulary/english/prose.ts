import { phrases, type Vocabulary, words } from "../vocabulary.ts";

export const prose = {
  leftOutClauses: [
    ...words`excluded excluding rejected omitted overrated beware`,
    ...phrases`
      avoid(?:ed|ing)?(?!(?:ed|ing)? (?:the|a|any|being|having|common|costly|surprises|fees|paying)(?![\p{L}]))
      stay away from
      steer clear
      not recommend\w*
      (?:would|do|could|can)(?:n['’]?t| ?not)(?: \w+)? (?:recommend|choose|pick|trust|suggest|go with|bother)
      don['’]?t recommend
      cannot recommend
      never recommend
      skip(?:ped)?(?= \p{Lu})
      left out
      leave out
      leaving out
      ruled out
      didn['’]t make
      did not make
      outside (?:your|the|this) (?:question|scope|brief)
      out of scope
      beyond the scope
      does(?:n['’]t| not) (?:count|qualify)
      be wary
      no longer
    `,
  ],
  cues: [
    ...words`
      best top leading strongest finest premier prominent choose winner winning excellent great
      outstanding notable renowned foremost well-known popular #1 first second third shortlist worth try
      rated reliable trusted major solid are
    `,
    ...phrases`
      leaders?
      leads?
      recommend(?:ed|s|ation|ations)?
      suggest(?:ed)?
      go with
      pick(?:s|ed)?
      choices?
      options?
      consider(?:ed)?
      favou?rites?
      stand(?:s)? out
      standouts?
      number one
      followed by
      runners?-?up
      include[sd]?
      rank(?:s|ed|ing)?
      tops?
      dominat\w+
      start with
      look at
      names?
      key players?
      would be
    `,
  ],
  comparisons: [
    ...words`than versus unlike whereas`,
    ...phrases`
      compared (?:to|with)
      vs\.?
      better known
      more expensive
      less known
      fall short
      falls short
      lags? behind
      in contrast
      difference between
    `,
  ],
  conjunctions: [
    ...words`and or plus then`,
    ...phrases`
      and then
      and finally
      and also
      followed(?: closely)? by(?: then)?
      as well as
    `,
  ],
  looseConjunctions: [
    ...words`with`,
    ...phrases`
      (?:and|with|followed by),? (?:at some distance|a bit further behind|further behind|to a lesser extent|a step behind|lastly|of course|perhaps|finally),?
    `,
  ],
  reasonWords: words`for if when with which who because as in`,
} satisfies Vocabulary;
