/** Vocabulary of answers: labels, roles of sections, words that are no names. English first, then others. */

/** Labels of an entry's own lines. */
export const FIELD_LABEL =
  /^(?:(?:key|main|top|core|notable|standout|special|unique|major|primary)\s)?(?:pros?|cons?|pros\s?(?:&|and|\/)\s?cons|advantages?|disadvantages?|strengths?|weakness(?:es)?|features?|highlights?|pric(?:e|es|ing)(?:\s?(?:range|model|from|plans?))?|cost|costs|starting (?:price|at)|plans?|free (?:plan|trial|tier)|rating|ratings|score|reviews?|website|web|site|url|link|homepage|domain|official (?:website|site|domain)|headquarters?|hq|headquartered|based in|location|locations|address|phone|email|contact|founded|founded in|established|founders?|ceo|employees|team size|size|revenue|market cap|industry|sector|category|type|specialt(?:y|ies)|specializ(?:es|ation)|speciali[sz]es in|specialism|focus|focus areas?|known for|best for|good for|great for|ideal for|perfect for|suited (?:for|to)|best suited (?:for|to)|use cases?|target (?:audience|market|customers?)|audience|who it'?s for|why|why (?:it|they|he|she|i|we|choose|this).{0,40}|what (?:it|they|makes|to|i|we).{0,40}|what'?s .{0,30}|when to .{0,30}|how (?:it|to).{0,30}|reason|reasons|rationale|reasoning|justification|summary|overview|description|about|details|bottom line|verdict|our take|takeaway|note|notes|caveat|caveats|drawbacks?|downsides?|limitations?|watch out(?: for)?|consider(?:ations?)?|integrations?|integrates with|support|customer support|security|scalability|ease of use|usability|performance|ui|ux|deployment|availability|platforms?|languages?|clients?|notable clients|customers?|notable customers|services?|products?|offerings?|expertise|experience|background|education|awards?|achievements?|recognition|publications?|notable works?|works?|books?|affiliation|affiliations|role|title|position|company|organization|profile|profile url|image|image url|photo|linkedin|twitter|x|github|blog|warranty|range|battery|fees|minimum|apy|apr|interest rate|menu|cuisine|vibe|neighborhood|must[- ]try|alternatives?|competitors?|similar|unlike|tl;?dr|in short|quick answer|short answer|final answer|my recommendation|final recommendation|my advice|recommendation|conclusion|quick tip|final tip|pro tip|compared (?:to|with)|vs\.?|owned by|owner|parent company|part of|acquired by|backed by|investors?|partners?|partnerships?|sources?|citations?|example|examples|e\.g\.|i\.e\.|tip|tips|rank|ranking|name|confidence|impact|contributions?|innovation|reputation|sustainability|coverage|quality|value|speed|reliability|design|trade-?offs?|skip (?:it )?if|avoid if|choose (?:it|this)? ?if|pick (?:it|this)? ?if|not for|not ideal for|ventajas|desventajas|precio|precios|sitio web|web oficial|ideal para|puntos? (?:fuertes?|débiles?)|características|fundad[ao](?: en)?|sede|avantages|inconvénients|prix|tarifs?|site web|site officiel|site|siège|points? forts?|points? faibles?|idéal pour|fondée? en|vorteile|nachteile|preis|preise|webseite|website|stärken|schwächen|geeignet für|ideal für|gegründet|hauptsitz|sitz|besonderheiten|vantaggi|svantaggi|prezzo|prezzi|sito(?: web)?|punti di forza|vantagens|desvantagens|preço|preços|site oficial|优点|缺点|特点|优势|劣势|官网|网址|网站|价格|简介|适合|适用|总部|成立(?:时间)?|推荐理由|理由|亮点|说明|描述|公式サイト|サイト|特徴|料金|強み|弱み|メリット|デメリット|本社|所在地|おすすめ|こんな人におすすめ|장점|단점|특징|가격|웹사이트|홈페이지|추천 대상|본사|плюсы|минусы|сайт|цена|преимущества|недостатки|المميزات|العيوب|الموقع|السعر)$/iu;

