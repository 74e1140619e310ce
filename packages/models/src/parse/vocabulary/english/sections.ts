import { phrases, type Vocabulary, words } from "../vocabulary.ts";

export const sections = {
  avoid: [
    ...words`
      excluded excluding omitted rejected disqualified eliminated overrated beware discontinued
      defunct
    `,
    ...phrases`
      worst (?:choices?|options?|picks?|offenders?|performers?|rated|value|of the lot)
      don['’]?t bother
      (?:haven['’]?t|have not|not) (?:yet )?(?:tried|tested)
      avoid(?:ed|ing)?
      stay away
      steer clear
      not recommend\w*
      (?:would|do|could|can)(?:n['’]?t| ?not)(?: \w+)? recommend
      don['’]?t recommend
      cannot recommend
      never recommend
      wouldn['’]?t (?:recommend|pick|choose|go|use|trust|consider|suggest)
      not worth
      (?:to|i['’]?d|would|should|please|just) skip
      skip (?:these|those|list|this)
      red flags?
      blacklist\w*
      left out
      leave out
      leaving out
      left off
      exclusions?
      did(?:n['’]?t| not) (?:make|include|qualify)
      not (?:included|considered|on (?:this|the|my) list)
      omissions?
      ruled out
      be careful
      caution with
      watch out for
      be wary
      keep away
      companies? to watch out
      underperform\w*
      disappoint(?:ed|ing)\w*
      scams?
      no longer (?:recommend\w*|operat\w*|available|made|sold|produced|trading|in business)
      have shut down
      missed the cut
      just missed
      fell short
      think twice
      pass on
    `,
    ...phrases`
    would (?:not|never) (?:touch|buy|use)
    no-?go(?:es|s)?(?![\p{L}])
    hands off
    keep your distance
  `,
  ],
  avoidLabels: [...words`skip avoid worst bad weakest no`, ...phrases`least (?:good|reliable|liked)`],
  gone: [
    ...phrases`
    not found(?:[.,;)]|$)
    no (?:entry|record|trace|sign)s? (?:in|of|after|since|for)
    (?:website|site) (?:is )?(?:offline|dead|down)
    no longer (?:maintained|supported|takes?|accepts?|available|operat\w+|exists?|sold|made|recommended|trading|in business|offers?)
    (?:has|have|was|were) (?:closed|shut|discontinued|retired)
    (?:closed|shut|discontinued|retired|wound up|defunct|dissolved)(?: down)?(?: in| since| last|[.,;)]|$)
    not an option
    replaced (?:in|by)
    died in
    passed away
    deceased
    ceased trading
    not registered
    no such (?:company|firm|person|shop|provider)
    out of business
  `,
    ...phrases`
    (?:closed|bankrupt|sold|shut|folded|defunct)(?: down)? \d{4}
    went (?:bust|bankrupt|under)
    is (?:now )?(?:closed|defunct|bankrupt)
    in (?:liquidation|administration)
  `,
  ],
  criteria: [
    ...words`
      factors criteria considerations methodology features benefits trends tips advice questions choosing
      checklist steps process limitations caveats assumptions glossary background context overview
      conclusion summary strengths weaknesses
     executive`,
    ...phrases`
      how (?:to|i|we|do|did|should)\b
      what to (?:look|consider|expect|ask|check)
      things to (?:consider|look|know|keep|check)
      selection process
      ranking (?:method|basis|factors)
      evaluat\w+
      key (?:features|takeaways|points|differences|questions|trends|benefits|factors|insights|observations|facts|strengths)
      faqs?
      frequently asked
      next steps
      follow-?ups?
      why (?:it|they|this|these|i|we|choose|trust|you)
      what makes
      when (?:to|choosing|selecting)
      before (?:you|choosing|buying|hiring|selecting)
      decision (?:guide|framework)
      buying guide
      buyer'?s guide
      disclaimers?
      notes?
      definitions?
      market (?:overview|context|trends)
      final thoughts
      bottom line
      in (?:short|summary|conclusion)
      (?:could|can|may|would|let me know|tell me|share|if you)(?:\s.*)?(?:you|your|know|tell|share)
      pricing (?:overview|notes|guide)
      pros\b
      cons\b
      use cases
      services offered
      common (?:mistakes|pitfalls)
      comparison (?:criteria|factors)
    `,
    ...phrases`
    (?:typical|average|current|rough) (?:prices|costs|rates|fees)
    practical (?:information|tips|notes)
    good to know
    worth knowing
    reality check
    red herrings
  `,
  ],
  criteriaEnds: words`
    features benefits criteria factors considerations capabilities functions steps tips questions
    components drawbacks risks reasons
  `,
  vendors: phrases`
    (?:(?:some|the|a few|good|popular|leading|well-known|typical|main|common|strong|specific|notable|established) ){0,3}(?:vendors|providers|suppliers|companies|firms|agencies|brands)
    (?:(?:some|the|a few|good|popular|leading|well-known|typical|main|common|strong|specific|notable|established) ){0,3}(?:makers|manufacturers|retailers|sellers|operators|players)
    (?:(?:some|the|a few|good|popular|leading|well-known|typical|main|common|strong|specific|notable|established) ){0,3}(?:names|platforms|tools|specialists|organi[sz]ations)
    for (?:these|this|all of (?:these|them)),? (?:look at|talk to|consider|try|ask)
  `,
  sources: [
    ...words`links bibliography`,
    ...phrases`
      sources?(?! (?:of|say|agree|suggest))
      references?
      citations?
      further reading
      footnotes?
      read more
      works cited
      data sources
    `,
  ],
  titleStarts: words`For Under Over Below Above Near Around Tier Part Step Phase Level Group Category Option`,
  mentions: [
    ...words`others also-rans`,
    ...phrases`
      honou?rable mentions?
      notable mentions?
      special mentions?
      also (?:consider|worth|notable|good|great|recommended|strong)
      other(?:s)? (?:notable|good|great|strong|worth|options|mentions|players|contenders|excellent|solid|companies|firms|tools|brands|names|alternatives|experts|picks|choices)
      runners[- ]up
      runner[- ]ups
      worth (?:a look|considering|mentioning|watching|checking|a mention|noting)
      alternatives worth
      additional (?:options|picks|mentions|companies|recommendations|experts)
      more options
      up[- ]and[- ]com\w+
      rising stars?
      ones to watch
      companies to watch
      people to watch
    `,
  ],
  picks: [
    ...words`best leading ranking shortlist`,
    ...phrases`
      recommend(?:ed|ations?)?
      top (?:picks?|choices?|\d+)
      my (?:picks?|choices?|list)
      winners?
    `,
  ],
} satisfies Vocabulary;
