import { type Vocabulary, words } from "../vocabulary.ts";

export const ordinaryWords = {
  ordinaryWords: words`
    streaming music audiobooks video videos podcast podcasts photo photos news books chat messaging
    meetings notes search maps ethics theory robotics policy a an the and or of for in on to with by at
    from per vs as is are your our my its their this that these those all any other others more most
    best top good great better leading leader leaders popular affordable cheap cheapest budget
    budget-friendly value premium luxury free paid low high mid mid-range mid-size mid-sized small
    smaller medium medium-sized large larger big enterprise enterprises enterprise-level smb smbs sme
    smes startup startups business businesses company companies corporation corporations firm firms
    agency agencies team teams freelancer freelancers solopreneur solopreneurs individual individuals
    beginner beginners professional professionals personal consumer consumers commercial residential
    industrial local regional national global international worldwide domestic online offline digital
    cloud cloud-based on-premise hybrid open open-source source software tool tools platform platforms
    app apps application applications solution solutions suite suites system systems service services
    provider providers vendor vendors brand brands manufacturer manufacturers supplier suppliers product
    products option options choice choices pick picks recommendation recommendations crm erp saas b2b
    b2c ai ml api apis hr seo ppc ecommerce e-commerce marketing sales email social media content
    advertising analytics data automation security cybersecurity privacy compliance accounting finance
    financial payroll invoicing payments payment banking insurance legal tax taxes consulting design
    development engineering project management customer customers client clients support user users
    experience interface ease use usability easy simple simplicity flexible flexibility scalability
    scalable reliability reliable performance speed fast fastest quality durability efficiency
    effectiveness price prices pricing cost costs fee fees rates rate plan plans subscription features
    feature functionality functions integration integrations customization reporting dashboard mobile
    access accessibility reputation reviews review ratings rating trust trustworthiness transparency
    expertise knowledge skills innovation innovative sustainability sustainable eco-friendly warranty
    delivery shipping location locations availability coverage range capacity size style comfort safety
    health wellness needs need requirements goals industry industries sector market markets category
    categories criteria consideration considerations factors factor overall general final key main
    important notable additional extra special specific unique advanced basic core deep strong excellent
    robust comprehensive wide extensive powerful intuitive seamless conclusion summary introduction
    overview verdict note tips sources references methodology questions faq ranking rankings list
    comparison table alternatives alternative honorable honourable mention mentions runner-up runners-up
    winner winners technical technology tech technologies hardware infrastructure network networking
    storage hosting backup monitoring training onboarding documentation community ecosystem
    implementation setup maintenance inventory order orders shopping store stores retail wholesale
    restaurant restaurants hotel hotels travel food beverage fashion beauty home garden kitchen
    electronics automotive cars electric vehicles suvs sedans trucks healthcare medical education real
    risk risks common typical estate construction manufacturing logistics energy wind oil gas utilities telecom telecommunications
    entertainment gaming sports fitness non-profit nonprofit nonprofits government public private name
    names rank website domain description rationale company-name who what why how when where which
    expert experts researcher researchers author authors thinker thinkers speaker speakers academic
    academics academia practitioner practitioners lead contact contacts pipeline tracking forecasting
    collaboration communication workflow workflows templates library people hidden gem gems newcomer
    newcomers contender contenders specialist specialists boutique niche generalist generalists
    full-service gold silver bronze platinum first second third fourth fifth 1st 2nd 3rd place tier
    tiers category-leader established emerging rising traditional classic modern new old recent legacy
    pros cons advantages disadvantages strengths weaknesses north south america american europe european
    asia asian africa african us usa uk eu germany france spain italy china india japan canada australia
    return returns policies customer-service learning curve total ownership contract contracts terms
    length minimum proof portfolio case studies certifications certification licensing licenses
    credentials response time turnaround
  `,
  leadingWords: words`
    the a an and or but if in on at for from with by to of as is are my your our their its his her it
    this that these those here there i we you they he she i'd i'm i've i'll it's that's best top another
    other others some many most both each every all any no not first second third fourth fifth finally
    lastly next then also overall however while although though because since when where who what which
    how why among based according generally currently today personally honestly ultimately meanwhile
    moreover additionally furthermore similarly likewise still yet so such very top-rated leading
    notable great good choose consider pick try go start look ask check avoid use get see read make let
    please sure certainly absolutely yes okay well given depending regarding considering after before
    between beyond besides despite during without within under over one two three four five six seven
    eight nine ten twenty thirty forty fifty hundred dozens number rank runner-up honorable honourable
    dear hi hello thanks thank sorry unfortunately unlike instead rather than more less much few several
    company companies brand brands firm firms tool tools provider providers platform platforms software
    option options choice choices expert experts people researchers industry market customers users
    teams businesses startups enterprises professor ceo cto founder author
  `,
} satisfies Vocabulary;