/** Labels whose line holds the entry's address. */
export const SITE_LABEL =
  /^(?:(?:official|company|main)\s)?(?:web\s?site|web\s?page|web|site|url|link|homepage|home page|domain|official (?:web)?site|sitio web|web oficial|p[aá]gina(?: web)?|site web|site officiel|webseite|internetseite|sito(?: web)?|site oficial|dominio|domaine|官网|官方网站|网址|网站|域名|公式サイト|サイト|ウェブサイト|웹사이트|홈페이지|сайт|الموقع|profile|profile url|linkedin|visit|learn more|more info|find (?:them|it) at|mehr infos|en savoir plus)$/iu;

export const REASON_LABEL =
  /^(?:why.{0,40}|reason|reasons|rationale|reasoning|justification|理由|推荐理由|이유)$/iu;
export const PROFILE_LABEL =
  /^(?:profile|profile url|linkedin|website|site|homepage|personal (?:web)?site|url|web)$/iu;
export const IMAGE_LABEL = /^(?:image|image url|photo|photo url|headshot|picture|avatar)$/iu;

const AVOID =
  "avoid(?:ed|ing)?|stay away|steer clear|not recommend\\w*|(?:would|do|could|can)(?:n['’]?t| ?not)(?: \\w+)? recommend|don['’]?t recommend|cannot recommend|never recommend|wouldn['’]?t (?:recommend|pick|choose|go|use|trust|consider|suggest)|not worth|(?:to|i['’]?d|would|should|please|just) skip|skip (?:these|those|list|this)|red flags?|blacklist\\w*|worst|left out|leave out|leaving out|left off|excluded|excluding|exclusions?|did(?:n['’]?t| not) (?:make|include|qualify)|not (?:included|considered|on (?:this|the|my) list)|omitted|omissions?|ruled out|rejected|disqualified|eliminated|overrated|beware|be careful|caution with|watch out for|be wary|keep away|companies? to watch out|underperform\\w*|disappoint\\w*|scams?|no longer (?:recommend\\w*|operat\\w*|available)|discontinued|defunct|have shut down|missed the cut|just missed|fell short|think twice|pass on|nicht empfehl\\w*|nicht zu empfehlen|vermeiden|abzuraten|finger weg|abraten|evitar|no recomendad\\w*|no recomiendo|no recomendaría|à éviter|éviter|non recommandé\\w*|déconseill\\w*|da evitare|sconsigliat\\w*|evite|não recomend\\w*|te vermijden|避免|不推荐|避坑|不建议|慎选|避けるべき|おすすめしない|おすすめできない|추천하지 않|피해야|избегать|не рекоменд\\w*|تجنب|لا أنصح|لا أوصي";

const CRITERIA =
  "how (?:to|i|we|do|did|should)\\b|what to (?:look|consider|expect|ask|check)|things to (?:consider|look|know|keep|check)|factors|criteria|considerations|methodology|selection process|ranking (?:method|basis|factors)|evaluat\\w+|key (?:features|takeaways|points|differences|questions|trends|benefits|factors|insights|observations|facts|strengths)|features|benefits|trends|tips|advice|faqs?|frequently asked|next steps|questions|follow-?ups?|why (?:it|they|this|these|i|we|choose|trust|you)|what makes|when (?:to|choosing|selecting)|before (?:you|choosing|buying|hiring|selecting)|choosing|checklist|decision (?:guide|framework)|buying guide|buyer'?s guide|steps|process|disclaimers?|limitations|notes?|caveats|assumptions|glossary|definitions?|background|market (?:overview|context|trends)|context|overview|conclusion|summary|final thoughts|bottom line|in (?:short|summary|conclusion)|(?:could|can|may|would|let me know|tell me|share|if you)(?:\\s.*)?(?:you|your|know|tell|share)|pricing (?:overview|notes|guide)|pros\\b|cons\\b|strengths|weaknesses|use cases|services offered|common (?:mistakes|pitfalls)|comparison (?:criteria|factors)|worauf|kriterien|auswahlkriterien|wichtige (?:kriterien|faktoren)|criterios|qué (?:tener|considerar|buscar)|cómo elegir|consejos|preguntas|critères|comment choisir|conseils|criteri|come scegliere|critérios|como escolher|选择标准|如何选择|怎么选|注意事项|评选标准|选购建议|建议|総括|選び方|選ぶポイント|ポイント|注意点|選定基準|선택 기준|고르는|как выбрать|критерии|كيفية|معايير";
