import { terms, type Vocabulary } from "./vocabulary.ts";

export const english = {
  fieldLabels: terms`
    cost costs rating ratings score website web site url link homepage domain hq headquartered location
    locations address phone email contact founded established ceo employees size revenue industry sector
    category type specialism focus audience why reason reasons rationale reasoning justification summary
    overview description about details verdict takeaway note notes caveat caveats support security scalability
    usability performance ui ux deployment availability expertise experience background education recognition
    affiliation affiliations role title position company organization profile image photo linkedin twitter x
    github blog warranty range battery fees minimum apy apr menu cuisine vibe neighborhood similar unlike
    recommendation conclusion owner example examples tip tips rank ranking name confidence impact innovation
    reputation sustainability coverage quality value speed reliability design pros? cons?
    pros\s?(?:&|and|\/)\s?cons advantages? disadvantages? strengths? weakness(?:es)? features? highlights?
    pric(?:e|es|ing)(?:\s?(?:range|model|from|plans?))? starting_(?:price|at) plans? free_(?:plan|trial|tier)
    reviews? official_(?:website|site|domain) headquarters? based_in founded_in founders? team_size market_cap
    specialt(?:y|ies) specializ(?:es|ation) speciali[sz]es_in focus_areas? known_for best_for good_for
    great_for ideal_for perfect_for suited_(?:for|to) best_suited_(?:for|to) use_cases?
    target_(?:audience|market|customers?) who_it'?s_for why_(?:it|they|he|she|i|we|choose|this).{0,40}
    what_(?:it|they|makes|to|i|we).{0,40} what'?s_.{0,30} when_to_.{0,30} how_(?:it|to).{0,30} bottom_line
    our_take drawbacks? downsides? limitations? watch_out(?:_for)? consider(?:ations?)? integrations?
    integrates_with customer_support ease_of_use platforms? languages? clients? notable_clients customers?
    notable_customers services? products? offerings? awards? achievements? publications? notable_works? works?
    books? profile_url image_url interest_rate must[-_]try alternatives? competitors? tl;?dr in_short
    quick_answer short_answer final_answer my_recommendation final_recommendation my_advice quick_tip
    final_tip pro_tip compared_(?:to|with) vs\.? (?:tested|reviewed|written|checked|compiled)_by owned_by
    parent_company part_of acquired_by backed_by investors? partners? partnerships? sources? citations? e\.g\.
    i\.e\. contributions? trade-?offs? skip_(?:it_)?if avoid_if choose_(?:it|this)?_?if pick_(?:it|this)?_?if
    not_for not_ideal_for
  `,
  sourceWords: terms`
    source sources ref reference cite cited citation citations footnote via quelle fuente fonte bron
  `,
  avoid: terms`
    excluded excluding omitted rejected disqualified eliminated overrated beware discontinued defunct
    worst_(?:choices?|options?|picks?|offenders?|performers?|rated|value|of_the_lot) don['’]?t_bother
    (?:haven['’]?t|have_not|not)_(?:yet_)?(?:tried|tested) avoid(?:ed|ing)? stay_away steer_clear
    not_recommend\w* (?:would|do|could|can)(?:n['’]?t|_?not)(?:_\w+)?_recommend don['’]?t_recommend
    never_recommend wouldn['’]?t_(?:recommend|pick|choose|go|use|trust|consider|suggest) not_worth
    (?:to|i['’]?d|would|should|please|just)_skip skip_(?:these|those|list|this) red_flags? blacklist\w*
    left_out leave_out leaving_out left_off exclusions? did(?:n['’]?t|_not)_(?:make|include|qualify)
    not_(?:included|considered|on_(?:this|the|my)_list) omissions? ruled_out be_careful caution_with
    watch_out_for be_wary keep_away companies?_to_watch_out underperform\w* disappoint(?:ed|ing)\w* scams?
    no_longer_(?:recommend\w*|operat\w*|available|made|sold|produced|trading|in_business) have_shut_down
    missed_the_cut just_missed fell_short think_twice pass_on would_(?:not|never)_(?:touch|buy|use)
    no-?go(?:es|s)?(?![\p{L}]) hands_off keep_your_distance
    avoid(?:ed|ing)?(?!(?:ed|ing)?_(?:the|a|any|being|having|common|costly|surprises|fees|paying)(?![\p{L}]))
    stay_away_from
    (?:would|do|could|can)(?:n['’]?t|_?not)(?:_\w+)?_(?:recommend|choose|pick|trust|suggest|go_with|bother)
    skip(?:ped)?(?=_\p{Lu}) didn['’]t_make outside_(?:your|the|this)_(?:question|scope|brief) out_of_scope
    beyond_the_scope does(?:n['’]t|_not)_(?:count|qualify) no_longer i['’]d_pass i['’]d_skip i['’]d_avoid
    wouldn['’]t
  `,
  avoidLabels: terms`skip avoid worst bad weakest no least_(?:good|reliable|liked)`,
  gone: terms`
    not_found(?:[.,;)]|$) no_(?:entry|record|trace|sign)s?_(?:in|of|after|since|for)
    (?:website|site)_(?:is_)?(?:offline|dead|down)
    no_longer_(?:maintained|supported|takes?|accepts?|available|operat\w+|exists?|sold|made|recommended|trading|in_business|offers?)
    (?:has|have|was|were)_(?:closed|shut|discontinued|retired)
    (?:closed|shut|discontinued|retired|wound_up|defunct|dissolved)(?:_down)?(?:_in|_since|_last|[.,;)]|$)
    not_an_option replaced_(?:in|by) died_in passed_away deceased ceased_trading not_registered
    no_such_(?:company|firm|person|shop|provider) out_of_business
    (?:closed|bankrupt|sold|shut|folded|defunct)(?:_down)?_\d{4} went_(?:bust|bankrupt|under)
    is_(?:now_)?(?:closed|defunct|bankrupt) in_(?:liquidation|administration)
  `,
  summaries: terms`tl;?dr in_short in_summary bottom_line in_a_nutshell short_answer quick_answer`,
  ordinals: terms`first second third fourth fifth`,
  criteria: terms`
    factors criteria considerations methodology features benefits trends tips advice questions choosing
    checklist steps process limitations caveats assumptions glossary background context overview conclusion
    summary strengths weaknesses executive how_(?:to|i|we|do|did|should)\b
    what_to_(?:look|consider|expect|ask|check) things_to_(?:consider|look|know|keep|check) selection_process
    ranking_(?:method|basis|factors) evaluat\w+
    key_(?:features|takeaways|points|differences|questions|trends|benefits|factors|insights|observations|facts|strengths)
    faqs? frequently_asked next_steps follow-?ups? why_(?:it|they|this|these|i|we|choose|trust|you) what_makes
    when_(?:to|choosing|selecting) before_(?:you|choosing|buying|hiring|selecting)
    decision_(?:guide|framework) buying_guide buyer'?s_guide disclaimers? notes? definitions?
    market_(?:overview|context|trends) final_thoughts bottom_line in_(?:short|summary|conclusion)
    (?:could|can|may|would|let_me_know|tell_me|share|if_you)(?:\s.*)?(?:you|your|know|tell|share)
    pricing_(?:overview|notes|guide) pros\b cons\b use_cases services_offered common_(?:mistakes|pitfalls)
    comparison_(?:criteria|factors) (?:typical|average|current|rough)_(?:prices|costs|rates|fees)
    practical_(?:information|tips|notes) good_to_know worth_knowing reality_check red_herrings capabilities
    functions components drawbacks risks reasons
  `,
  kinds: terms`
    (?:two|three|four|five|six|seven|a_few|several)_(?:\w+_)?(?:steps|questions|criteria|points|factors|aspects|checks|things_to)
    what_matters(?:_most)?_(?:is|are)(?=[^.]*$) depends_on_(?:\w+_){0,3}(?:factors|criteria|things)(?=[^.]*$)
    (?:sorts|kinds|types|categories|classes)_of_(?:\w+_){0,2}(?:places?|compan\w+|providers?|vendors?|shops?|firms?|businesses|services?)
    (?:sorts|kinds|types|categories|classes)_of_(?:\w+_){0,2}(?:agencies|sellers?|suppliers?|specialists?|people|experts?|options|tools?|products?)
    (?:follow|take)_these_steps here['’]s_how_(?:to|you) how_to_(?:go_about|proceed)
    (?:two|three|four|five|several|different|main|various)_(?:\w+_){0,2}(?:routes|ways|kinds|types|sorts|approaches|families)
    i_can(?:_\w+)?_(?:help|assist)(?:_you)?(?:_with)? who_you(?:_might|_may)?_need
    (?:look_at|check|consider|watch)_(?:these|the_following)(?:_(?:things|points|aspects))?: tell_me
  `,
  titleStarts: terms`For Under Over Below Above Near Around Tier Part Step Phase Level Group Category Option`,
  sources: terms`
    links bibliography sources?(?!_(?:of|say|agree|suggest)) references? citations? further_reading footnotes?
    read_more works_cited data_sources
  `,
  mentions: terms`
    also-rans honou?rable_mentions? notable_mentions? special_mentions?
    also_(?:consider|worth|notable|good|great|recommended|strong)
    other(?:s)?_(?:notable|good|great|strong|worth|options|mentions|players|contenders|excellent|solid|companies|firms|tools|brands|names|alternatives|experts|picks|choices)
    runners[-_]up runner[-_]ups worth_(?:a_look|considering|mentioning|watching|checking|a_mention|noting)
    alternatives_worth additional_(?:options|picks|mentions|companies|recommendations|experts) more_options
    up[-_]and[-_]com\w+ rising_stars? ones_to_watch companies_to_watch people_to_watch runnersup
    honou?rable\w* notable\w* alsoconsider\w* othermentions? runnerups? specialmentions? alsoworth\w*
    additional\w* others?
  `,
  picks: terms`
    best leading ranking shortlist recommend(?:ed|ations?)? top_(?:picks?|choices?|\d+)
    my_(?:picks?|choices?|list) winners?
  `,
  weakPlaceholders: terms`nothing none various several many more name company brand unknown string others?`,
  placeholders: terms`
    none null nil nobody nothing unknown undefined tbd tba name company brand string placeholder other others
    various several many more n\/?a no_?one not_(?:available|found|applicable|provided|specified)
    no_(?:companies|company|results?|experts?|data|match(?:es)?|one|suitable|specific|known|verified|such).{0,60}
    (?:company|brand|expert|vendor|provider|firm|tool|organi[sz]ation|person|product)[_\x5f]?name full_name
    example(?:_(?:company|corp|inc))? your_.{0,30} lorem_ipsum xxx+ see_above see_below etc\.?
    and_(?:more|others|many_more)
  `,
  sentenceStarts: terms`
    these those unfortunately sorry however remember depending headquartered suitable here(?:'s|’s|_is|_are)
    this_(?:is|list) there_(?:is|are) i(?:'m|’m|'d|’d|'ve|’ve|_) we(?:'re|’re|_) you(?:'re|’re|r)?\s
    it(?:'s|’s|_is|_has|_offers) they\s he\s she\s if_(?:you|i) when\s while\s although\s because\s please\s
    let_me\s would_you do_you are_you what\s which\s how\s why\s who\s where\s can\s could\s should\s
    as_(?:an|a|of)\s based_on\s according_to\s in_(?:this|my|summary|conclusion|short|general|terms)
    for_(?:more|example|instance|the|a|an)\s overall, note(?:_that|:)
    to_(?:choose|find|get|help|narrow|pick|be) make_sure check\s consider_(?:your|the|whether|how)
    look_(?:for|at) ask_(?:for|about|them) read\s compare_(?:the|pric|quot) always\s never\s don['’]?t do_not
    each\s every\s all_of both\s some\s most_(?:of|people|companies) many\s
    no_(?:companies|company|results|experts) none\s keep_in_mind with_(?:its|their|over|more) offers?\s
    provides?\s known_for founded_(?:in|by) based_in has_(?:a|an|been) excellent\s strong\s great_for good_for
    ideal_for perfect_for
  `,
  sentenceWords: terms`you your we i they it is are should would can will not been their our my its`,
  imperatives: terms`
    Set Define Interview Look Contact Search Use Visit Start Get Verify Research Create Identify Determine
    Request Choose Review Read Check Compare Ask Consider Find Try Talk Call Make Avoid Evaluate Assess
    Understand Know Test Plan Think Seek Gather Decide Browse Meet Book Schedule Watch Keep Be Take Do List
    Clarify Narrow Reach Hire Trust See Work Prioriti[sz]e Don['’]t
  `,
  abbreviations: terms`
    pt cv cie bros dr dra mr mrs ms mme st prof doz univ dipl ing habil med dent vet rer nat phil jur mag no
    vs mt ft jr etc approx est sra? u\.s u\.k e\.g i\.e
  `,
  nameVerbs: terms`
    is are was leads stands has have makes delivers excels specializes specialises focuses helps dominates
    continues combines tops takes comes because which that who offers? provides? remains? due_to
  `,
  ordinaryWords: terms`
    streaming music audiobooks video videos podcast podcasts photo photos news books chat messaging meetings
    notes search maps ethics theory robotics policy a an the and or of for in on to with by at from per vs as
    is are your our my its their this that these those all any other others more most best top good great
    better leading leader leaders popular affordable cheap cheapest budget budget-friendly value premium
    luxury free paid low high mid mid-range mid-size mid-sized small smaller medium medium-sized large larger
    big enterprise enterprises enterprise-level smb smbs sme smes startup startups business businesses company
    companies corporation corporations firm firms agency agencies team teams freelancer freelancers
    solopreneur solopreneurs individual individuals beginner beginners professional professionals personal
    consumer consumers commercial residential industrial local regional national global international
    worldwide domestic online offline digital cloud cloud-based on-premise hybrid open open-source source
    software tool tools platform platforms app apps application applications solution solutions suite suites
    system systems service services provider providers vendor vendors brand brands manufacturer manufacturers
    supplier suppliers product products option options choice choices pick picks recommendation
    recommendations crm erp saas b2b b2c ai ml api apis hr seo ppc ecommerce e-commerce marketing sales email
    social media content advertising analytics data automation security cybersecurity privacy compliance
    accounting finance financial payroll invoicing payments payment banking insurance legal tax taxes
    consulting design development engineering project management customer customers client clients support
    user users experience interface ease use usability easy simple simplicity flexible flexibility scalability
    scalable reliability reliable performance speed fast fastest quality durability efficiency effectiveness
    price prices pricing cost costs fee fees rates rate plan plans subscription features feature functionality
    functions integration integrations customization reporting dashboard mobile access accessibility
    reputation reviews review ratings rating trust trustworthiness transparency expertise knowledge skills
    innovation innovative sustainability sustainable eco-friendly warranty delivery shipping location
    locations availability coverage range capacity size style comfort safety health wellness needs need
    requirements goals industry industries sector market markets category categories criteria consideration
    considerations factors factor overall general final key main important notable additional extra special
    specific unique advanced basic core deep strong excellent robust comprehensive wide extensive powerful
    intuitive seamless conclusion summary introduction overview verdict note tips sources references
    methodology questions faq ranking rankings list comparison table alternatives alternative honorable
    honourable mention mentions runner-up runners-up winner winners technical technology tech technologies
    hardware infrastructure network networking storage hosting backup monitoring training onboarding
    documentation community ecosystem implementation setup maintenance inventory order orders shopping store
    stores retail wholesale restaurant restaurants hotel hotels travel food beverage fashion beauty home
    garden kitchen electronics automotive cars electric vehicles suvs sedans trucks healthcare medical
    education real risk risks common typical estate construction manufacturing logistics energy wind oil gas
    utilities telecom telecommunications entertainment gaming sports fitness non-profit nonprofit nonprofits
    government public private name names rank website domain description rationale company-name who what why
    how when where which expert experts researcher researchers author authors thinker thinkers speaker
    speakers academic academics academia practitioner practitioners lead contact contacts pipeline tracking
    forecasting collaboration communication workflow workflows templates library people hidden gem gems
    newcomer newcomers contender contenders specialist specialists boutique niche generalist generalists
    full-service gold silver bronze platinum first second third fourth fifth 1st 2nd 3rd place tier tiers
    category-leader established emerging rising traditional classic modern new old recent legacy pros cons
    advantages disadvantages strengths weaknesses north south america american europe european asia asian
    africa african us usa uk eu germany france spain italy china india japan canada australia return returns
    policies customer-service learning curve total ownership contract contracts terms length minimum proof
    portfolio case studies certifications certification licensing licenses credentials response time
    turnaround
  `,
  leadingWords: terms`
    the a an and or but if in on at for from with by to of as is are my your our their its his her it this
    that these those here there i we you they he she i'd i'm i've i'll it's that's best top another other
    others some many most both each every all any no not first second third fourth fifth finally lastly next
    then also overall however while although though because since when where who what which how why among
    based according generally currently today personally honestly ultimately meanwhile moreover additionally
    furthermore similarly likewise still yet so such very top-rated leading notable great good choose consider
    pick try go start look ask check avoid use get see read make let please sure certainly absolutely yes okay
    well given depending regarding considering after before between beyond besides despite during without
    within under over one two three four five six seven eight nine ten twenty thirty forty fifty hundred
    dozens number rank runner-up honorable honourable dear hi hello thanks thank sorry unfortunately unlike
    instead rather than more less much few several company companies brand brands firm firms tool tools
    provider providers platform platforms software option options choice choices expert experts people
    researchers industry market customers users teams businesses startups enterprises professor ceo cto
    founder author
  `,
  cues: terms`
    best leading strongest finest premier prominent choose winner winning excellent great outstanding notable
    renowned foremost well-known popular #1 first second third shortlist worth try rated reliable trusted
    major solid are leaders? leads? recommend(?:ed|s|ation|ations)? suggest(?:ed)? go_with pick(?:s|ed)?
    choices? options? consider(?:ed)? favou?rites? stand(?:s)?_out standouts? number_one followed_by
    runners?-?up include[sd]? rank(?:s|ed|ing)? tops? dominat\w+ start_with look_at names? key_players?
    would_be
  `,
  conjunctions: terms`
    and or plus then and_then and_finally and_also followed(?:_closely)?_by(?:_then)? as_well_as
  `,
  looseConjunctions: terms`
    with
    (?:and|with|followed_by),?_(?:at_some_distance|a_bit_further_behind|further_behind|to_a_lesser_extent|a_step_behind|lastly|of_course|perhaps|finally),?
  `,
  reasonWords: terms`for if when with which who because as in`,
  excludedBefore: terms`
    unlike than over against versus ex- with from in at of by for across within near throughout on to into via
    through using under about since between left beyond besides without alternatives?_to alternative_for
    instead_of rather_than vs\.? compared_(?:to|with) competes?_with competing_with
    competitors?(?:_such_as|_like|_include|_including)? rivals?(?:_such_as|_like)? similar_to
    integrat\w+_(?:\w+_){0,4}(?:with|like|such_as|including) connects?_(?:\w+_){0,3}(?:with|to)
    works?_(?:\w+_){0,2}with sync\w*_with compatible_with owned_by acquired_by bought_by backed_by founded_by
    created_by built_by led_by run_by developed_by part_of subsidiary_of division_of spun_out_of merged_with
    partners?(?:hip)?s?_with clients?_(?:\w+_){0,3}(?:like|such_as|include|including)
    customers?_(?:\w+_){0,3}(?:like|such_as|include|including) used_by trusted_by brands?_it_serves works?_for
    worked_(?:at|for|with) formerly_(?:at|of|with)? previously_(?:at|with) professor_at researcher_at based_in
    headquartered_in located_in according_to reviews?_(?:on|from|by|at) rated_(?:on|by) listed_on
    sources?_(?:like|such_as) everyone_knows knows? called_off switch(?:ing)?_from migrat\w+_from replac\w+
    apart_from except(?:_for)? in_contrast_to
  `,
  commendedBefore: terms`
    past toward towards followed(?:_closely)?_by go(?:ing)?_with look(?:ing)?_at wrong_with
    (?:buy|get|order|rent|hire)_(?:\w+_){1,5}from led_by start(?:ing)?_with stick(?:ing)?_with begin_with
    up_with along_with together_with and_with belongs_to goes_to go_to leaning_toward come_down_to
  `,
  objectBefore: terms`
    is are be was choose choosing pick picking try then including like as with also winner namely named called
    second third first place spot position option either and or perhaps say put rank rate name nominate
    shortlist recommend(?:ing|ed)? suggest(?:ing)? go_with going_with pick_is consider(?:ing)?
    followed(?:_closely)?_by include[sd]? such_as look_at check_out start_with would_be to_be goes_to go_to
    belongs_to by_far
  `,
  subjectVerbs: terms`
    is are was has have does pioneered developed wrote founded known leads? tops? stands? comes? takes? ranks?
    remains? offers? provides? excels? follows? wins? gets? deserves? dominates? rounds?_out makes? delivers?
    would_be should_be can_be might_be earns? holds? sits? sets? gives? shines? combines? continues? boasts?
    specializ\w+ focus\w* works? brings? helps? serves? covers? handles? suits? fits? appears? belongs?
    [\p{Ll}]{2,12}s(?=_(?:it|the|a|an|my|your|more|best|well|in|on|for|to|out|every|most))
  `,
  advice: terms`
    cite praise suggest choose pick try consider name(?!s) (?:just|please|go)_(?=[*\x5f]{0,2}$) go_with
    going_with start_with look_at check_out winner_is vote_goes_to money_is_on nod_goes_to answer_is is_called
  `,
  personalAdvice: terms`
    i['’]d i_would we['’]d you_should you_could you_can['’]t(?:_really)?_go hard_to(?:_go)?
  `,
  adviceAgainst: terms`avoid skip not never pass stay beware wary hesitate rather`,
  praise: terms`
    best top winner first strongest leads? leaders? stands_out recommend\w* another also too strong solid good
    great excellent worth option choice pick alternative next third second
  `,
  orderWords: terms`
    first second third fourth fifth sixth next finally lastly another last(?:_but_not_least)? runner[-_]up
    number_(?:one|two|three|four|five|six|\d{1,2})
    (?:right_|just_|close_|not_far_)?(?:behind|after|below)_(?:it|them|that|those|these|this|her|him|both)
    my_(?:other_|\w+_)?(?:pick|choice|vote|favou?rite|money|recommendation)
    the_(?:short_|quick_|obvious_|safe_|honest_)?answer
  `,
  awards: terms`
    best top most cheapest fastest easiest safest greenest winner gold silver bronze platinum champion overall
    my our great good ideal perfect budget premium luxury upgrade value first second third fourth fifth sixth
    seventh eighth ninth tenth number # for if when pick popular runner-?up editor['’]?s also_great
    honou?rable_mention no\.?
  `,
  weakAwards: terms`
    for if my our the great good perfect ideal most number no value premium luxury upgrade popular
  `,
  placeKeys: terms`
    winner champion gold silver bronze first second third fourth fifth best top overall budget premium
    runner_?up
  `,
  ordering: terms`
    rank(?:ed|ing)? order(?:ed)? in_order_of order_of_preference best_to_worst (?:my|the|final|short)_answer
    my_picks?(?=_?:)
  `,
  withdrawals: terms`
    ignore_(?:that|this|it) that_list hold_on wait scratch_that correct(?:ion|ed) instead you_should_use
    on_second_thought let_me_(?:revise|redo|correct|start_over) disregard ignore_the_above
    final_(?:answer|version|list) revised
  `,
  ties: terms`(?:\w+[-_]way_)?ti(?:e|ed) joint shared`,
  rankNouns: terms`place pick choice spot`,
  rankMarks: terms`№\s? no(?:\.\s?|\s) n[.º°]+\s? nr\.?\s? rank\s?#? number\s place\s`,
  refusals: terms`
    i(?:['’]?m|_am)_(?:sorry|afraid|unable|not_able|not_comfortable)
    (?:sorry|apologies|i_apologi[sz]e)[,.]?_(?:but_)?(?:i|as)
    i_(?:can(?:['’]t|not|_not)|won['’]t|will_not|am_unable_to|(?:must|have_to)_decline)_(?:help|assist|provide|fulfil\w*|comply|recommend|rank)
    i_(?:can(?:['’]t|not|_not)|won['’]t|will_not|am_unable_to|(?:must|have_to)_decline)_(?:answer|do|support|share|give|create|make|offer)
    i_(?:can(?:['’]t|not|_not)|won['’]t|will_not|am_unable_to|(?:must|have_to)_decline)_(?:in_good|engage|participate|name|discuss)
    i_(?:must|have_to)_(?:decline|refuse) as_an_ai(?:_language_model|_assistant)?,?_i_(?:can|do|am)
    against_my_(?:guidelines|policy|policies|programming) violates?_(?:my|our|the)_(?:guidelines|polic)
    i(?:['’]d|_would)_(?:rather|prefer)_not unable_to_(?:assist|help|comply|fulfil\w*|provide)\s
  `,
  refusalWords: terms`help assist comply decline guidelines policy fulfil\w*`,
  absences: terms`
    (?:could|did|was|do)(?:n['’]t|_not)_(?:able_to_)?(?:find|identify|locate|verify|confirm|name_any|know_of)
    (?:can(?:['’]t|not)|unable_to|not_able_to)_(?:able_to_)?(?:find|identify|locate|verify|confirm|name_any|know_of)
    (?:could|did|was|do)(?:n['’]t|_not)_(?:able_to_)?have_(?:\S+_){0,2}(?:information|data|access|details|knowledge|reliable|enough)
    (?:can(?:['’]t|not)|unable_to|not_able_to)_have_(?:\S+_){0,2}(?:information|data|access|details|knowledge)
    (?:no|not_any)_(?:companies|company|results|experts?|providers?|vendors?|such|known|specific|reliable|match\w*|relevant|information)\b
  `,
  offers: terms`
    closest nearest similar options candidates strongest leading however nevertheless top best here_(?:are|is)
    stands?_out the_following instead,_(?:consider|these|i) that_said
    but\b[^.]{0,90}\b(?:are|is|include|consider|stand) but_(?:a_few|some|several|these) best_i_can
  `,
  companyKeys: terms`
    companyname company brandname brand vendorname vendor providername provider businessname business
    organizationname organisationname organization organisation firmname firm agency manufacturer supplier
    startup productname product toolname tool software platform service solution app name title displayname
    entity entityname item label option bank shop store restaurant hotel airline school university winner pick
    choice maker producer operator publisher retailer seller dealer distributor contractor studio who
    companies expert person broker carrier insurer expertname fullname
  `,
  expertKeys: terms`
    expertname fullname personname name expert person displayname leader individual author researcher who
  `,
  siteKeys: terms`
    domain companydomain domainname officialdomain website websiteurl officialwebsite companywebsite
    officialurl url companyurl homepage homepageurl site web webpage link href websites domains profile
    linkedin visit web\s?site web\s?page home_page official_(?:web)?site profile_url learn_more more_info
    find_(?:them|it)_at
  `,
  rankKeys: terms`rank ranking position place pos number no nr order standing index num n placing placement`,
  descriptionKeys: terms`
    description summary desc about overview blurb shortdescription details bio biography affiliation role
  `,
  rationaleKeys: terms`
    rationale reason reasoning why justification explanation whyitsranked whyranked reasons why.{0,40}
  `,
  profileKeys: terms`
    profileurl profile profilelink linkedin linkedinurl linkedinprofile website url homepage link
    personalwebsite site web profile_url personal_(?:web)?site
  `,
  imageKeys: terms`
    imageurl image photo photourl avatar avatarurl picture headshot profileimage profileimageurl img image_url
    photo_url
  `,
  sectorKeys: terms`sector industry industrysector marketsector`,
  leftOutKeys: terms`
    leftout ruledout defunct discontinued closed retired author publisher discarded disqualified eliminated
    omitted companiesexcluded companiestoavoid notconsidered notincluded links urls searchresults criteria
    methodology faq faqs questions relatedquestions suggestions notableclients keyfeatures pros cons strengths
    weaknesses tags keywords query prompt metadata meta usage thinking draft scratchpad schema parent
    parentcompany owner pricing industries services products specialties awards books disclaimer
    not(?!able|es?$)\w+ (?:companies|vendors|brands|tools|providers|experts|those|ones)?to(?:avoid|skip)
    avoid\w* notrecommended\w* excluded\w* exclusions? rejected\w* blacklist\w* worst\w* warnings? sources?
    references? citations? followup\w* competitors? alternatives? similar\w* integrations? customers? clients?
    features? reasoning\w* thoughts? investors? partners? usecases? products?offered locations? publications?
    examples? notes? limitations?
  `,
  listKeys: terms`
    companies list entries itemlistelement graph vendors providers brands firms tools options picks
    recommended experts people leaders data businesses organizations organisations members choices agencies
    platforms results? companylist items? rankings? ranked\w* top\w* recommendations? answers?
  `,
  notNameTitles: terms`
    feature features criteria criterion aspect factor category metric attribute dimension question step term
    need scenario date year source sources function functionality use_case best_for if_you_need cit(?:y|ie)
    town countr(?:y|ie) region area location price score field point rating use phone address
  `,
} satisfies Vocabulary;
