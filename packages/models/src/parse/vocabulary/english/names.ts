import { phrases, type Vocabulary, words } from "../vocabulary.ts";

export const names = {
  weakPlaceholders: [
    ...words`nothing none various several many more name company brand unknown string`,
    ...phrases`others?`,
  ],
  placeholders: [
    ...words`
      none null nil nobody nothing unknown undefined tbd tba name company brand string placeholder other
      others various several many more
    `,
    ...phrases`
      n\/?a
      no ?one
      not (?:available|found|applicable|provided|specified)
      no (?:companies|company|results?|experts?|data|match(?:es)?|one|suitable|specific|known|verified|such).{0,60}
      (?:company|brand|expert|vendor|provider|firm|tool|organi[sz]ation|person|product)[ _]?name
      full name
      example(?: (?:company|corp|inc))?
      your .{0,30}
      lorem ipsum
      xxx+
      see above
      see below
      etc\.?
      and (?:more|others|many more)
    `,
  ],
  sentenceStarts: [
    ...words`
      these those unfortunately sorry however remember depending headquartered suitable
    `,
    ...phrases`
      here(?:'s|’s| is| are)
      this (?:is|list)
      there (?:is|are)
      i(?:'m|’m|'d|’d|'ve|’ve| )
      we(?:'re|’re| )
      you(?:'re|’re|r)?\s
      it(?:'s|’s| is| has| offers)
      they\s
      he\s
      she\s
      if (?:you|i)
      when\s
      while\s
      although\s
      because\s
      please\s
      let me\s
      would you
      do you
      are you
      what\s
      which\s
      how\s
      why\s
      who\s
      where\s
      can\s
      could\s
      should\s
      as (?:an|a|of)\s
      based on\s
      according to\s
      in (?:this|my|summary|conclusion|short|general|terms)
      for (?:more|example|instance|the|a|an)\s
      overall,
      note(?: that|:)
      to (?:choose|find|get|help|narrow|pick|be)
      make sure
      check\s
      consider (?:your|the|whether|how)
      look (?:for|at)
      ask (?:for|about|them)
      read\s
      compare (?:the|pric|quot)
      always\s
      never\s
      don['’]?t
      do not
      each\s
      every\s
      all of
      both\s
      some\s
      most (?:of|people|companies)
      many\s
      no (?:companies|company|results|experts)
      none\s
      keep in mind
      with (?:its|their|over|more)
      offers?\s
      provides?\s
      known for
      founded (?:in|by)
      based in
      has (?:a|an|been)
      excellent\s
      strong\s
      great for
      good for
      ideal for
      perfect for
    `,
  ],
  sentenceWords: words`you your we i they it is are should would can will not been their our my its`,
  imperatives: [
    ...words`
      Set Define Interview Look Contact Search Use Visit Start Get Verify Research Create Identify
      Determine Request Choose Review Read Check Compare Ask Consider Find Try Talk Call Make Avoid
      Evaluate Assess Understand Know Test Plan Think Seek Gather Decide Browse Meet Book Schedule Watch
      Keep Be Take Do List Clarify Narrow Reach Hire Trust See Work
    `,
    ...phrases`
      Prioriti[sz]e
      Don['’]t
    `,
  ],
  legalForms: [
    ...words`
      inc incorporated llc llp lp ltd limited co corp corporation company plc pllc gmbh ag se kg kgaa ohg
      pty pvt pte sdn bhd tbk cie jsc ojsc pjsc ab oy oyj asa aps kft nyrt zrt ltda sarl sasu lda jr sr ii
      iii iv
    `,
    ...phrases`
      p\.?c
      s\.?a
      s\.?a\.?s
      s\.?p\.?a
      s\.?e
      s\.?r\.?o
      sp\.? z\.? ?o\.?o
      d\.o\.o
      s\.?r\.?l
      s\.?l
      n\.?v
      b\.?v
      a\.?s
      a\/s
      k\.?k
      l\.?l\.?c
      l\.?p
    `,
  ],
  legalAbbreviations: [
    ...words`
      inc co corp ltd llc llp plc bros pty pvt pte sdn bhd pt cv tbk cie jsc ojsc pjsc oyj oy asa kft nyrt zrt ltda gmbh
    `,
    ...phrases`
      s\.e
      s\.p\.a
      s\.r\.o
      o\.o
    `,
  ],
  abbreviations: [
    ...words`
      dr dra mr mrs ms mme st prof doz univ dipl ing habil med dent vet rer nat phil jur mag no vs mt ft
      jr sr etc approx est
    `,
    ...phrases`
      sra?
      u\.s
      u\.k
      e\.g
      i\.e
    `,
  ],
  nameVerbs: [
    ...words`
      is are was leads stands has have makes delivers excels specializes specialises focuses helps
      dominates continues combines tops takes comes because which that who
    `,
    ...phrases`
      offers?
      provides?
      remains?
      due to
    `,
  ],
  notNames: [
    ...words`
      ai ml api apis crm erp hr seo ppc saas b2b b2c smb smbs sme smes it ceo cto cfo us usa uk eu uae ui
      ux roi kpi iot ev evs gdpr hipaa soc nps sql ios android windows macos linux excel outlook gmail
      internet europe asia america africa australia canada germany france spain italy china japan india
      brazil mexico england britain london paris berlin madrid tokyo texas california florida chicago
      boston seattle english german french spanish american european chinese japanese british indian
      korean january february march april may june july august september october november december monday
      tuesday wednesday thursday friday saturday sunday g2 capterra gartner forrester trustpilot forbes
      wikipedia crunchbase bloomberg reuters linkedin youtube twitter reddit fortune michelin phd mba note
      disclaimer summary pros cons pricing
    `,
    ...phrases`
      u.s
      u.k
      north america
      south america
      latin america
      united states
      united kingdom
      new york
      new york city
      san francisco
      los angeles
      silicon valley
      middle east
      hong kong
      wall street
      google reviews
      magic quadrant
      gartner magic quadrant
      fortune 500
      nobel prize
      turing award
    `,
  ],
} satisfies Vocabulary;