const SOURCES =
  "sources?(?! of)|references?|citations?|further reading|links|bibliography|footnotes?|read more|works cited|data sources|quellen|fuentes|referencias|références|fonti|fontes|bronnen|来源|参考(?:资料|来源|文献)?|出典|参考文献|출처|참고|источники|المصادر";
const MENTION =
  "honou?rable mentions?|notable mentions?|special mentions?|also (?:consider|worth|notable|good|great|recommended|strong)|other(?:s)? (?:notable|good|great|strong|worth|options|mentions|players|contenders|excellent|solid|companies|firms|tools|brands|names|alternatives|experts|picks|choices)|others|also-rans|runners[- ]up|runner[- ]ups|worth (?:a look|considering|mentioning|watching|checking|a mention|noting)|alternatives worth|additional (?:options|picks|mentions|companies|recommendations|experts)|more options|up[- ]and[- ]com\\w+|rising stars?|ones to watch|companies to watch|people to watch|menciones? (?:honor\\w*|especial\\w*)|otras opciones|también|mentions? honorables?|autres options|également|à considérer aussi|weitere (?:empfehl\\w*|optionen|anbieter|gute|erwähn\\w*)|ehrenvolle|ebenfalls|auch (?:gut|empfehl\\w*)|altre opzioni|menzioni?\\w*|outras opções|menç\\w+|其他(?:推荐|值得|选择|优秀|公司)|也值得|值得关注|另外|その他|次点|ほかにも|그 외|기타";

export type SectionRole = "plain" | "mention" | "left_out" | "criteria";

// Matched against lower-case text: ignoring case costs a regular expression twice the time.
const ROLE_AVOID = new RegExp(`(?<![\\p{L}])(?:${AVOID})`, "u");
const ROLE_SOURCES = new RegExp(`^(?:${SOURCES})(?![\\p{L}])`, "u");
const ROLE_MENTION = new RegExp(`(?<![\\p{L}])(?:${MENTION})`, "u");
const ROLE_CRITERIA = new RegExp(
  `^(?:the |some |a few |my |our |a |your |key |important |main |other |quick |additional )?(?:${CRITERIA})`,
  "u",
);
const ROLE_PICKS =
  /(?<![\p{L}])(?:recommend(?:ed|ations?)?|top (?:picks?|choices?|\d+)|best|leading|my (?:picks?|choices?|list)|ranking|shortlist|winners?|推荐|おすすめ|추천)(?![\p{L}])/iu;

const CRITERIA_END =
  /(?<![\p{L}])(?:features|benefits|criteria|factors|considerations|capabilities|functions|steps|tips|questions|components|drawbacks|risks|reasons)(?: (?:include|are|to \p{L}+|of .{0,30}))?\s*:?\**$/u;

/** What the entries under a heading or an introducing line are. Source: decisions "Ranking". */
export function sectionRole(title: string): SectionRole {
  if (title.length > 240) return "plain";
  const lower = title.toLowerCase();
  if (ROLE_AVOID.test(lower) || ROLE_SOURCES.test(lower)) return "left_out";
  if (ROLE_MENTION.test(lower) && !lower.startsWith("how ")) return "mention";
  const isCriteria = ROLE_CRITERIA.test(lower) || (CRITERIA_END.test(lower) && !announcesPicks(lower));
  return isCriteria ? "criteria" : "plain";
}

/** A text that advises against somebody. */
export function advisesAgainst(text: string): boolean {
  return ROLE_AVOID.test(text.toLowerCase());
}

export function announcesPicks(title: string): boolean {
  return ROLE_PICKS.test(title);
}

/** Words that stand for no name, unless they are set off like one among names: `**Nothing** – fun design`. */
export const WEAK_PLACEHOLDER =
  /^(?:nothing|none|others?|various|several|many|more|name|company|brand|unknown|string)$/iu;

