import { phrases, type Vocabulary, words } from "../vocabulary.ts";

export const labels = {
  fieldLabels: [
    ...words`
      cost costs rating ratings score website web site url link homepage domain hq headquartered location
      locations address phone email contact founded established ceo employees size revenue industry sector
      category type specialism focus audience why reason reasons rationale reasoning justification summary
      overview description about details verdict takeaway note notes caveat caveats support security
      scalability usability performance ui ux deployment availability expertise experience background
      education recognition affiliation affiliations role title position company organization profile
      image photo linkedin twitter x github blog warranty range battery fees minimum apy apr menu cuisine
      vibe neighborhood similar unlike recommendation conclusion owner example examples tip tips rank
      ranking name confidence impact innovation reputation sustainability coverage quality value speed
      reliability design
    `,
    ...phrases`
      pros?
      cons?
      pros\s?(?:&|and|\/)\s?cons
      advantages?
      disadvantages?
      strengths?
      weakness(?:es)?
      features?
      highlights?
      pric(?:e|es|ing)(?:\s?(?:range|model|from|plans?))?
      starting (?:price|at)
      plans?
      free (?:plan|trial|tier)
      reviews?
      official (?:website|site|domain)
      headquarters?
      based in
      founded in
      founders?
      team size
      market cap
      specialt(?:y|ies)
      specializ(?:es|ation)
      speciali[sz]es in
      focus areas?
      known for
      best for
      good for
      great for
      ideal for
      perfect for
      suited (?:for|to)
      best suited (?:for|to)
      use cases?
      target (?:audience|market|customers?)
      who it'?s for
      why (?:it|they|he|she|i|we|choose|this).{0,40}
      what (?:it|they|makes|to|i|we).{0,40}
      what'?s .{0,30}
      when to .{0,30}
      how (?:it|to).{0,30}
      bottom line
      our take
      drawbacks?
      downsides?
      limitations?
      watch out(?: for)?
      consider(?:ations?)?
      integrations?
      integrates with
      customer support
      ease of use
      platforms?
      languages?
      clients?
      notable clients
      customers?
      notable customers
      services?
      products?
      offerings?
      awards?
      achievements?
      publications?
      notable works?
      works?
      books?
      profile url
      image url
      interest rate
      must[- ]try
      alternatives?
      competitors?
      tl;?dr
      in short
      quick answer
      short answer
      final answer
      my recommendation
      final recommendation
      my advice
      quick tip
      final tip
      pro tip
      compared (?:to|with)
      vs\.?
      (?:tested|reviewed|written|checked|compiled) by
      owned by
      parent company
      part of
      acquired by
      backed by
      investors?
      partners?
      partnerships?
      sources?
      citations?
      e\.g\.
      i\.e\.
      contributions?
      trade-?offs?
      skip (?:it )?if
      avoid if
      choose (?:it|this)? ?if
      pick (?:it|this)? ?if
      not for
      not ideal for
    `,
  ],
  sourceWords: [
    ...words`source sources ref reference cite cited citation citations footnote via quelle fuente fonte bron`,
  ],
  siteLabels: [
    ...words`web site url link homepage domain profile linkedin visit`,
    ...phrases`
      web\s?site
      web\s?page
      home page
      official (?:web)?site
      profile url
      learn more
      more info
      find (?:them|it) at
    `,
  ],
  reasonLabels: [...words`reason reasons rationale reasoning justification`, ...phrases`why.{0,40}`],
  profileLabels: [
    ...words`profile linkedin website site homepage url web`,
    ...phrases`
      profile url
      personal (?:web)?site
    `,
  ],
  imageLabels: [
    ...words`image photo headshot picture avatar`,
    ...phrases`
      image url
      photo url
    `,
  ],
} satisfies Vocabulary;