/** Names that stand for no name. */
export const PLACEHOLDER =
  /^(?:n\/?a|none|null|nil|nobody|no ?one|nothing|unknown|undefined|tbd|tba|not (?:available|found|applicable|provided|specified)|no (?:companies|company|results?|experts?|data|match(?:es)?|one|suitable|specific|known|verified|such).{0,60}|(?:company|brand|expert|vendor|provider|firm|tool|organi[sz]ation|person|product)[ _]?name|name|company|brand|full name|example(?: (?:company|corp|inc))?|string|your .{0,30}|placeholder|lorem ipsum|\.{2,}|…|-+|–|—|\?+|xxx+|other|others|various|several|many|see above|see below|etc\.?|and (?:more|others|many more)|more|ninguna?|ninguno|keine?|aucune?|nessun[oa]?|nenhum[a]?|无|没有|暂无|なし|該当なし|없음|нет|لا يوجد|لا شيء)$/iu;

/** A text that begins like this is a sentence about the answer, not a name. */
export const SENTENCE_START =
  /^(?:here(?:'s|’s| is| are)|these|this (?:is|list)|those|there (?:is|are)|i(?:'m|’m|'d|’d|'ve|’ve| )|we(?:'re|’re| )|you(?:'re|’re|r)? |it(?:'s|’s| is| has| offers)|they |he |she |if (?:you|i)|when |while |although |because |please |let me |would you|do you|are you|what |which |how |why |who |where |can |could |should |as (?:an|a|of) |based on |according to |in (?:this|my|summary|conclusion|short|general|terms)|for (?:more|example|instance|the|a|an) |unfortunately|sorry|however|overall,|note(?: that|:)|to (?:choose|find|get|help|narrow|pick|be)|make sure|check |consider (?:your|the|whether|how)|look (?:for|at)|ask (?:for|about|them)|read |compare (?:the|pric|quot)|always |never |don['’]?t|do not|each |every |all of|both |some |most (?:of|people|companies)|many |no (?:companies|company|results|experts)|none |remember|keep in mind|depending|with (?:its|their|over|more)|offers? |provides? |known for|founded (?:in|by)|based in|headquartered|has (?:a|an|been)|excellent |strong |great for|good for|ideal for|perfect for|suitable|aquí|estas son|estos son|hier sind|voici|ecco|aqui estão|以下|如果|请|以上|根据|この|以下|もし|次の|다음|아래|вот |если |إليك|فيما يلي)/iu;

/** Instructions to the reader: `Set a budget`, `Ask for references`. */
export const IMPERATIVE =
  /^(?:Set|Define|Interview|Look|Contact|Search|Use|Visit|Start|Get|Verify|Research|Create|Identify|Determine|Request|Choose|Review|Read|Check|Compare|Ask|Consider|Find|Try|Talk|Call|Make|Avoid|Evaluate|Assess|Understand|Know|Test|Plan|Think|Seek|Gather|Decide|Prioriti[sz]e|Browse|Meet|Book|Schedule|Watch|Keep|Be|Take|Do|Don['’]t|List|Clarify|Narrow|Reach|Hire|Trust|See|Work) (?:\p{Ll}|\d)/u;

/** Words that name no company by themselves; a name made only of these is a criterion or a category. */
export const GENERIC = new Set(
  (
    "streaming music audiobooks video videos podcast podcasts photo photos news books chat messaging meetings notes search maps ethics theory robotics policy a an the and or of for in on to with by at from per vs as is are your our my its their this that these those all any other others more most best top good great better leading " +
    "leader leaders popular affordable cheap cheapest budget budget-friendly value premium luxury free paid low high mid mid-range mid-size mid-sized small smaller medium medium-sized large larger big " +
    "enterprise enterprises enterprise-level smb smbs sme smes startup startups business businesses company companies corporation corporations firm firms agency agencies team teams freelancer freelancers " +
    "solopreneur solopreneurs individual individuals beginner beginners professional professionals personal consumer consumers commercial residential industrial local regional national global international worldwide domestic " +
    "online offline digital cloud cloud-based on-premise hybrid open open-source source software tool tools platform platforms app apps application applications solution solutions suite suites system systems " +
    "service services provider providers vendor vendors brand brands manufacturer manufacturers supplier suppliers product products option options choice choices pick picks recommendation recommendations " +
    "crm erp saas b2b b2c ai ml api apis hr seo ppc ecommerce e-commerce marketing sales email social media content advertising analytics data automation security cybersecurity privacy compliance " +
    "accounting finance financial payroll invoicing payments payment banking insurance legal tax taxes consulting design development engineering project management customer customers client clients support " +
    "user users experience interface ease use usability easy simple simplicity flexible flexibility scalability scalable reliability reliable performance speed fast fastest quality durability efficiency effectiveness " +
    "price prices pricing cost costs fee fees rates rate plan plans subscription features feature functionality functions integration integrations customization reporting dashboard mobile access accessibility " +
    "reputation reviews review ratings rating trust trustworthiness transparency expertise knowledge skills innovation innovative sustainability sustainable eco-friendly warranty delivery shipping location locations " +
    "availability coverage range capacity size style comfort safety health wellness needs need requirements goals industry industries sector market markets category categories criteria consideration considerations factors factor " +
    "overall general final key main important notable additional extra special specific unique advanced basic core deep strong excellent robust comprehensive wide extensive powerful intuitive seamless " +
    "conclusion summary introduction overview verdict notes note tips sources references methodology questions faq ranking rankings list comparison table alternatives alternative honorable honourable mention mentions runner-up runners-up winner winners " +
    "technical technology tech technologies hardware infrastructure network networking storage hosting backup monitoring training onboarding documentation community ecosystem implementation setup maintenance " +
    "inventory order orders shopping store stores retail wholesale restaurant restaurants hotel hotels travel food beverage fashion beauty home garden kitchen electronics automotive cars electric vehicles suvs sedans trucks " +
    "healthcare medical education real estate construction manufacturing logistics energy wind oil gas utilities telecom telecommunications entertainment gaming sports fitness non-profit nonprofit nonprofits government public private " +
    "name names rank website domain description rationale company-name who what why how when where which expert experts researcher researchers author authors thinker thinkers speaker speakers academic academics academia practitioner practitioners " +
    "lead contact contacts pipeline tracking forecasting collaboration communication workflow workflows templates library people hidden gem gems newcomer newcomers contender contenders specialist specialists boutique niche generalist generalists full-service " +
    "gold silver bronze platinum first second third fourth fifth 1st 2nd 3rd place tier tiers category-leader established emerging rising traditional classic modern new old recent legacy " +
    "pros cons advantages disadvantages strengths weaknesses north south america american europe european asia asian africa african us usa uk eu germany france spain italy china india japan canada australia " +
    "return returns policy policies customer-service learning curve total ownership contract contracts terms length minimum proof portfolio case studies references certifications certification licensing licenses credentials response time turnaround " +
    "für und die der das beste besten mejores para las los pequeñas grandes empresas petites grandes entreprises kleine große unternehmen facilidad uso precio precios soporte kosten preis benutzerfreundlichkeit funktionen prix facilité"
  ).split(" "),
);

/** Legal forms that follow a name after a comma. */
export const LEGAL_FORM =
  /^(?:inc|incorporated|llc|llp|lp|ltd|limited|co|corp|corporation|company|plc|pllc|p\.?c|gmbh|ag|se|kg|kgaa|ohg|s\.?a|s\.?a\.?s|s\.?p\.?a|s\.?r\.?l|s\.?l|n\.?v|b\.?v|pty|a\.?s|a\/s|ab|oy|oyj|k\.?k|jr|sr|ii|iii|iv|l\.?l\.?c|l\.?p)\.?(?![\p{L}])/iu;

/** Sites that answers cite or link to; never an entry's own address unless the name says so. */
export const CITED_HOSTS = new Set([
  "g2.com",
  "capterra.com",
  "trustpilot.com",
  "gartner.com",
  "forrester.com",
  "wikipedia.org",
  "linkedin.com",
  "youtube.com",
  "twitter.com",
  "x.com",
  "facebook.com",
  "instagram.com",
  "crunchbase.com",
  "forbes.com",
  "techcrunch.com",
  "reddit.com",
  "glassdoor.com",
  "yelp.com",
  "medium.com",
  "github.com",
  "google.com",
  "bing.com",
  "duckduckgo.com",
  "pcmag.com",
  "techradar.com",
  "zapier.com",
  "nytimes.com",
  "bloomberg.com",
  "reuters.com",
  "clutch.co",
  "tripadvisor.com",
  "softwareadvice.com",
  "getapp.com",
  "nerdwallet.com",
  "investopedia.com",
  "cnet.com",
  "wirecutter.com",
  "statista.com",
  "wikidata.org",
  "businessinsider.com",
]);
